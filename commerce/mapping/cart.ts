import type {
  Cart as PlatformCart,
  LineItem as PlatformLineItem,
  Order as PlatformOrder,
} from '@commercetools/platform-sdk';
import type { Language, Store, TaxName } from '../../stores/types.ts';
import type { Cart, LineItem } from '../../contract/cart.ts';
import type { CartRecord } from '../commerce.ts';
import { addressOf } from './address.ts';
import { invoiceLinesOf } from './invoice-lines.ts';
import { localized } from './localized.ts';
import { moneyOfPlatform, withCents } from './money.ts';
import { isPageKey, pathOf } from '../../stores/urls.ts';
import { attributeReader } from './attributes.ts';

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
>;

/** References that a view expands: the shopper's code, and the shipping method's name in other languages. */
export const viewExpansions = ['discountCodes[*].discountCode', 'shippingInfo.shippingMethod'];

/** Who the view is for: the storefront determines the addresses and the name of the tax. */
export interface ViewSettings {
  readonly store: Store;
  readonly language: Language;
}

/** The contract's view of a commercetools cart or order. */
export function cartViewOf(
  source: Priced,
  identity: { readonly id: string; readonly version: number },
  { store, language }: ViewSettings,
): Omit<Cart, 'notices'> {
  const lineItems = source.lineItems.map((item) => lineItemOf(item, store, language));
  const total = moneyOfPlatform(source.taxedPrice?.totalGross ?? source.totalPrice);
  const sum = (field: 'totalPrice' | 'fullPrice') =>
    lineItems.reduce((cents, item) => cents + item[field].centAmount, 0);
  const subtotal = sum('totalPrice');
  const discount =
    sum('fullPrice') - subtotal + (source.discountOnTotalPrice?.discountedAmount.centAmount ?? 0);
  return {
    id: identity.id,
    version: identity.version,
    country: (source.country ?? '').toLowerCase(),
    currency: total.currencyCode,
    lineItems,
    subtotal: withCents(total, subtotal),
    discount: discount > 0 ? withCents(total, discount) : null,
    shippingMethod: shippingOf(source, language),
    tax: taxOf(source, store.tax.name),
    total,
    discountCodes: (source.discountCodes ?? []).map(({ discountCode, state }) => ({
      id: discountCode.id,
      code: discountCode.obj?.code ?? '',
      applied: state === 'MatchesCart',
    })),
    email: source.customerEmail ?? null,
    shippingAddress: addressOf(source.shippingAddress),
    billingAddress: addressOf(source.billingAddress),
  };
}

export function cartRecordOf(cart: PlatformCart, settings: ViewSettings): CartRecord {
  return {
    view: { ...cartViewOf(cart, cart, settings), notices: [] },
    anonymousId: cart.anonymousId ?? null,
    active: cart.cartState === 'Active' || cart.cartState === 'Frozen',
    frozen: cart.cartState === 'Frozen',
    modifiedAt: Date.parse(cart.lastModifiedAt),
    orderNumber: textField(cart.custom, 'orderNumber'),
    paymentIds: (cart.paymentInfo?.payments ?? []).map(({ id }) => id),
    invoiceLines: invoiceLinesOf(cart, settings.language),
  };
}

/** A custom field with a text; null if it is not set. */
export function textField(custom: PlatformCart['custom'], name: string): string | null {
  const value: unknown = custom?.fields[name];
  return typeof value === 'string' ? value : null;
}

/** Null if none is chosen, or the chosen one does not ship to the cart's address anymore. */
function shippingOf({ shippingInfo }: Priced, language: Language): Cart['shippingMethod'] {
  if (!shippingInfo?.shippingMethod || shippingInfo.shippingMethodState === 'DoesNotMatchCart') return null;
  const { id, obj } = shippingInfo.shippingMethod;
  return {
    id,
    name: localized(obj?.localizedName, language) || shippingInfo.shippingMethodName,
    price: moneyOfPlatform(shippingInfo.discountedPrice?.value ?? shippingInfo.price),
  };
}

function taxOf({ taxedPrice, lineItems }: Priced, name: TaxName): Cart['tax'] {
  if (!taxedPrice) return null;
  const { totalGross, totalNet, totalTax } = taxedPrice;
  const amount = totalTax
    ? moneyOfPlatform(totalTax)
    : withCents(totalGross, totalGross.centAmount - totalNet.centAmount);
  return { amount, included: lineItems.every((item) => item.taxRate?.includedInPrice ?? false), name };
}

/** A commercetools line item as a shopper of this language sees it. */
function lineItemOf(item: PlatformLineItem, store: Store, language: Language): LineItem {
  const attributes = attributeReader(item.variant.attributes, language);
  const productKey = item.productKey ?? '';
  const unitPrice = moneyOfPlatform(item.price.discounted?.value ?? item.price.value);
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
    totalPrice: moneyOfPlatform(item.totalPrice),
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
