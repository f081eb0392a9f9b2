import type { PaymentRecord, TransactionRecord } from '../../commerce/payment-record.ts';
import type { OrderFacts } from './order-facts.ts';
import { moneyText } from './text.ts';

/** One thing that happened. */
export interface TimelineEvent {
  /** ISO 8601; null if nobody noted when. */
  readonly at: string | null;
  readonly about:
    | 'cart'
    | 'attempt'
    | 'money'
    | 'notice'
    | 'order'
    | 'parcel'
    | 'return'
    | 'stock'
    | 'mail'
    | 'withdrawal'
    | 'product';
  readonly what: string;
  /** By which it is found at Adyen, a carrier, or in an inbox; null if there is none. */
  readonly reference: string | null;
}

/** With when it happened at the earliest, which places what has no time of its own. */
type Placed = readonly [event: TimelineEvent, since: string];

/** Everything that is known about a purchase, in the order in which it happened. */
export function timelineOf(facts: OrderFacts): TimelineEvent[] {
  const placed = [
    ...ofCart(facts),
    ...facts.purchase.attempts.flatMap(ofAttempt),
    ...ofNotices(facts),
    ...ofOrder(facts),
    ...ofMails(facts),
    ...ofWithdrawals(facts),
    ...ofRegistrations(facts),
  ];
  return placed
    .toSorted(([one, since], [other, after]) => (one.at ?? since).localeCompare(other.at ?? after))
    .map(([event]) => event);
}

const iso = (time: number): string => new Date(time).toISOString();

const happened = (
  at: string | null,
  about: TimelineEvent['about'],
  what: string,
  { reference = null, since = at ?? '' }: { reference?: string | null; since?: string } = {},
): Placed => [{ at, about, what, reference }, since];

const ofCart = ({ purchase: { cartId }, cartCreatedAt }: OrderFacts): Placed[] =>
  cartCreatedAt === null ? [] : [happened(cartCreatedAt, 'cart', 'begun', { reference: cartId })];

function ofAttempt(payment: PaymentRecord): Placed[] {
  const { key, method, amount, createdAt, resultCode, transactions } = payment;
  const since = iso(createdAt);
  const result = resultCode === null ? 'without an answer' : `last answer: ${resultCode}`;
  const what = `to pay ${moneyText(amount)} by ${method}, ${result}`;
  return [
    happened(since, 'attempt', what, { reference: key }),
    ...transactions.map((entry) =>
      happened(entry.at ?? null, 'money', moneyWords(entry), { reference: entry.interactionId, since }),
    ),
  ];
}

const types: Readonly<Record<TransactionRecord['type'], string>> = {
  Authorization: 'authorization',
  CancelAuthorization: 'reversal of everything',
  Charge: 'capture',
  Refund: 'refund',
  Chargeback: 'chargeback',
};

const states: Readonly<Record<TransactionRecord['state'], string>> = {
  Initial: 'not sent yet',
  Pending: 'waiting for confirmation',
  Success: 'done',
  Failure: 'failed',
};

function moneyWords({ type, state, amount, unasked }: TransactionRecord): string {
  const howMuch = type === 'CancelAuthorization' ? '' : ` of ${moneyText(amount)}`;
  return `${types[type]}${howMuch}: ${states[state]}${unasked ? ', and nobody here asked for it' : ''}`;
}

const ofNotices = ({ waiting }: OrderFacts): Placed[] =>
  waiting.map(({ receivedAt, eventCode, success, pspReference }) =>
    happened(receivedAt, 'notice', `${eventCode} ${success ? 'true' : 'false'}, not processed yet`, {
      reference: pspReference,
    }),
  );

function ofOrder({ purchase: { order }, stock }: OrderFacts): Placed[] {
  if (!order) return [];
  const { createdAt, deliveries, stockRelease } = order;
  const goods = stock.map(({ sku, quantity, forSale }) => {
    const now = forSale === null ? 'not tracked' : `${forSale} for sale now`;
    return happened(createdAt, 'stock', `${quantity} × ${sku} taken (${now})`);
  });
  const released = {
    wanted: [happened(null, 'stock', 'is to go back', { since: '9' })],
    done: [happened(null, 'stock', 'has gone back', { since: '9' })],
  };
  return [
    happened(createdAt, 'order', 'placed', { reference: order.orderNumber }),
    ...goods,
    ...deliveries.map(({ createdAt: at, tracking, items }) => {
      const pieces = items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
      const carriers = tracking.flatMap(({ carrier }) => carrier ?? []);
      const reference = tracking.map(({ number }) => number ?? '').join(' ') || null;
      return happened(at, 'parcel', [pieces, ...carriers].join(', '), { reference });
    }),
    ...order.returns.map(({ at, quantity, name, state, reason, exchangeFor, number }) => {
      const why = [reason, exchangeFor && `to be exchanged for ${exchangeFor}`].filter((word) => word);
      const what = [`${quantity} × ${name}: ${state}`, ...why].join(', ');
      return happened(at, 'return', what, { reference: number });
    }),
    ...(stockRelease === null ? [] : released[stockRelease]),
  ];
}

const ofMails = ({ mails }: OrderFacts): Placed[] =>
  Object.entries(mails).map(([id, { messageId: reference, firstTriedAt, sentAt, refusedAt, failures }]) => {
    const name = id
      .replace(/-again-\d+$/, ', again')
      .replace(/-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/, '');
    if (sentAt !== undefined) return happened(iso(sentAt), 'mail', `${name}: sent`, { reference });
    if (refusedAt !== undefined)
      return happened(iso(refusedAt), 'mail', `${name}: the address was refused`, { reference });
    return happened(iso(firstTriedAt), 'mail', `${name}: not sent yet, ${failures} failures`, { reference });
  });

const ofWithdrawals = ({ withdrawals }: OrderFacts): Placed[] =>
  withdrawals.map(({ id, receivedAt, name, items, order }) => {
    const what = `by ${name}: ${items === '' ? 'everything' : items.replaceAll(/\s+/g, ' ')}`;
    const whose = order === 'matched' ? '' : ' (with another e-mail address)';
    return happened(receivedAt, 'withdrawal', `${what}${whose}`, { reference: id });
  });

const ofRegistrations = ({ registrations }: OrderFacts): Placed[] =>
  registrations.map(({ id, receivedAt, model, batch, endedAt }) => {
    const what = `${model} registered, batch ${batch}${endedAt === undefined ? '' : ', deleted since'}`;
    return happened(receivedAt, 'product', what, { reference: id });
  });
