import type { CommerceProduct } from '../commerce/catalogue-mapping.ts';
import { type CataloguePrice, hexOf, type Measure } from '../contract/product.ts';

type Variant = Pick<CommerceProduct['variants'][number], 'prices' | 'measure' | 'availableQuantity' | 'axes'>;

/** What lists show of a product in one currency: it depends on the variants that are sold in it. */
interface CardOffer {
  /** The lowest. It is shown as reduced only if every variant costs that much and is reduced. */
  readonly price: CataloguePrice;
  /** Of the variant with this price. */
  readonly measure: Measure | null;
  readonly hasPriceRange: boolean;
  /** Each once, in the order of the variants: CSS colors. */
  readonly colors: readonly string[];
  readonly soldOut: boolean;
}

/** What decides in which currencies a product is sold. */
export interface Priced {
  readonly variants: readonly { readonly prices: readonly Pick<CataloguePrice, 'currencyCode'>[] }[];
}

export const currenciesOf = ({ variants }: Priced): ReadonlySet<string> =>
  new Set(variants.flatMap(({ prices }) => prices.map(({ currencyCode }) => currencyCode)));

/** A product's offers in every currency it is sold in, so that lists need no variants. */
export function cardOffersOf(variants: readonly Variant[]): CardOffer[] {
  return [...currenciesOf({ variants })].flatMap((currency) => {
    const sold = variants.flatMap((variant) => {
      const price = variant.prices.find(({ currencyCode }) => currencyCode === currency);
      return price ? [{ ...variant, price }] : [];
    });
    const [lowest] = sold.toSorted((a, b) => a.price.centAmount - b.price.centAmount);
    if (!lowest) return [];
    const hasPriceRange = sold.some(({ price }) => price.centAmount !== lowest.price.centAmount);
    return {
      price: { ...lowest.price, priorCentAmount: hasPriceRange ? null : priorOf(sold) },
      measure: lowest.measure,
      hasPriceRange,
      colors: [...new Set(sold.flatMap(({ axes }) => hexOf(axes) ?? []))],
      soldOut: sold.every(({ availableQuantity }) => availableQuantity === 0),
    };
  });
}

/** The lowest price before of variants that cost the same now, or null if one of them is not reduced. */
function priorOf(sold: readonly { readonly price: CataloguePrice }[]): number | null {
  const priors = sold.flatMap(({ price }) => price.priorCentAmount ?? []);
  return priors.length === sold.length ? Math.min(...priors) : null;
}

/** How many products stand in a row on a desktop. */
const rowLength = 4;

/** The products that a row needs to be full in every currency, in their order, without those that no row shows. */
export function rowOf<Product extends Priced>(products: readonly Product[]): Product[] {
  const places = new Map<string, number>();
  return products.filter((product) => {
    const open = [...currenciesOf(product)].filter((currency) => (places.get(currency) ?? 0) < rowLength);
    for (const currency of open) places.set(currency, (places.get(currency) ?? 0) + 1);
    return open.length > 0;
  });
}
