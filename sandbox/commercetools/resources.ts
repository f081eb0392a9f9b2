import type {
  ApiClient,
  Cart,
  CartDiscount,
  Category,
  CustomObject,
  DiscountCode,
  InventoryEntry,
  Order,
  Payment,
  ProductProjection,
  ProductType,
  Project,
  Review,
  ShippingMethod,
  State,
  Store,
  Subscription,
  TaxCategory,
  Type,
  Zone,
} from '@commercetools/platform-sdk';

/** The stored resource types, by their commercetools `typeId`. */
export interface Resources {
  'api-client': ApiClient & { readonly version: number; readonly secret: string };
  cart: Cart;
  'cart-discount': CartDiscount;
  category: Category;
  'custom-object': CustomObject;
  'discount-code': DiscountCode;
  'inventory-entry': InventoryEntry;
  order: Order;
  payment: Payment;
  product: ProductProjection;
  'product-type': ProductType;
  project: Pick<Project, 'key' | 'version' | 'languages' | 'currencies' | 'countries'> & {
    readonly id: string;
    readonly carts: Partial<Project['carts']>;
  };
  review: Review;
  'shipping-method': ShippingMethod;
  state: State;
  store: Store;
  subscription: Subscription;
  'tax-category': TaxCategory;
  type: Type;
  zone: Zone;
}
export type TypeId = keyof Resources;

/** By fields, the values that only one resource of a type may have. */
type UniqueValues = readonly (readonly [field: string, value: string | undefined])[];

export const customObjectKey = (container: string, key: string) => `${container}/${key}`;

/** A payment may be on one cart that is not ordered yet, and on one order. */
const paymentsOf = ({ paymentInfo }: Pick<Cart, 'paymentInfo'>): UniqueValues =>
  (paymentInfo?.payments ?? []).map(({ id }) => ['payment', id]);

/** In each language, a slug belongs to one category, and to one product. */
const slugsOf = ({ slug }: Resources['category' | 'product']): UniqueValues =>
  Object.entries(slug).map(([locale, value]) => [`slug.${locale}`, value]);

const special: { readonly [T in TypeId]?: (resource: Resources[T]) => UniqueValues } = {
  cart: (cart) => (cart.cartState === 'Ordered' ? [] : paymentsOf(cart)),
  category: slugsOf,
  'custom-object': ({ container, key }) => [['key', customObjectKey(container, key)]],
  'discount-code': ({ code }) => [['code', code]],
  'inventory-entry': ({ sku }) => [['sku', sku]],
  order: (order) => [['orderNumber', order.orderNumber], ...paymentsOf(order)],
  product: (product) => [
    ...slugsOf(product),
    ...[product.masterVariant, ...product.variants].map(({ sku }) => ['sku', sku] as const),
  ],
  // It is known by its name, too.
  'shipping-method': ({ name }) => [['name', name]],
  zone: ({ locations }) =>
    locations.map(({ country, state = '' }) => ['location', `${country} ${state}`.trim()]),
  review: ({ uniquenessValue }) => [['uniquenessValue', uniquenessValue]],
  payment: ({ interfaceId, paymentMethodInfo: { paymentInterface = '' } }) => [
    ['interfaceId', interfaceId === undefined ? undefined : `${paymentInterface}/${interfaceId}`],
  ],
};

/** Everything about a resource that no other resource of its type may have. */
export function uniqueValuesOf<T extends TypeId>(type: T, resource: Resources[T]): [string, string][] {
  const own: ((resource: Resources[T]) => UniqueValues) | undefined = special[type];
  const { key } = resource as { readonly key?: string };
  const values: UniqueValues = [
    ...(type === 'custom-object' ? [] : [['key', key] as const]),
    ...(own?.(resource) ?? []),
  ];
  return values.flatMap(([field, value]): [string, string][] =>
    value === undefined ? [] : [[field, value]],
  );
}
