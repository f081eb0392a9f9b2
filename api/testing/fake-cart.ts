import { randomUUID } from 'node:crypto';
import type { CartChange, CartRecord, InvoiceLine, Offer, PriceSelection } from '../../commerce/commerce.ts';
import type { Cart, LineItem } from '../../contract/cart.ts';
import type { ShippingMethod } from '../../contract/delivery.ts';
import type { Money } from '../../contract/money.ts';
import type { TimedPrice } from '../../contract/product.ts';
import { ShopError } from '../../contract/shop-error.ts';

/** The code that every fake cart accepts; it discounts nothing. */
export const knownCode = 'WELCOME';

/** Name of the only fake shipping method. */
export const shippingMethodId = 'standard';

export const moneyIn = (currencyCode: string, centAmount: number): Money => ({
  centAmount,
  currencyCode,
  fractionDigits: 2,
});

/** A price whose end is not known. */
export const timedPriceIn = (currencyCode: string, centAmount: number): TimedPrice => ({
  ...moneyIn(currencyCode, centAmount),
  ...{ priorCentAmount: null, validUntil: null },
});

/** A line with the ID `line of <sku>`, which costs nothing. */
export const cartLine = (sku: string, quantity: number, giftMessage: string | null = null): LineItem => ({
  id: `line of ${sku}`,
  sku,
  productKey: sku.toLowerCase(),
  kind: giftMessage === null ? 'product' : 'gift-message',
  name: sku,
  variantLabel: '',
  path: null,
  imageUrl: null,
  quantity,
  unitPrice: moneyIn('EUR', 0),
  totalPrice: moneyIn('EUR', 0),
  fullPrice: moneyIn('EUR', 0),
  availableQuantity: null,
  giftMessage,
});

/** What is sold under a SKU: one piece of it, for one euro. */
export const offerOf = (sku: string, part: Partial<Offer> = {}): Offer => ({
  sku,
  productKey: sku.toLowerCase(),
  name: sku,
  variantLabel: '',
  kind: 'product',
  price: timedPriceIn('EUR', 100),
  availableQuantity: null,
  takes: [{ sku, quantity: 1, inStock: part.availableQuantity ?? null }],
  ...part,
});

/** The only fake shipping method; costs 5 in any currency. */
export const shippingMethodIn = (currency: string): ShippingMethod => ({
  id: shippingMethodId,
  name: 'Standard',
  description: '',
  price: moneyIn(currency, 500),
  freeAbove: null,
  arrival: null,
});

/** An empty cart for a country and currency. */
export const emptyCart = ({ country, currency }: PriceSelection): Cart => ({
  id: randomUUID(),
  version: 1,
  country,
  currency,
  lineItems: [],
  goods: moneyIn(currency, 0),
  discounts: [],
  subtotal: moneyIn(currency, 0),
  shippingMethod: null,
  delivery: null,
  tax: null,
  addedTax: null,
  total: moneyIn(currency, 0),
  discountCodes: [],
  email: null,
  shippingAddress: null,
  billingAddress: null,
  isForSomebodyElse: false,
  notices: [],
});

/**
 * The cart with the totals that result from its line items and shipping method, and with the tax once it has an
 * address.
 */
export function withTotals(cart: Cart): Cart {
  const money = (centAmount: number) => moneyIn(cart.currency, centAmount);
  const lineItems = cart.lineItems.map((line) => {
    const price = money(line.unitPrice.centAmount * line.quantity);
    return { ...line, totalPrice: price, fullPrice: price };
  });
  const goods = money(lineItems.reduce((sum, { totalPrice }) => sum + totalPrice.centAmount, 0));
  const delivery = cart.shippingMethod ? shippingMethodIn(cart.currency).price : null;
  const total = money(goods.centAmount + (delivery?.centAmount ?? 0));
  const tax = cart.shippingAddress ? { amount: money(1), included: true, name: 'vat' as const } : null;
  return { ...cart, lineItems, goods, subtotal: goods, delivery, total, tax };
}

/** What a fake cart is paid for; nothing is taxed. */
export function invoiceLinesOf({ lineItems, delivery }: Cart): InvoiceLine[] {
  const untaxed = (centAmount: number) => ({ gross: centAmount, net: centAmount, taxRate: 0 });
  const shipping = delivery?.centAmount ?? 0;
  return [
    ...lineItems.map(({ sku, name, quantity, totalPrice }) => ({
      kind: 'item' as const,
      id: sku,
      name,
      quantity,
      ...untaxed(totalPrice.centAmount),
    })),
    { kind: 'shipping', id: 'shipping', name: 'Standard', quantity: 1, ...untaxed(shipping) },
  ];
}

/** The cart after one change, except for its totals. @param offers what is sold in the cart's currency. */
export function applyChange(
  record: CartRecord,
  change: CartChange,
  offers: ReadonlyMap<string, Offer>,
): CartRecord {
  const { view, paymentIds } = record;
  const viewed = (part: Partial<Cart>): CartRecord => ({ ...record, view: { ...view, ...part } });
  const lines = (edit: (line: LineItem) => LineItem) =>
    viewed({ lineItems: view.lineItems.map(edit).filter(({ quantity }) => quantity > 0) });
  switch (change.action) {
    case 'addLineItem': {
      const known = view.lineItems.find(({ sku }) => sku === change.sku);
      if (known) {
        return lines((line) =>
          line === known ? { ...line, quantity: line.quantity + change.quantity } : line,
        );
      }
      const added = newLine(change, offers.get(change.sku), view.currency);
      return viewed({ lineItems: [...view.lineItems, added] });
    }
    case 'changeLineItemQuantity':
      return lines((line) => (line.id === change.lineItemId ? { ...line, quantity: change.quantity } : line));
    case 'removeLineItem':
      return lines((line) => (line.id === change.lineItemId ? { ...line, quantity: 0 } : line));
    case 'setGiftMessage':
      return lines((line) =>
        line.id === change.lineItemId ? { ...line, giftMessage: change.giftMessage } : line,
      );
    case 'setCustomerEmail':
      return viewed({ email: change.email });
    case 'setShippingAddress':
      return viewed({ shippingAddress: change.address, shippingMethod: null });
    case 'setBillingAddress':
      return viewed({ billingAddress: change.address ?? null });
    case 'setShippingMethod':
      return viewed({ shippingMethod: { id: shippingMethodId, name: 'Standard', arrival: null } });
    case 'addDiscountCode': {
      const { code } = change;
      if (code !== knownCode) throw new ShopError('DiscountCodeNotApplicable', 'no such code', { code });
      return viewed({ discountCodes: [{ id: `code-${code}`, code, applied: true }] });
    }
    case 'removeDiscountCode':
      return viewed({ discountCodes: view.discountCodes.filter(({ id }) => id !== change.discountCodeId) });
    case 'addPayment':
      return { ...record, paymentIds: [...paymentIds, change.paymentId] };
    case 'removePayment':
      return { ...record, paymentIds: paymentIds.filter((id) => id !== change.paymentId) };
    case 'freeze':
    case 'unfreeze':
      return { ...record, frozen: change.action === 'freeze' };
    case 'setCheckoutFields':
      return { ...viewed(checkoutFieldsOf(change)), orderNumber: change.orderNumber };
    case 'recalculate':
    case 'setLocale':
    case 'addBundlePart':
      return record;
  }
}

/** Like a project, it keeps no value for a field without one. */
const checkoutFieldsOf = ({
  isForSomebodyElse,
  mayBeAskedForReview,
}: Extract<CartChange, { action: 'setCheckoutFields' }>) => ({
  isForSomebodyElse,
  ...(mayBeAskedForReview !== undefined && { mayBeAskedForReview }),
});

function newLine(
  { sku, quantity, giftMessage }: { sku: string; quantity: number; giftMessage?: string | undefined },
  offer: Offer | undefined,
  currency: string,
): LineItem {
  return {
    ...cartLine(sku, quantity, giftMessage ?? null),
    id: randomUUID(),
    kind: offer?.kind ?? 'product',
    unitPrice: offer?.price ?? moneyIn(currency, 0),
    availableQuantity: offer?.availableQuantity ?? null,
  };
}
