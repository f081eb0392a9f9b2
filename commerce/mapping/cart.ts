import type {
  Cart as PlatformCart,
  LineItem as PlatformLineItem,
  LocalizedString,
  Order as PlatformOrder,
  ProductProjection,
  ProductVariant,
} from '@commercetools/platform-sdk';
import type { Language, Store, TaxName } from '../../stores/types.ts';
import type { Cart, LineItem } from '../../contract/cart.ts';
import { variantLabel } from '../../contract/product.ts';
import type { CartRecord } from '../commerce.ts';
import { availableBeside } from '../availability.ts';
import { addressOfPlatform } from './address.ts';
import {
  bundlePartsOf,
  componentsOf,
  isPartLine,
  stockOfVariants,
  takesOf,
  variantsOf,
} from './components.ts';
import { invoiceLinesOf } from './invoice-lines.ts';
import { discountsOf } from './discounts.ts';
import { localized } from './localized.ts';
import { moneyOfPlatform, withCents } from './money.ts';
import { arrivalBy } from './shipping-method.ts';
import { isPageKey, pathOf } from '../../stores/urls.ts';
import { attributeReader } from './attributes.ts';
import { axisValuesOf } from './axes.ts';

/** What a cart and the order created from it have in common. */
type Priced = Pick<
  PlatformCart | PlatformOrder,
  | 'lineItems'
  | 'totalPrice'
  | 'taxedPrice'
  | 'discountOnTotalPrice'
  | 'shippingInfo'
  | 'discountCodes'
  | 'shippingAddress'
  | 'billingAddress'
  | 'customerEmail'
  | 'country'
  | 'custom'
>;

/** References that a view expands: the shopper's code, and names in other languages. */
export const viewExpansions = [
  'discountCodes[*].discountCode',
  'shippingInfo.shippingMethod',
  'lineItems[*].discountedPricePerQuantity[*].discountedPrice.includedDiscounts[*].discount',
  'discountOnTotalPrice.includedDiscounts[*].discount',
];

/** Who the view is for: the storefront determines the addresses and the name of the tax. */
export interface ViewSettings {
  readonly store: Store;
  readonly language: Language;
}

/**
 * The contract's view of a commercetools cart or order.
 * @param ordered when it was or would be ordered, in milliseconds since 1970
 * @param products that its bundles consist of; an order has them as lines of its own.
 */
export function cartViewOf(
  source: Priced,
  identity: { readonly id: string; readonly version: number },
  settings: ViewSettings,
  ordered: number,
  products: readonly ProductProjection[] = [],
): Omit<Cart, 'notices'> {
  const { store, language } = settings;
  const items = source.lineItems.filter((item) => !isPartLine(item));
  const stock = stockOfVariants([
    ...source.lineItems.map(({ variant }) => variant),
    // A line's own stock is that of the time when it was last recalculated, so it says too little about components.
    ...products.flatMap(variantsOf),
  ]);
  const partNames = partNamesOf(source.lineItems, products, language);
  const available = availableBeside(
    items.map(({ variant, quantity }) => ({ quantity, takes: takesOf(variant, stock) })),
  );
  const lineItems = items.map((item, index) => ({
    ...lineItemOf(item, partNames, store, language),
    availableQuantity: available[index] ?? null,
  }));
  const total = moneyOfPlatform(source.taxedPrice?.totalGross ?? source.totalPrice);
  const goods = lineItems.reduce((cents, { fullPrice }) => cents + fullPrice.centAmount, 0);
  const discounts = discountsOf(source, goods, language);
  const shippingMethod = chosenMethodOf(source, settings, ordered);
  const tax = taxOf(source, store.tax.name);
  const mayBeAskedForReview: unknown = source.custom?.fields['mayBeAskedForReview'];
  return {
    id: identity.id,
    version: identity.version,
    country: (source.country ?? '').toLowerCase(),
    currency: total.currencyCode,
    lineItems,
    goods: withCents(total, goods),
    discounts: discounts.map(({ name, cents }) => ({ name, amount: withCents(total, cents) })),
    subtotal: withCents(total, goods - discounts.reduce((sum, { cents }) => sum + cents, 0)),
    shippingMethod,
    delivery: shippingMethod && deliveryOf(source),
    tax,
    addedTax: tax?.included === false ? tax.amount : null,
    total,
    discountCodes: (source.discountCodes ?? []).map(({ discountCode, state }) => ({
      id: discountCode.id,
      code: discountCode.obj?.code ?? '',
      applied: state === 'MatchesCart',
    })),
    email: source.customerEmail ?? null,
    shippingAddress: addressOfPlatform(source.shippingAddress),
    billingAddress: addressOfPlatform(source.billingAddress),
    isForSomebodyElse: source.custom?.fields['isGift'] === true,
    ...(typeof mayBeAskedForReview === 'boolean' && { mayBeAskedForReview }),
  };
}

/** @param products see `cartViewOf`. */
export function cartRecordOf(
  cart: PlatformCart,
  settings: ViewSettings,
  products?: readonly ProductProjection[],
): CartRecord {
  return {
    view: { ...cartViewOf(cart, cart, settings, Date.now(), products), notices: [] },
    anonymousId: cart.anonymousId ?? null,
    active: cart.cartState === 'Active' || cart.cartState === 'Frozen',
    frozen: cart.cartState === 'Frozen',
    modifiedAt: Date.parse(cart.lastModifiedAt),
    orderNumber: textField(cart.custom, 'orderNumber'),
    paymentIds: (cart.paymentInfo?.payments ?? []).map(({ id }) => id),
    bundleParts: bundlePartsOf(cart.lineItems),
    partLineIds: cart.lineItems.filter(isPartLine).map(({ id }) => id),
    invoiceLines: invoiceLinesOf(cart, settings.language),
  };
}

/** A custom field with a text; null if it is not set. */
export function textField(custom: PlatformCart['custom'], name: string): string | null {
  const value: unknown = custom?.fields[name];
  return typeof value === 'string' ? value : null;
}

/** Null if none is chosen, or the chosen one does not ship to the cart's address anymore. */
function chosenMethodOf(
  { shippingInfo }: Priced,
  { store, language }: ViewSettings,
  ordered: number,
): Cart['shippingMethod'] {
  if (!shippingInfo?.shippingMethod || shippingInfo.shippingMethodState === 'DoesNotMatchCart') return null;
  const { id, obj } = shippingInfo.shippingMethod;
  const name = localized(obj?.localizedName, language) || shippingInfo.shippingMethodName;
  return { id, name, arrival: arrivalBy(obj, store, ordered) };
}

const deliveryOf = ({ shippingInfo }: Priced): Cart['delivery'] =>
  shippingInfo ? moneyOfPlatform(shippingInfo.discountedPrice?.value ?? shippingInfo.price) : null;

function taxOf({ taxedPrice, lineItems }: Priced, name: TaxName): Cart['tax'] {
  if (!taxedPrice) return null;
  const { totalGross, totalNet, totalTax } = taxedPrice;
  const amount = totalTax
    ? moneyOfPlatform(totalTax)
    : withCents(totalGross, totalGross.centAmount - totalNet.centAmount);
  return { amount, included: lineItems.every((item) => item.taxRate?.includedInPrice ?? false), name };
}

/** A commercetools line item as a shopper of this language sees it. */
function lineItemOf(
  item: PlatformLineItem,
  partNames: PartNames,
  store: Store,
  language: Language,
): Omit<LineItem, 'availableQuantity'> {
  const attributes = attributeReader(item.variant.attributes, language);
  const productKey = item.productKey ?? '';
  const unitPrice = moneyOfPlatform(item.price.discounted?.value ?? item.price.value);
  const warrantyYears = attributes.number('warrantyYears');
  return {
    id: item.id,
    sku: item.variant.sku ?? '',
    productKey,
    kind: attributes.kind(),
    name: localized(item.name, language),
    variantLabel: partsLabelOf(item, partNames) || variantLabel(axisValuesOf(attributes)),
    path: productPath(productKey, store, language),
    imageUrl: item.variant.images?.[0]?.url ?? null,
    quantity: item.quantity,
    unitPrice,
    totalPrice: moneyOfPlatform(item.totalPrice),
    fullPrice: withCents(unitPrice, unitPrice.centAmount * item.quantity),
    giftMessage: textField(item.custom, 'giftMessage'),
    ...(warrantyYears !== null && { warrantyYears }),
  };
}

/** What a bundle's components are called, by SKU, e.g. `Shell Jacket: Black, M`. */
type PartNames = ReadonlyMap<string, string>;

function partNamesOf(
  lineItems: readonly PlatformLineItem[],
  products: readonly ProductProjection[],
  language: Language,
): PartNames {
  const nameOf = (name: LocalizedString, { attributes }: ProductVariant) =>
    [localized(name, language), variantLabel(axisValuesOf(attributeReader(attributes, language)))]
      .filter((text) => text !== '')
      .join(': ');
  const named = [
    ...products.flatMap((product) => variantsOf(product).map((variant) => ({ name: product.name, variant }))),
    ...lineItems.filter(isPartLine),
  ];
  return new Map(named.map(({ name, variant }) => [variant.sku ?? '', nameOf(name, variant)]));
}

/** What is in a bundle, e.g. `Shell Jacket: Black, M; Cap: White`; empty for anything else. */
const partsLabelOf = ({ variant }: PlatformLineItem, names: PartNames): string =>
  componentsOf(variant.attributes)
    .flatMap(({ sku }) => names.get(sku) ?? [])
    .join('; ');

function productPath(productKey: string, store: Store, language: Language): string | null {
  const pageKey = `product/${productKey}`;
  return isPageKey(store, pageKey) ? pathOf(store, language, pageKey) : null;
}
