import { decimalOf } from '../../contract/decimal.ts';
import type { TimedPrice } from '../../contract/product.ts';

/** What structured data says of an offer's price; the other facts of an offer are in `gatsby/structured-data/product.ts`. */
export const priceData = ({ priorCentAmount, validUntil, ...price }: TimedPrice) => ({
  price: decimalOf(price),
  priceCurrency: price.currencyCode,
  ...(validUntil !== null && { priceValidUntil: validUntil }),
  // The lowest price of the 30 days before a reduction, which shops show struck through.
  ...(priorCentAmount !== null && {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: decimalOf({ ...price, centAmount: priorCentAmount }),
      priceCurrency: price.currencyCode,
    } as const,
  }),
});

interface OfferData {
  readonly priceCurrency: string;
}

/** A product, a group of its variants, or anything else that a page has data about. */
interface Thing {
  readonly sku?: string;
  readonly offers?: OfferData | readonly OfferData[];
  readonly hasVariant?: readonly Thing[];
}

interface Shown {
  readonly sku: string;
  /** Null if it is not sold any more. */
  readonly price: TimedPrice | null;
}

/** Has the page's structured data say what its variants cost in a currency (ISO 4217). A page about something else stays. */
export function tellPrices(shown: readonly Shown[], currency: string): void {
  const block = document.querySelector('script[type="application/ld+json"]');
  if (!block) return;
  const data = JSON.parse(block.textContent) as { readonly '@graph': readonly Thing[] };
  const graph = data['@graph'].map((thing) => repriced(thing, shown, currency));
  block.textContent = JSON.stringify({ ...data, '@graph': graph });
}

function repriced(thing: Thing, shown: readonly Shown[], currency: string): Thing {
  const { hasVariant, offers } = thing;
  const variant = shown.find(({ sku }) => sku === thing.sku);
  return {
    ...thing,
    ...(hasVariant && { hasVariant: hasVariant.map((each) => repriced(each, shown, currency)) }),
    ...(variant &&
      offers && { offers: [offers].flat().flatMap((offer) => offerNow(offer, variant, currency)) }),
  };
}

function offerNow(offer: OfferData, { price }: Shown, currency: string): readonly OfferData[] {
  if (offer.priceCurrency !== currency) return [offer];
  // What is undefined is left out of JSON.
  const unpriced = { ...offer, priceValidUntil: undefined, priceSpecification: undefined };
  return price ? [{ ...unpriced, ...priceData(price) }] : [];
}
