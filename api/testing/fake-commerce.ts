/* eslint-disable @typescript-eslint/require-await -- the port is asynchronous, memory is not */
import { randomUUID } from 'node:crypto';
import type {
  CartChange,
  CartRecord,
  Commerce,
  Offer,
  OrderChange,
  OrderRecord,
  OrderWithPayments,
  PriceSelection,
} from '../../commerce/commerce.ts';
import type { PaymentRecord } from '../../commerce/payment-record.ts';
import type { ReviewRecord } from '../../commerce/review-record.ts';
import type { LineItem } from '../../contract/cart.ts';
import type { ReturnedLine } from '../../contract/return.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { cartOf, orderRecordOf } from '../payments/testing/records.ts';
import {
  applyChange,
  emptyCart,
  invoiceLinesOf,
  timedPriceIn,
  offerOf,
  shippingMethodIn,
  withTotals,
} from './fake-cart.ts';
import { fakeObjects } from './fake-objects.ts';
import { fakePaymentRecords } from './fake-payment-records.ts';
import { fakeReviews } from './fake-reviews.ts';

/**
 * An in-memory commerce backend with the rules the checkout relies on: versions, one order per cart, and a stock check
 * at the order.
 */
export interface FakeCommerce extends Commerce {
  /** What is sold for euros; in all other currencies, the figure is multiplied by four. */
  readonly offers: Map<string, Omit<Offer, 'takes'>>;
  readonly carts: Map<string, CartRecord>;
  readonly payments: Map<string, PaymentRecord>;
  readonly orders: Map<string, OrderRecord>;
  readonly reviews: Map<string, ReviewRecord>;
  /** Numbers of orders of which the backend has told nobody yet that they have changed. */
  readonly messages: string[];
  /** While true, every operation throws `CommerceUnavailable`. */
  down: boolean;
}

/** The value of one euro in any other currency. */
const rate = 4;

const nobody = { firstName: '', lastName: '', streetName: '' };

/** A state to which nothing is delivered. */
export const nowhere = 'XX';

/** What is sold only for euros. */
const onlyForEuros = 'CHAIR';

/**
 * Sells `CARRIER` (100 €, 5 in stock), `CRADLE` (200 €, stock not tracked), `CHAIR` (only for euros), `MESSAGE`, and
 * `BOX`, but not `ABROAD`.
 */
export function fakeCommerce(): FakeCommerce {
  const offer = (sku: string, kind: Offer['kind'], price: number | null, availableQuantity: number | null) =>
    offerOf(sku, {
      ...{ productKey: 'wool-jacket', name: `Name of ${sku}`, variantLabel: 'Black', kind },
      price: price === null ? null : timedPriceIn('EUR', price),
      availableQuantity,
    });
  const offers = new Map(
    [
      offer('CARRIER', 'product', 10_000, 5),
      offer('CRADLE', 'product', 20_000, null),
      offer(onlyForEuros, 'product', 15_000, 9),
      offer('MESSAGE', 'gift-message', 250, null),
      offer('BOX', 'gift-box', 500, 9),
      offer('ABROAD', 'product', null, 9),
    ].map((offered) => [offered.sku, offered]),
  );
  const carts = new Map<string, CartRecord>();
  const payments = new Map<string, PaymentRecord>();
  const orders = new Map<string, OrderRecord>();
  const released = new Set<string>();
  /** What an order takes over from its cart, by the cart's ID. */
  const wishes = new Map<string, Pick<OrderRecord, 'language' | 'wantsMails'>>();

  const store = (record: CartRecord): CartRecord => {
    const view = withTotals(record.view);
    const priced = { ...record, view, invoiceLines: invoiceLinesOf(view) };
    carts.set(priced.view.id, priced);
    return priced;
  };
  const offersIn = ({ currency }: Pick<PriceSelection, 'currency'>): Map<string, Offer> =>
    new Map(
      [...offers].map(([sku, offer]) => {
        const takes = [{ sku, quantity: 1, inStock: offer.availableQuantity }];
        return [sku, { ...offer, price: priceIn(currency, offer), takes }];
      }),
    );

  const wholeOrderOf = (order: OrderRecord): OrderWithPayments => ({
    order,
    payments: order.paymentIds.flatMap((id) => payments.get(id) ?? []),
  });

  const fake: FakeCommerce = {
    offers,
    carts,
    payments,
    orders,
    messages: [],
    down: false,
    ...fakeObjects(),
    ...fakePaymentRecords(payments),
    ...fakeReviews(),

    checkReads: () => Promise.resolve(),
    checkWrites: () => Promise.resolve(),
    async createCart(draft) {
      const { anonymousId, country, currency, lineItems, discountCodes = [], email = null } = draft;
      const changes = [
        ...lineItems.map((line) => ({ action: 'addLineItem' as const, ...line })),
        ...discountCodes.map((code) => ({ action: 'addDiscountCode' as const, code })),
      ];
      const { place } = draft;
      const { city = '', postalCode = '', state = '' } = place ?? {};
      const shippingAddress = place ? { ...nobody, country, city, postalCode, state } : null;
      const view = {
        ...emptyCart({ country, currency }),
        email,
        shippingAddress,
        ...(draft.mayBeAskedForReview !== undefined && { mayBeAskedForReview: draft.mayBeAskedForReview }),
      };
      return store(
        changes.reduce<CartRecord>(
          (cart, change) => applyChange(cart, change, offersIn({ currency })),
          cartOf({
            view,
            anonymousId,
            frozen: false,
            modifiedAt: Date.now(),
            orderNumber: null,
            paymentIds: [],
          }),
        ),
      );
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
      for (const change of changes) {
        const known = wishes.get(id) ?? { language: null, wantsMails: false };
        if (change.action === 'setLocale') wishes.set(id, { ...known, language: change.locale });
        if (change.action === 'setCheckoutFields')
          wishes.set(id, { ...known, wantsMails: change.wantsMails ?? false });
      }
      const sold = offersIn(cart.view);
      assertNotFrozen(cart, changes);
      const changed = changes.reduce((record, change) => applyChange(record, change, sold), cart);
      const modifiedAt = Date.now();
      if (changed.frozen)
        return store({ ...changed, modifiedAt, view: { ...changed.view, version: version + 1 } });
      const withStock = changes.some(({ action }) => action === 'recalculate');
      const repriced = changed.view.lineItems.map((line) => repricedLine(line, sold, withStock));
      const isSame =
        changes.every(({ action }) => action === 'recalculate') &&
        JSON.stringify(repriced) === JSON.stringify(cart.view.lineItems);
      if (isSame) return cart;
      const view = { ...changed.view, lineItems: repriced, version: version + 1 };
      return store({ ...changed, modifiedAt, view });
    },
    async listShippingMethods({ shippingAddress, currency }) {
      return shippingAddress ? [shippingMethodIn(currency)] : [];
    },
    async listShippingMethodsTo({ state }, currency) {
      return state === nowhere ? [] : [shippingMethodIn(currency)];
    },
    async findOffers(skus, selection) {
      return new Map([...offersIn(selection)].filter(([sku]) => skus.includes(sku)));
    },

    async findVariants(skus, selection) {
      const all = [...offersIn(selection).values()];
      const keys = all.filter(({ sku }) => skus.includes(sku)).map(({ productKey }) => productKey);
      return all.filter(({ productKey }) => keys.includes(productKey));
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
      carts.set(cartId, {
        ...cart,
        active: false,
        frozen: false,
        view: { ...cart.view, version: cartVersion + 1 },
      });
      const order = orderRecordOf({
        id: randomUUID(),
        orderNumber,
        cartId,
        createdAt: '2026-01-02T03:04:05.000Z',
        paymentState,
        paymentIds: cart.paymentIds,
        ...(wishes.get(cartId) ?? { language: null, wantsMails: false }),
        mails: '{}',
        unfinished: wishes.get(cartId)?.wantsMails ?? false,
        modifiedAt: Date.now(),
        taken: cart.view.lineItems.map(({ sku, quantity }) => ({ sku, quantity })),
        cart: cart.view,
      });
      orders.set(orderNumber, order);
      fake.messages.push(orderNumber);
      return order;
    },
    async findOrder(orderNumber) {
      return orders.get(orderNumber) ?? null;
    },
    async findOrderOfCart(cartId) {
      return [...orders.values()].find((order) => order.cartId === cartId) ?? null;
    },
    async updateOrder({ id, version }, changes) {
      const order = [...orders.values()].find((stored) => stored.id === id);
      if (!order) throw new ShopError('OrderNotFound', 'no order');
      if (order.version !== version) throw new ShopError('VersionConflict', 'stale');
      const modifiedAt = Date.now();
      const changed = { ...changes.reduce(applyOrderChange, order), version: version + 1, modifiedAt };
      orders.set(order.orderNumber, changed);
      if (changes.some(({ change }) => change !== 'setMails')) fake.messages.push(order.orderNumber);
      return changed;
    },
    async findWholeOrder(orderNumber) {
      const order = orders.get(orderNumber);
      return order ? wholeOrderOf(order) : null;
    },
    async listOrders({ unfinished, after, before }) {
      const isAfter = ({ id, modifiedAt }: OrderRecord) =>
        modifiedAt > after.modifiedAt || (modifiedAt === after.modifiedAt && id > after.id);
      return [...orders.values()]
        .filter((order) => (unfinished ? order.unfinished : order.wantsMails))
        .filter((order) => order.modifiedAt < before && isAfter(order))
        .toSorted((one, other) => one.modifiedAt - other.modifiedAt || (one.id < other.id ? -1 : 1))
        .slice(0, 100)
        .map(wholeOrderOf);
    },
    async returnStock(sku, quantity, orderNumber) {
      const release = `${orderNumber} ${sku}`;
      if (released.has(release)) return;
      released.add(release);
      takeFromStock(offers, sku, -quantity);
    },
  };
  return withOutage(fake);
}

/** @param withStock whether the line's stock is brought up to date with its price. @throws ShopError `NotSoldHere` */
function repricedLine(line: LineItem, sold: ReadonlyMap<string, Offer>, withStock: boolean): LineItem {
  const offer = sold.get(line.sku);
  if (!offer) return line;
  if (!offer.price) throw new ShopError('NotSoldHere', `${line.sku} has no price`);
  const { price, availableQuantity } = offer;
  return { ...line, unitPrice: price, ...(withStock && { availableQuantity }) };
}

function priceIn(currency: string, { sku, price }: Pick<Offer, 'sku' | 'price'>): Offer['price'] {
  if (price === null || currency === price.currencyCode) return price;
  return sku === onlyForEuros ? null : timedPriceIn(currency, price.centAmount * rate);
}

function takeFromStock(offers: FakeCommerce['offers'], sku: string, quantity: number): void {
  const offer = offers.get(sku);
  if (!offer || offer.availableQuantity === null) return;
  offers.set(sku, { ...offer, availableQuantity: offer.availableQuantity - quantity });
}

/** What a frozen cart refuses before it is unfrozen (HardFreeze). */
const heldByFreeze: readonly CartChange['action'][] = [
  'addLineItem',
  'changeLineItemQuantity',
  'removeLineItem',
  'setGiftMessage',
  'setShippingMethod',
  'addDiscountCode',
  'removeDiscountCode',
  'recalculate',
];

function assertNotFrozen({ frozen }: CartRecord, changes: readonly CartChange[]): void {
  let isFrozen = frozen;
  for (const { action } of changes) {
    if (action === 'unfreeze' || action === 'freeze') isFrozen = action === 'freeze';
    if (isFrozen && heldByFreeze.includes(action)) throw new ShopError('InvalidInput', 'The cart is frozen');
  }
}

function applyOrderChange(order: OrderRecord, change: OrderChange): OrderRecord {
  switch (change.change) {
    case 'setPaymentState':
      return { ...order, paymentState: change.paymentState };
    case 'cancel':
      return { ...order, canceled: true, status: 'canceled' };
    case 'delayShipment':
      return order;
    case 'setMoneyReturned':
      return { ...order, moneyReturned: change.references };
    case 'setStockRelease':
      return { ...order, stockRelease: change.stockRelease };
    case 'setMails':
      return { ...order, unfinished: change.unfinished, mails: change.mails ?? order.mails };
    case 'declineReviewInvitation':
      return { ...order, cart: { ...order.cart, mayBeAskedForReview: false } };
    case 'announceReturn':
      return { ...order, returns: [...order.returns, ...announcedLines(order, change)] };
    case 'markReturnRefunded':
      return {
        ...order,
        returns: order.returns.map((line) =>
          line.id === change.returnItemId ? { ...line, state: 'refunded' } : line,
        ),
      };
    case 'addPayment':
      return { ...order, paymentIds: [...order.paymentIds, change.paymentId] };
    case 'removePayment':
      return { ...order, paymentIds: order.paymentIds.filter((id) => id !== change.paymentId) };
  }
}

function announcedLines(
  { returns, cart }: OrderRecord,
  { number, lines }: Extract<OrderChange, { change: 'announceReturn' }>,
): ReturnedLine[] {
  return lines.map(({ exchange, ...line }, index) => ({
    ...line,
    id: `return-${returns.length + index}`,
    returnId: `return-${returns.length}`,
    number,
    at: new Date().toISOString(),
    name: cart.lineItems.find(({ id }) => id === line.lineItemId)?.name ?? '',
    state: 'announced',
    exchangeFor: exchange?.name ?? null,
  }));
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
