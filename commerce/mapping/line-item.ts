import type { LineItem as PlatformLineItem } from '@commercetools/platform-sdk';
import type { Language, Store } from '../../stores/types.ts';
import { isPageKey, pathOf } from '../../stores/urls.ts';
import type { LineItem } from '../../contract/cart.ts';
import { attributeReader } from './attributes.ts';
import { localized } from './localized.ts';
import { moneyOf, withCents } from './money.ts';

/** A commercetools line item as a shopper of this language sees it. */
export function lineItemOf(item: PlatformLineItem, store: Store, language: Language): LineItem {
  const attributes = attributeReader(item.variant.attributes, language);
  const productKey = item.productKey ?? '';
  const unitPrice = moneyOf(item.price.discounted?.value ?? item.price.value);
  return {
    id: item.id,
    sku: item.variant.sku ?? '',
    productKey,
    kind: attributes.kind(),
    name: localized(item.name, language),
    variantLabel: [attributes.choice('color')?.name, attributes.choice('material')?.name]
      .filter((part) => part !== undefined)
      .join(', '),
    path: productPath(productKey, store, language),
    imageUrl: item.variant.images?.[0]?.url ?? null,
    quantity: item.quantity,
    unitPrice,
    totalPrice: moneyOf(item.totalPrice),
    fullPrice: withCents(unitPrice, unitPrice.centAmount * item.quantity),
    availableQuantity: item.variant.availability?.availableQuantity ?? null,
    giftMessage: giftMessageOf(item),
  };
}

function productPath(productKey: string, store: Store, language: Language): string | null {
  const pageKey = `product/${productKey}`;
  return isPageKey(pageKey) ? pathOf(store, language, pageKey) : null;
}

function giftMessageOf(item: PlatformLineItem): string | null {
  const message: unknown = item.custom?.fields['giftMessage'];
  return typeof message === 'string' ? message : null;
}
