import type { TypeId } from './resource-types.ts';

/** The fields of a resource that queries may name; `true` stands for a value, or for anything inside of it. */
export interface QueryFields {
  readonly [name: string]: true | QueryFields;
}

const values = (...names: string[]): Record<string, true> =>
  Object.fromEntries(names.map((name) => [name, true]));

const common = values('id', 'version', 'key', 'createdAt', 'lastModifiedAt', 'createdBy', 'lastModifiedBy');
const reference = values('typeId', 'id');
const keyReference = values('typeId', 'key');
const money = values('type', 'centAmount', 'currencyCode', 'fractionDigits');
const custom = { type: reference, fields: true } as const;
const taxed = { totalNet: money, totalGross: money, totalTax: money, taxPortions: true } as const;
const address = {
  ...values('id', 'key', 'country', 'title', 'salutation', 'firstName', 'lastName', 'streetName'),
  ...values('streetNumber', 'additionalStreetInfo', 'postalCode', 'city', 'region', 'state', 'company'),
  ...values('department', 'building', 'apartment', 'pOBox', 'phone', 'mobile', 'email'),
  ...values('additionalAddressInfo'),
};
const price = {
  ...values('id', 'key', 'country', 'validFrom', 'validUntil', 'tiers'),
  ...{ value: money, discounted: { value: money, discount: reference }, custom },
};
const variant = {
  ...values('id', 'sku', 'key', 'images', 'attributes', 'assets', 'availability'),
  prices: price,
  price,
};
const lineItem = {
  ...values('id', 'key', 'productId', 'productKey', 'name', 'productSlug', 'quantity', 'priceMode'),
  ...values('lineItemMode', 'addedAt', 'lastModifiedAt', 'state', 'discountedPricePerQuantity', 'taxRate'),
  ...{ productType: reference, supplyChannel: reference, variant, price, custom },
  ...{ totalPrice: money, taxedPrice: taxed },
};
const shippingInfo = {
  ...values('shippingMethodName', 'shippingRate', 'taxRate', 'shippingMethodState', 'deliveries'),
  ...{ price: money, taxedPrice: taxed, shippingMethod: reference, taxCategory: reference },
};
/** What carts and orders have in common. */
const purchase = {
  ...common,
  ...values('customerId', 'customerEmail', 'anonymousId', 'country', 'locale', 'origin', 'inventoryMode'),
  ...values('taxMode', 'taxRoundingMode', 'priceRoundingMode', 'taxCalculationMode', 'shippingMode'),
  ...values('customLineItems', 'directDiscounts', 'refusedGifts', 'itemShippingAddresses', 'shipping'),
  ...{ store: keyReference, totalPrice: money, taxedPrice: taxed, taxedShippingPrice: taxed },
  ...{ lineItems: lineItem, shippingInfo, shippingAddress: address, billingAddress: address, custom },
  discountCodes: { discountCode: reference, state: true },
  paymentInfo: { payments: reference },
} as const;
const discount = values('isActive', 'validFrom', 'validUntil', 'cartPredicate', 'name', 'description');

const fieldsOf: Readonly<Record<TypeId, QueryFields>> = {
  cart: {
    ...purchase,
    ...values('cartState', 'freezeStrategy', 'totalLineItemQuantity', 'deleteDaysAfterLastModification'),
  },
  'cart-discount': {
    ...common,
    ...discount,
    ...values('sortOrder', 'requiresDiscountCode', 'target', 'value'),
  },
  category: {
    ...common,
    ...values('name', 'slug', 'description', 'orderHint', 'externalId', 'metaTitle', 'metaDescription'),
    ...{ parent: reference, ancestors: reference, custom },
  },
  channel: { ...common, ...values('roles', 'name', 'description'), address, custom },
  'custom-object': { ...common, ...values('container', 'value') },
  'discount-code': {
    ...common,
    ...discount,
    ...values('code', 'groups', 'maxApplications', 'maxApplicationsPerCustomer'),
    cartDiscounts: reference,
    custom,
  },
  'inventory-entry': {
    ...common,
    ...values('sku', 'quantityOnStock', 'availableQuantity', 'restockableInDays', 'expectedDelivery'),
    supplyChannel: reference,
    custom,
  },
  order: {
    ...purchase,
    ...values('orderNumber', 'purchaseOrderNumber', 'orderState', 'shipmentState', 'paymentState'),
    ...values('syncInfo', 'returnInfo', 'completedAt'),
    cart: reference,
    state: reference,
  },
  payment: {
    ...common,
    ...values('interfaceId', 'anonymousId', 'interfaceInteractions'),
    amountPlanned: money,
    paymentMethodInfo: values('paymentInterface', 'method', 'name', 'interfaceAccount'),
    paymentStatus: { ...values('interfaceCode', 'interfaceText'), state: reference },
    transactions: { ...values('id', 'type', 'state', 'timestamp', 'interactionId'), amount: money, custom },
    custom,
  },
  product: {
    ...common,
    ...values('name', 'slug', 'description', 'published', 'hasStagedChanges', 'metaTitle', 'metaDescription'),
    ...values('categoryOrderHints', 'reviewRatingStatistics', 'priceMode', 'attributes', 'metaKeywords'),
    ...{ productType: reference, taxCategory: reference, categories: reference, state: reference },
    ...{ masterVariant: variant, variants: variant },
  },
  'product-type': { ...common, ...values('name', 'description', 'attributes') },
  project: common,
  review: {
    ...common,
    ...values('uniquenessValue', 'locale', 'authorName', 'title', 'text', 'rating', 'includedInStatistics'),
    ...{ target: reference, state: reference, customer: reference, custom },
  },
  'shipping-method': {
    ...common,
    ...values('name', 'localizedName', 'description', 'localizedDescription', 'isDefault', 'active'),
    ...{ taxCategory: reference, zoneRates: { zone: reference, shippingRates: true }, predicate: true },
  },
  state: {
    ...common,
    ...values('type', 'name', 'description', 'initial', 'builtIn', 'roles'),
    transitions: reference,
  },
  store: {
    ...common,
    ...values('name', 'languages', 'countries', 'productSelections'),
    ...{ distributionChannels: reference, supplyChannels: reference, custom },
  },
  'tax-category': { ...common, ...values('name', 'description', 'rates') },
  type: { ...common, ...values('name', 'description', 'resourceTypeIds', 'fieldDefinitions') },
  zone: { ...common, ...values('name', 'description', 'locations') },
};

/** The fields that queries for a type of resource may name. */
export const queryFieldsOf = (type: TypeId): QueryFields => fieldsOf[type];
