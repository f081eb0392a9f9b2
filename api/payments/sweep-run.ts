import type { PaymentRecord } from '../../commerce/payment-record.ts';
import type { RequestContext } from '../context/request-context.ts';
import { hasExpired } from './decision.ts';
import { settle, type Settlement } from './settle.ts';
import { standingOf, wantedOf } from '../adyen/standing.ts';
import type { SweepCursors } from './sweep-cursors.ts';

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
  /** Whether there was more to do than time; the next run goes on there. */
  readonly interrupted: boolean;
}

/** When a run has to be over, and what it takes over from requests. */
interface SweepLimits {
  /** Overrides how long everything has to have been left alone, in milliseconds; for tests. */
  readonly minAge: number | undefined;
  /** When to stop, in milliseconds since 1970. */
  readonly until: number;
}

/** One run of the sweeper: what its tasks share, and what they have done. */
export class SweepRun {
  readonly context: RequestContext;
  /** Where each of its lists goes on. */
  readonly cursors: SweepCursors;
  readonly report: { -readonly [Counter in keyof SweepReport]: SweepReport[Counter] } = {
    events: 0,
    payments: 0,
    failed: 0,
    paidWithoutOrder: 0,
    needsPerson: 0,
    interrupted: false,
  };
  readonly #limits: SweepLimits;
  readonly #start = Date.now();
  /** The IDs of the payments that were looked at: one payment may be in several lists. */
  readonly #settled = new Set<string>();

  constructor(context: RequestContext, cursors: SweepCursors, limits: SweepLimits) {
    this.context = context;
    this.cursors = cursors;
    this.#limits = limits;
  }

  /** Whether a share of the run's time is over, e.g. 0.4; the task that asks then leaves the rest to the next run. */
  isOver(share: number): boolean {
    const isOver = Date.now() >= this.#start + (this.#limits.until - this.#start) * share;
    if (isOver) this.report.interrupted = true;
    return isOver;
  }

  /** Since when something has to have been left alone, in milliseconds since 1970. @param grace in milliseconds. */
  unchangedSince(grace: number): number {
    return Date.now() - (this.#limits.minAge ?? grace);
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
    if (this.#limits.minAge === undefined && !isDue(payment, Date.now())) return;
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
