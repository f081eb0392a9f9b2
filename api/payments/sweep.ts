import type { RequestContext } from '../context/request-context.ts';
import { inboxOf, processEvent } from './inbox.ts';
import { keepCursors, readCursors, type SweepCursors, type SweepReport } from './sweep-notes.ts';
import type { PaymentRecord } from '../../commerce/payment-record.ts';
import { hasExpired } from './decision.ts';
import { settle, type Settlement } from './settle.ts';
import { standingOf, wantedOf } from '../adyen/standing.ts';

/** How old something has to be before the sweeper takes over from the request that works on it, in milliseconds. */
const grace = { events: 30_000, wanted: 10_000, authorized: 60_000, open: 60_000 };
/** The share of a run's time after which each task ends, so that none of them waits forever for another one. */
const endOf = { events: 0.4, wanted: 0.6, authorized: 0.8, open: 1 };
const maxEvents = 200;
/** How old an event is when a person should know about it, in milliseconds. */
const stuckAfter = 15 * 60_000;
/** How long a run works until it leaves the rest to the next one, in milliseconds; e-mails have the time after that. */
const runLife = 15_000;

/**
 * Completes what requests left behind: events in the inbox, transactions that were not sent (staff's orders included), and
 * payments with something left to do. It is safe to run anywhere, at any time, and
 * twice at once, because it only calls what requests call. What a person has to know comes first, then what is about
 * money, and last the attempts of which nothing is known, which may be many; each list goes on where the last run
 * stopped.
 * @param minAge overrides all waiting times, in milliseconds; for tests.
 * @param until when to stop, in milliseconds since 1970.
 */
export async function sweep(
  context: RequestContext,
  minAge?: number,
  until = Date.now() + runLife,
): Promise<SweepReport> {
  const run = new SweepRun(context, await readCursors(context), minAge, until);
  const { report } = run;
  try {
    const { merchantAccount } = context.store;
    report.needsPerson = (await context.commerce.listPayments({ merchantAccount, having: 'trouble' })).length;
    await processEvents(run);
    await settleList(run, 'wanted');
    await settleList(run, 'authorized');
    if (report.paidWithoutOrder > 0) context.log.error('paid without order', report);
    await settleList(run, 'open');
    await keepCursors(context, run.cursors);
  } finally {
    if (report.interrupted) context.log.error('sweeper was interrupted', report);
    if (report.events + report.payments + report.needsPerson > 0) context.log.info('swept', report);
  }
  return report;
}

/** Processes the inbox, oldest event first, and reports every event that has been stuck in it for too long. */
async function processEvents(run: SweepRun): Promise<void> {
  const { commerce, store, log } = run.context;
  const unchangedSince = run.unchangedSince(grace.events);
  const events = await commerce.listObjects(inboxOf(store), { unchangedSince, limit: maxEvents });
  for (const { key, createdAt } of events)
    if (Date.now() - createdAt > stuckAfter) log.outage('event is stuck', { key, createdAt });
  for (const event of events) {
    if (run.isOver(endOf.events)) return;
    await run.attempt('events', { event: event.key }, () => processEvent(run.context, event));
  }
}

/** Settles the payments of a list, oldest first, from where the last run stopped; at its end, the next run starts over. */
async function settleList(run: SweepRun, having: keyof typeof run.cursors): Promise<void> {
  const { context, cursors } = run;
  const { merchantAccount } = context.store;
  const query = { merchantAccount, having, unchangedSince: run.unchangedSince(grace[having]) };
  for (;;) {
    const after = cursors[having];
    const page = await context.commerce.listPayments({ ...query, ...(after && { after }) });
    for (const payment of page) {
      if (run.isOver(endOf[having])) return;
      await run.settle(payment);
      cursors[having] = { id: payment.id, createdAt: payment.createdAt };
    }
    if (page.length === 0) break;
    await keepCursors(context, cursors);
  }
  cursors[having] = null;
}

/** One run of the sweeper: what its tasks share, and what they have done. */
class SweepRun {
  readonly context: RequestContext;
  readonly cursors: SweepCursors;
  readonly report: SweepReport = {
    events: 0,
    payments: 0,
    failed: 0,
    paidWithoutOrder: 0,
    needsPerson: 0,
    interrupted: false,
  };
  readonly #minAge: number | undefined;
  readonly #until: number;
  readonly #start = Date.now();
  /** The IDs of the payments that were looked at: one payment may be in several lists. */
  readonly #settled = new Set<string>();

  /** @param minAge, until as for `sweep`. */
  constructor(context: RequestContext, cursors: SweepCursors, minAge: number | undefined, until: number) {
    this.context = context;
    this.cursors = cursors;
    this.#minAge = minAge;
    this.#until = until;
  }

  /** Whether a share of the run's time is over, e.g. 0.4; the task that asks then leaves the rest to the next run. */
  isOver(share: number): boolean {
    const isOver = Date.now() >= this.#start + (this.#until - this.#start) * share;
    if (isOver) this.report.interrupted = true;
    return isOver;
  }

  /** Since when something has to have been left alone, in milliseconds since 1970. @param grace in milliseconds. */
  unchangedSince(grace: number): number {
    return Date.now() - (this.#minAge ?? grace);
  }

  /** Does one piece of work and counts it. If it fails, the next run tries it again. */
  async attempt(counter: 'events' | 'payments', what: object, work: () => Promise<unknown>): Promise<void> {
    this.report[counter] += 1;
    try {
      await work();
    } catch (error) {
      this.report.failed += 1;
      this.context.log.warn('sweeper could not complete', { ...what, error });
    }
  }

  /** Settles a payment if it is due, and at most once in a run. */
  async settle(payment: PaymentRecord): Promise<void> {
    if (this.#settled.has(payment.id)) return;
    this.#settled.add(payment.id);
    if (this.#minAge === undefined && !isDue(payment, Date.now())) return;
    let left: Pick<Settlement, 'payment' | 'order'> = { payment, order: null };
    await this.attempt('payments', { payment: payment.id }, async () => {
      left = await settle(this.context, payment);
    });
    if (left.order === null && standingOf(left.payment).paidBy !== null) this.report.paidWithoutOrder += 1;
  }
}

/** After this time without a change, a payment is looked at only once an hour, in milliseconds. */
const quietAfter = 60 * 60_000;

/**
 * Whether to look at a payment in this minute. Abandoned attempts and vouchers stay open for days; they wait for an
 * event, which is processed at once, so they are checked at long intervals, spread over the hour by their IDs. A
 * payment whose offer has ended is due at once.
 */
function isDue(payment: PaymentRecord, now: number): boolean {
  const { outcome, surplus } = standingOf(payment);
  const waits = ['unknown', 'action', 'pending'].includes(outcome) && surplus.length === 0;
  if (wantedOf(payment) || !waits || now - payment.modifiedAt < quietAfter) return true;
  if (hasExpired(payment, now)) return true;
  const slot = parseInt(payment.id.replace(/[^0-9a-f]/gi, '').slice(-6) || '0', 16) % 60;
  return Math.floor(now / 60_000) % 60 === slot;
}
