import type { ProductProjection, ProductVariant } from '@commercetools/platform-sdk';
import type { Language } from '../../stores/types.ts';
import type { Offer, PriceSelection } from '../commerce.ts';
import { isSameMoney } from '../../contract/money.ts';
import { variantLabel } from '../../contract/product.ts';
import { availableFrom } from '../availability.ts';
import { attributeReader } from './attributes.ts';
import { axisValuesOf } from './axes.ts';
import { type StockBySku, takesOf, variantsOf } from './components.ts';
import { localized } from './localized.ts';
import { cataloguePriceOf } from './money.ts';
import { pricesFrom } from './prices.ts';

interface OfferContext {
  readonly language: Language;
  readonly selection: PriceSelection;
  /** Of the variants, and of the components of those that are bundles. */
  readonly stock: StockBySku;
}

/** One offer per variant of a projection that was requested with the price selection. */
export function offersOf(product: ProductProjection, { language, selection, stock }: OfferContext): Offer[] {
  return variantsOf(product).flatMap((variant) => {
    if (variant.sku === undefined) return [];
    const takes = takesOf(variant, stock);
    const read = attributeReader(variant.attributes, language);
    return {
      sku: variant.sku,
      productKey: product.key ?? '',
      name: localized(product.name, language),
      variantLabel: variantLabel(axisValuesOf(read)),
      kind: read.kind(),
      price: priceOf(variant, selection),
      availableQuantity: availableFrom(takes),
      takes,
    };
  });
}

/** The price that a cart would have, which commercetools has selected, until one of the variant's other prices begins. */
function priceOf({ price, prices = [] }: ProductVariant, selection: PriceSelection): Offer['price'] {
  if (!price) return null;
  const current = cataloguePriceOf(price);
  const [known] = pricesFrom(prices, selection, Date.now());
  return { ...current, validUntil: known && isSameMoney(known, current) ? known.validUntil : null };
}
