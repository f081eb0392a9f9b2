import type { PaymentQuery, PaymentRecord } from '../../commerce/payment-record.ts';
import type { RequestContext } from '../checkout/request-context.ts';
import { removeExpiredLimits } from '../http/rate-limits.ts';
import { inboxOf, processEvent } from './inbox.ts';
import { settle, type Settlement } from './settle.ts';
import { standingOf, wantedOf } from './standing.ts';

/** How old something has to be before the sweeper takes over from the request that works on it, in milliseconds. */
const grace = { events: 30_000, wanted: 10_000, open: 60_000 };
/** How long a shipment is looked at again for its capture, in milliseconds. */
const shipmentsSince = 2 * 24 * 60 * 60 * 1000;
/** Events in one run; the rest follows in the next one. */
const maxEvents = 200;
/** How old an event is when a person should know about it, in milliseconds. */
const stuckAfter = 15 * 60_000;

/** How many of each were looked at, and what is left of them. Operators watch these counters. */
export interface SweepReport {
  readonly events: number;
  readonly payments: number;
  /** Those that could not be completed and will be tried again. */
  readonly failed: number;
  /** Payments that hold money although no order names them; anything but 0 for long is a fault. */
  readonly paidWithoutOrder: number;
  /** Payments that a person has to look at, at most as many as one list contains. */
  readonly needsPerson: number;
}

/**
 * Completes what requests left behind: events in the inbox, transactions that were not sent (staff's orders included),
 * payments with something left to do, and captures of what was shipped. Safe to run anywhere, at any time, twice at
 * once: it only calls what requests call.
 * @param minAge overrides all waiting times, in milliseconds; for tests.
 */
export async function sweep(context: RequestContext, minAge?: number): Promise<SweepReport> {
  const { commerce, store, environment } = context;
  const report = { events: 0, payments: 0, failed: 0, paidWithoutOrder: 0, needsPerson: 0 };
  const attempt = async (of: 'events' | 'payments', what: object, work: () => Promise<unknown>) => {
    report[of] += 1;
    try {
      await work();
    } catch (error) {
      report.failed += 1;
      context.log.warn('sweeper could not complete', { ...what, error });
    }
  };
  const before = (kind: keyof typeof grace) => Date.now() - (minAge ?? grace[kind]);
  const swept = new Set<string>();
  const sweepPayment = async (payment: PaymentRecord) => {
    if (swept.has(payment.id)) return;
    swept.add(payment.id);
    if (minAge === undefined && !isDue(payment, Date.now())) return;
    let left: Pick<Settlement, 'payment' | 'order'> = { payment, order: null };
    await attempt('payments', { payment: payment.id }, async () => {
      left = await settle(context, payment);
    });
    if (left.order === null && standingOf(left.payment).paidBy !== null) report.paidWithoutOrder += 1;
  };

  const unchangedSince = before('events');
  for (const object of await commerce.listObjects(inboxOf(store), { unchangedSince, limit: maxEvents })) {
    if (Date.now() - object.createdAt > stuckAfter)
      context.log.error('event is stuck', { key: object.key, createdAt: object.createdAt });
    await attempt('events', { event: object.key }, () => processEvent(context, object));
  }
  const { merchantAccount } = store;
  for (const having of ['wanted', 'open'] as const) {
    const query = { merchantAccount, having, unchangedSince: before(having) };
    for await (const payment of allPayments(context, query)) await sweepPayment(payment);
  }
  if (environment.capture === 'shipment') {
    for (const payment of await commerce.listShippedPayments(Date.now() - shipmentsSince)) {
      if (payment.transactions.every(({ type }) => type !== 'Charge')) await sweepPayment(payment);
    }
  }
  // They are closed, so they are not among those that were looked at.
  report.needsPerson = (await commerce.listPayments({ merchantAccount, having: 'trouble' })).length;
  if (report.paidWithoutOrder > 0) context.log.error('paid without order', report);
  // Last, so that nothing about counters holds up what is about money.
  await removeExpiredLimits(commerce);
  return report;
}

/** After this time without a change, a payment is looked at only once an hour, in milliseconds. */
const quietAfter = 60 * 60_000;

/**
 * Whether to look at a payment in this minute. Abandoned attempts and vouchers stay open for days; they wait for an
 * event, which is processed at once, so they are checked at long intervals, spread over the hour by their IDs.
 */
function isDue(payment: PaymentRecord, now: number): boolean {
  const { outcome, surplus } = standingOf(payment);
  const waits = ['unknown', 'action', 'pending'].includes(outcome) && surplus.length === 0;
  if (wantedOf(payment) || !waits || now - payment.modifiedAt < quietAfter) return true;
  const slot = parseInt(payment.id.replace(/[^0-9a-f]/gi, '').slice(-6) || '0', 16) % 60;
  return Math.floor(now / 60_000) % 60 === slot;
}

async function* allPayments(
  { commerce }: RequestContext,
  query: PaymentQuery,
): AsyncGenerator<PaymentRecord> {
  let after: string | undefined;
  for (;;) {
    const page = await commerce.listPayments({ ...query, ...(after === undefined ? {} : { after }) });
    yield* page;
    after = page.at(-1)?.id;
    if (after === undefined) return;
  }
}
