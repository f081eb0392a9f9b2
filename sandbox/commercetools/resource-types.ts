import type {
  Cart,
  CartDiscount,
  Category,
  Channel,
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
  TaxCategory,
  Type,
  Zone,
} from '@commercetools/platform-sdk';

/** The stored resource types, by their commercetools `typeId`. */
export interface Resources {
  cart: Cart;
  'cart-discount': CartDiscount;
  category: Category;
  channel: Channel;
  'custom-object': CustomObject;
  'discount-code': DiscountCode;
  'inventory-entry': InventoryEntry;
  order: Order;
  payment: Payment;
  product: ProductProjection;
  'product-type': ProductType;
  project: Project & { readonly id: string };
  review: Review;
  'shipping-method': ShippingMethod;
  state: State;
  store: Store;
  'tax-category': TaxCategory;
  type: Type;
  zone: Zone;
}
export type TypeId = keyof Resources;
