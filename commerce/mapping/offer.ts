import type { ProductProjection } from '@commercetools/platform-sdk';
import type { Language } from '../../stores/types.ts';
import type { Offer } from '../commerce.ts';
import { variantLabel } from '../../contract/product.ts';
import { availableFrom } from '../availability.ts';
import { attributeReader } from './attributes.ts';
import { axisValuesOf } from './axes.ts';
import { type StockBySku, takesOf, variantsOf } from './components.ts';
import { localized } from './localized.ts';
import { moneyOfPlatform } from './money.ts';

/**
 * One offer per variant of a projection that was requested with a price selection.
 * @param stock of the variants, and of the components of those that are bundles.
 */
export function offersOf(product: ProductProjection, language: Language, stock: StockBySku): Offer[] {
  return variantsOf(product).flatMap((variant) => {
    if (variant.sku === undefined) return [];
    const { price } = variant;
    const takes = takesOf(variant, stock);
    const read = attributeReader(variant.attributes, language);
    return {
      sku: variant.sku,
      productKey: product.key ?? '',
      name: localized(product.name, language),
      variantLabel: variantLabel(axisValuesOf(read)),
      kind: read.kind(),
      price: price ? moneyOfPlatform(price.discounted?.value ?? price.value) : null,
      availableQuantity: availableFrom(takes),
      takes,
    };
  });
}
