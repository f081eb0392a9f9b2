/* eslint-disable @typescript-eslint/require-await -- the port is asynchronous, memory is not */
import { randomUUID } from 'node:crypto';
import type {
  CartChange,
  CartRecord,
  Commerce,
  Offer,
  OrderRecord,
  PaymentRecord,
} from '../commerce/commerce.ts';
import type { Cart, LineItem, Money } from '../contract.ts';
import { ShopError } from '../shop-error.ts';

/** A commerce in memory with the rules the checkout relies on: versions, one order per cart, stock at the order. */
export interface FakeCommerce extends Commerce {
  readonly offers: Map<string, Offer>;
  readonly carts: Map<string, CartRecord>;
  readonly payments: Map<string, PaymentRecord>;
  readonly orders: Map<string, OrderRecord>;
  /** While true every operation is `CommerceUnavailable`. */
  down: boolean;
}

const euros = (centAmount: number): Money => ({ centAmount, currencyCode: 'EUR', fractionDigits: 2 });

const shippingMethod = { id: 'standard', name: 'Standard', price: euros(500) };

/** Sells `CARRIER` (100 €, 5 on stock), `CRADLE` (200 €, stock not counted), `MESSAGE` and `BOX`, and not `ABROAD`. */
export function fakeCommerce(): FakeCommerce {
  const offer = (
    sku: string,
    kind: Offer['kind'],
    price: number | null,
    availableQuantity: number | null,
  ): Offer => ({
    sku,
    kind,
    price: price === null ? null : euros(price),
    availableQuantity,
  });
  const offers = new Map(
    [
      offer('CARRIER', 'product', 10_000, 5),
      offer('CRADLE', 'product', 20_000, null),
      offer('MESSAGE', 'gift-message', 250, null),
      offer('BOX', 'gift-box', 500, 9),
      offer('ABROAD', 'product', null, 9),
    ].map((one) => [one.sku, one]),
  );
  const carts = new Map<string, CartRecord>();
  const payments = new Map<string, PaymentRecord>();
  const orders = new Map<string, OrderRecord>();

  const store = (record: CartRecord): CartRecord => {
    const priced = { ...record, view: withTotals(record.view) };
    carts.set(priced.view.id, priced);
    return priced;
  };
  const priceOf = (sku: string) => offers.get(sku)?.price ?? euros(0);

  const fake: FakeCommerce = {
    offers,
    carts,
    payments,
    orders,
    down: false,

    async createCart({ anonymousId, country, currency, lineItems }) {
      const view: Cart = { ...emptyCart, id: randomUUID(), version: 1, country, currency };
      const added = lineItems.reduce<CartRecord>(
        (cart, { sku, quantity }) => applyChange(cart, { action: 'addLineItem', sku, quantity }, offers),
        { view, anonymousId, active: true, paymentIds: [] },
      );
      return store(added);
    },
    async getCart(id) {
      return carts.get(id) ?? null;
    },
    async updateCart(id, version, changes) {
      const cart = carts.get(id);
      if (!cart) throw new ShopError('NotFound', 'no cart');
      if (cart.view.version !== version) {
        throw new ShopError('VersionConflict', 'stale', { currentVersion: cart.view.version });
      }
      if (!cart.active) throw new ShopError('InvalidInput', 'ordered');
      const changed = changes.reduce((record, change) => applyChange(record, change, offers), cart);
      const repriced = changed.view.lineItems.map((line) => ({ ...line, unitPrice: priceOf(line.sku) }));
      const next = version + (changes.some(({ action }) => action !== 'recalculate') ? 1 : 0);
      return store({ ...changed, view: { ...changed.view, lineItems: repriced, version: next } });
    },
    async listShippingMethods({ shippingAddress }) {
      return shippingAddress ? [{ ...shippingMethod, description: '', freeAbove: null }] : [];
    },
    async canDeliver({ city }) {
      return city !== 'Nowhere';
    },
    async findOffers(skus) {
      return new Map([...offers].filter(([sku]) => skus.includes(sku)));
    },

    async createPayment({ key, amount, method }) {
      const known = [...payments.values()].find((payment) => payment.key === key);
      if (known) return known;
      const state = { resultCode: null, pspReference: null, reversal: null };
      const payment = { id: randomUUID(), version: 1, key, amount, method, ...state, createdAt: Date.now() };
      payments.set(payment.id, payment);
      return payment;
    },
    async getPayment(id) {
      return payments.get(id) ?? null;
    },
    async findPaymentByKey(key) {
      return [...payments.values()].find((payment) => payment.key === key) ?? null;
    },
    async recordPayment(id, { resultCode, transaction }) {
      const payment = payments.get(id);
      if (!payment) throw new ShopError('PaymentNotFound', 'no payment');
      const authorisation = transaction?.type === 'Authorization' ? transaction.interactionId : null;
      const sent = payment.reversal === 'sent' || transaction?.state === 'Pending';
      const reversal =
        transaction?.type === 'CancelAuthorization' ? (sent ? 'sent' : 'wanted') : payment.reversal;
      const recorded: PaymentRecord = {
        ...payment,
        version: payment.version + 1,
        resultCode: payment.resultCode === 'Authorised' ? 'Authorised' : (resultCode ?? payment.resultCode),
        pspReference: authorisation ?? payment.pspReference,
        reversal,
      };
      payments.set(id, recorded);
      return recorded;
    },

    async placeOrder({ cartId, cartVersion, orderNumber, paymentState }) {
      const cart = carts.get(cartId);
      if (!cart) throw new ShopError('NotFound', 'no cart');
      if (cart.view.version !== cartVersion) throw new ShopError('VersionConflict', 'stale');
      if (!cart.active || orders.has(orderNumber)) throw new ShopError('CartNotActive', 'ordered');
      for (const { sku, quantity } of cart.view.lineItems) {
        const left = offers.get(sku)?.availableQuantity ?? null;
        if (left !== null && left < quantity) throw new ShopError('OutOfStock', 'sold', { sku });
      }
      for (const { sku, quantity } of cart.view.lineItems) takeFromStock(offers, sku, quantity);
      carts.set(cartId, { ...cart, active: false, view: { ...cart.view, version: cartVersion + 1 } });
      const identity = { id: randomUUID(), version: 1, orderNumber, createdAt: '2026-01-02T03:04:05.000Z' };
      const order = { ...identity, paymentState, paymentIds: cart.paymentIds, cart: cart.view };
      orders.set(orderNumber, order);
      return order;
    },
    async findOrder(orderNumber) {
      return orders.get(orderNumber) ?? null;
    },
    async setOrderPaymentState({ orderNumber }, paymentState) {
      const order = orders.get(orderNumber);
      if (!order) throw new ShopError('OrderNotFound', 'no order');
      const changed = { ...order, paymentState, version: order.version + 1 };
      orders.set(orderNumber, changed);
      return changed;
    },
  };
  return withOutage(fake);
}

const emptyCart = {
  lineItems: [],
  subtotal: euros(0),
  discount: null,
  shippingMethod: null,
  tax: null,
  total: euros(0),
  discountCodes: [],
  email: null,
  shippingAddress: null,
  billingAddress: null,
  notices: [],
} satisfies Partial<Cart>;

function withTotals(cart: Cart): Cart {
  const lineItems = cart.lineItems.map((line) => {
    const price = euros(line.unitPrice.centAmount * line.quantity);
    return { ...line, totalPrice: price, fullPrice: price };
  });
  const subtotal = euros(lineItems.reduce((sum, { totalPrice }) => sum + totalPrice.centAmount, 0));
  const total = euros(subtotal.centAmount + (cart.shippingMethod?.price.centAmount ?? 0));
  const tax = cart.shippingAddress ? { amount: euros(1), included: true, label: 'VAT' } : null;
  return { ...cart, lineItems, subtotal, total, tax };
}

function applyChange(record: CartRecord, change: CartChange, offers: ReadonlyMap<string, Offer>): CartRecord {
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
      const offer = offers.get(change.sku);
      return viewed({ lineItems: [...view.lineItems, newLine(change, offer)] });
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
      return viewed({ shippingMethod });
    case 'addDiscountCode':
      throw new ShopError('DiscountCodeNotApplicable', 'no such code');
    case 'addPayment':
      return { ...record, paymentIds: [...paymentIds, change.paymentId] };
    case 'removePayment':
      return { ...record, paymentIds: paymentIds.filter((id) => id !== change.paymentId) };
    case 'removeDiscountCode':
    case 'setOrderNumber':
    case 'recalculate':
      return record;
  }
}

function newLine(
  { sku, quantity, giftMessage }: { sku: string; quantity: number; giftMessage?: string | undefined },
  offer: Offer | undefined,
): LineItem {
  const price = offer?.price ?? euros(0);
  return {
    id: randomUUID(),
    sku,
    productKey: sku.toLowerCase(),
    kind: offer?.kind ?? 'product',
    name: sku,
    variantLabel: '',
    path: null,
    imageUrl: null,
    quantity,
    unitPrice: price,
    totalPrice: price,
    fullPrice: price,
    availableQuantity: offer?.availableQuantity ?? null,
    giftMessage: giftMessage ?? null,
  };
}

function takeFromStock(offers: Map<string, Offer>, sku: string, quantity: number): void {
  const offer = offers.get(sku);
  if (!offer || offer.availableQuantity === null) return;
  offers.set(sku, { ...offer, availableQuantity: offer.availableQuantity - quantity });
}

function withOutage(fake: FakeCommerce): FakeCommerce {
  return new Proxy(fake, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (typeof value !== 'function' || !target.down) return value;
      return () => Promise.reject(new ShopError('CommerceUnavailable', 'down'));
    },
  });
}
