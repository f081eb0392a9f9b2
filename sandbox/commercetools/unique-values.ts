import type { Cart } from '@commercetools/platform-sdk';
import type { Resources, TypeId } from './resource-types.ts';

/** A value that only one resource of a type may have. */
export interface UniqueValue {
  /** The field that is reported for a conflict. */
  readonly field: string;
  /** What is compared; for a combination of fields, their values joined. */
  readonly value: string;
}

/** The SKU of a stock entry, together with the channel that supplies it, if any. */
export const stockKey = (sku: string, supplyChannelId?: string) =>
  supplyChannelId === undefined ? sku : `${sku}@${supplyChannelId}`;

export const customObjectKey = (container: string, key: string) => `${container}/${key}`;

/** A payment's identifier at its payment service. */
export const interfaceKey = (paymentInterface: string | undefined, interfaceId: string) =>
  `${paymentInterface ?? ''}/${interfaceId}`;

/** The field of a type by which `find` looks up resources if the caller does not specify another: `key` unless listed. */
const naturalFields: Partial<Record<TypeId, string>> = {
  'custom-object': 'key',
  'discount-code': 'code',
  'inventory-entry': 'sku',
  order: 'orderNumber',
};
export const naturalFieldOf = (type: TypeId): string => naturalFields[type] ?? 'key';

const listed = (field: string, value: string | undefined): UniqueValue[] =>
  value === undefined ? [] : [{ field, value }];

/** A payment may be on one cart that is not ordered yet, and on one order. */
const paymentsOf = ({ paymentInfo }: Pick<Cart, 'paymentInfo'>) =>
  (paymentInfo?.payments ?? []).map(({ id }) => ({ field: 'payment', value: id }));

/** In each language, a slug belongs to one category, and to one product. */
const slugsOf = ({ key, slug }: Resources['category' | 'product']) => [
  ...listed('key', key),
  ...Object.entries(slug).map(([locale, value]) => ({ field: `slug.${locale}`, value })),
];

const special: { readonly [T in TypeId]?: (resource: Resources[T]) => UniqueValue[] } = {
  cart: (cart) => (cart.cartState === 'Active' || cart.cartState === 'Frozen' ? paymentsOf(cart) : []),
  category: slugsOf,
  'custom-object': ({ container, key }) => listed('key', customObjectKey(container, key)),
  'discount-code': ({ code, key }) => [...listed('code', code), ...listed('key', key)],
  'inventory-entry': ({ sku, supplyChannel, key }) => [
    ...listed('sku', stockKey(sku, supplyChannel?.id)),
    ...listed('key', key),
  ],
  order: (order) => [...listed('orderNumber', order.orderNumber), ...paymentsOf(order)],
  product: slugsOf,
  review: ({ key, uniquenessValue }) => [
    ...listed('key', key),
    ...listed('uniquenessValue', uniquenessValue),
  ],
  payment: ({ key, interfaceId, paymentMethodInfo }) => [
    ...listed('key', key),
    ...listed(
      'interfaceId',
      interfaceId === undefined ? undefined : interfaceKey(paymentMethodInfo.paymentInterface, interfaceId),
    ),
  ],
};

/** Everything about a resource that no other resource of its type may have. */
export function uniqueValuesOf<T extends TypeId>(type: T, resource: Resources[T]): UniqueValue[] {
  const own: ((resource: Resources[T]) => UniqueValue[]) | undefined = special[type];
  if (own) return own(resource);
  const { key } = resource as { readonly key?: string };
  return listed('key', key);
}
