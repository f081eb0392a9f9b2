import type { ProductProjection } from '@commercetools/platform-sdk';
import type { Language } from '../../stores/types.ts';
import type { Offer } from '../commerce.ts';
import { attributeReader } from './attributes.ts';
import { moneyOfPlatform } from './money.ts';

/** One offer per variant of a projection that was requested with a price selection. */
export function offersOf(product: ProductProjection, language: Language): Offer[] {
  return [product.masterVariant, ...product.variants].flatMap((variant) => {
    if (variant.sku === undefined) return [];
    const { price, availability } = variant;
    return {
      sku: variant.sku,
      kind: attributeReader(variant.attributes, language).kind(),
      price: price ? moneyOfPlatform(price.discounted?.value ?? price.value) : null,
      availableQuantity: availability?.availableQuantity ?? null,
    };
  });
}
