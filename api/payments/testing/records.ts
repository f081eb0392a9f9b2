import type { CartRecord, OrderRecord } from '../../../commerce/commerce.ts';
import type { PaymentRecord, TransactionRecord } from '../../../commerce/payment-record.ts';
import type { Money } from '../../../contract/money.ts';
import { approvalOf } from '../approval.ts';
import { emptyCart } from '../../testing/fake-cart.ts';

/** Euros in cents. */
export const money = (centAmount: number): Money => ({ centAmount, currencyCode: 'EUR', fractionDigits: 2 });

/** When all records of these tests were made, in milliseconds since 1970. */
export const start = Date.UTC(2026, 0, 1);

const view = {
  ...emptyCart({ country: 'de', currency: 'EUR' }),
  id: 'cart',
  total: money(100),
  email: 'ada@example.com',
};

/** An attempt to pay 100 cents for the cart, without any answer yet. */
export const attemptOf = (part: Partial<PaymentRecord> = {}): PaymentRecord => ({
  id: 'payment',
  version: 1,
  key: 'cart-1',
  amount: money(100),
  method: 'scheme',
  anonymousId: 'visitor',
  merchantAccount: 'DE',
  resultCode: null,
  interfaceId: null,
  approved: approvalOf(view),
  refusal: null,
  instructions: null,
  settlement: 'open',
  needsPerson: null,
  transactions: [],
  createdAt: start,
  modifiedAt: start,
  ...part,
});

/** The frozen cart that the attempt pays for. */
export const cartOf = (part: Partial<CartRecord> = {}): CartRecord => ({
  view,
  anonymousId: 'visitor',
  active: true,
  frozen: true,
  modifiedAt: Date.UTC(2026, 0, 2),
  orderNumber: 'DE-1',
  paymentIds: ['payment'],
  bundleParts: [],
  partLineIds: [],
  invoiceLines: [],
  ...part,
});

/** The cart with something in it that the shopper did not approve. */
export const changedCart = (part: Partial<CartRecord> = {}): CartRecord =>
  cartOf({ ...part, view: { ...view, email: 'someone.else@example.com' } });

/** The order that the cart became, named by the attempt and waiting for its money. */
export const orderRecordOf = (part: Partial<OrderRecord> = {}): OrderRecord => ({
  id: 'order',
  version: 1,
  orderNumber: 'DE-1',
  cartId: 'cart',
  createdAt: '2026-01-01T00:00:00.000Z',
  canceled: false,
  shipped: false,
  status: 'placed',
  deliveries: [],
  returns: [],
  stockRelease: null,
  moneyReturned: [],
  paymentState: 'Pending',
  paymentIds: ['payment'],
  taken: [],
  language: null,
  wantsMails: false,
  mails: '{}',
  unfinished: false,
  modifiedAt: 0,
  cart: view,
  ...part,
});

/** A transaction of the attempt; its reference is that of the authorization unless said otherwise. */
export const transactionOf = (
  type: TransactionRecord['type'],
  state: TransactionRecord['state'],
  interactionId: string | null = 'PSP',
  amount = money(100),
): TransactionRecord => ({
  id: `${type}-${state}-${interactionId ?? ''}`,
  type,
  state,
  interactionId,
  amount,
});
