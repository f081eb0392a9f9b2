import type { RequestContext } from '../context/request-context.ts';
import { inboxOf, processEvent } from './inbox.ts';
import { keepCursors, readCursors } from './sweep-cursors.ts';
import { type SweepReport, SweepRun } from './sweep-run.ts';

/** How old something has to be before the sweeper takes over from the request that works on it, in milliseconds. */
const grace = { events: 30_000, wanted: 10_000, authorized: 60_000, open: 60_000 };
/** The share of a run's time after which each task ends, so that none of them waits forever for another one. */
const endOf = { events: 0.4, wanted: 0.55, authorized: 0.75, shipped: 0.85, open: 1 };
/** How long a shipment is looked at again for its capture, in milliseconds. */
const shipmentsSince = 2 * 24 * 60 * 60 * 1000;
/** Events in one run; the rest follows in the next one. */
const maxEvents = 200;
/** How old an event is when a person should know about it, in milliseconds. */
const stuckAfter = 15 * 60_000;
/** How long a run works until it leaves the rest to the next one, in milliseconds; e-mails have the time after that. */
const runLife = 15_000;

/**
 * Completes what requests left behind: events in the inbox, transactions that were not sent (staff's orders included),
 * payments with something left to do, and captures of what was shipped. It is safe to run anywhere, at any time, and
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
  const run = new SweepRun(context, await readCursors(context), { minAge, until });
  const { report } = run;
  try {
    await countTrouble(run);
    await processEvents(run);
    await settleList(run, 'wanted');
    await settleList(run, 'authorized');
    if (report.paidWithoutOrder > 0) context.log.error('paid without order', report);
    await settleShipped(run);
    await settleList(run, 'open');
    await keepCursors(context, run.cursors);
  } finally {
    if (report.interrupted) context.log.error('sweeper was interrupted', report);
    if (report.events + report.payments + report.needsPerson > 0) context.log.info('swept', report);
  }
  return report;
}

async function countTrouble({ context: { commerce, store }, report }: SweepRun): Promise<void> {
  const { merchantAccount } = store;
  report.needsPerson = (await commerce.listPayments({ merchantAccount, having: 'trouble' })).length;
}

/** Processes the inbox, oldest event first, and reports every event that has been stuck in it for too long. */
async function processEvents(run: SweepRun): Promise<void> {
  const { commerce, store, log } = run.context;
  const unchangedSince = run.unchangedSince(grace.events);
  const events = await commerce.listObjects(inboxOf(store), { unchangedSince, limit: maxEvents });
  for (const { key, createdAt } of events)
    if (Date.now() - createdAt > stuckAfter) log.error('event is stuck', { key, createdAt });
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

/** Where money is captured at shipment, settles what was shipped and has not been captured yet. */
async function settleShipped(run: SweepRun): Promise<void> {
  const { commerce, environment } = run.context;
  if (environment.capture !== 'shipment') return;
  for (const payment of await commerce.listShippedPayments(Date.now() - shipmentsSince)) {
    if (run.isOver(endOf.shipped)) return;
    if (payment.transactions.every(({ type }) => type !== 'Charge')) await run.settle(payment);
  }
}
