import { z } from 'zod';
import type { OrderMark, OrderRecord, OrderWithPayments } from '../../commerce/commerce.ts';
import type { RequestContext } from '../context/request-context.ts';
import { readShared } from '../context/shared-values.ts';
import { shopMetrics } from '../context/shop-metrics.ts';
import { mailsWaitSince } from '../mail/due/order-mails.ts';
import { markUnfinished } from '../payments/record.ts';
import { noteArrival } from '../reviews/invitations.ts';
import { workOnOrder, workOnWholeOrder } from './work-on-order.ts';

/** How long an order is left to the messages about it, in milliseconds. */
const grace = 5 * 60_000;
/** Orders that are worked on at the same time. */
const atOnce = 8;
/** After so many orders in a row that could not be finished, a service is down, and the next run tries again. */
const maxFailures = 8;
/** How long nothing can be written about an unfinished order until a person is called, in milliseconds. */
const stuckAfter = 60 * 60_000;
/** How many orders that cannot be marked are kept in mind. */
const maxUnmarked = 1000;

/** Where each list goes on, for each storefront. */
const cursors = 'order-cursors';
const markSchema = z.object({ id: z.string(), modifiedAt: z.number() });
const cursorsSchema = z.object({
  unfinished: markSchema,
  changed: markSchema,
  /** The numbers of orders about which something is left to do, and on which that could not be noted. */
  unmarked: z.array(z.string()).default([]),
  /** Since when the longest unfinished work has waited, of all that this round has seen so far. */
  waitsSince: z.number().nullish().default(null),
});
const start: OrderMark = { id: '', modifiedAt: 0 };

/**
 * Works on the orders that no message has led to the end of: those marked as unfinished, again from the beginning when all have
 * been looked at, and, because staff and warehouses mark nothing, those that have changed since the last run. Of what is
 * finished, it only reads each change once. An order that commercetools refuses to change holds up no others, and a person is
 * called.
 * @param minAge overrides the waiting time, in milliseconds; for tests.
 * @param until when to stop, in milliseconds since 1970.
 * @throws ShopError as `Commerce` does.
 */
export async function sweepOrders(
  context: RequestContext,
  minAge: number | undefined,
  until: number,
): Promise<void> {
  const { commerce, store, log } = context;
  const place = { container: cursors, key: store.id } as const;
  const kept = (await readShared(commerce, place, cursorsSchema)).value;
  const before = Date.now() - (minAge ?? grace);
  const again = await workOff(context, kept?.unmarked ?? [], until);
  const unfinished = await workThrough(context, true, kept?.unfinished ?? start, before, until);
  const changed = await workThrough(context, false, kept?.changed ?? start, before, until);
  const stuck = [...unfinished.stuck, ...changed.unmarked];
  if (stuck.length > 0) log.error('orders are stuck', { count: stuck.length, orders: stuck.slice(0, 10) });
  const oldest = Math.min(kept?.waitsSince ?? Infinity, unfinished.waitsSince);
  const age = oldest === Infinity ? 0 : (Date.now() - oldest) / 1000;
  shopMetrics.waitingAge().record(age, { queue: 'orders' });
  const next = {
    unfinished: unfinished.isAtEnd ? start : unfinished.mark,
    changed: changed.mark,
    unmarked: [...new Set([...again, ...changed.unmarked])].slice(-maxUnmarked),
    waitsSince: unfinished.isAtEnd || oldest === Infinity ? null : oldest,
  };
  if (JSON.stringify(next) !== JSON.stringify(kept)) await commerce.putObject(cursors, store.id, next);
}

/** Works on orders until one cannot be finished, which then comes after the others. @returns the numbers of those that are left. */
async function workOff(
  context: RequestContext,
  numbers: readonly string[],
  until: number,
): Promise<string[]> {
  for (const [index, orderNumber] of numbers.entries())
    if (Date.now() >= until || !(await workOnOrder(context, orderNumber)))
      return [...numbers.slice(index + 1), orderNumber];
  return [];
}

/**
 * @returns where it has ended, and whether there is nothing after that; the numbers of orders about which nothing could be
 * written for long, and of those that could not be marked; and since when what is left has waited (Infinity if nothing is left).
 */
async function workThrough(
  context: RequestContext,
  isMarked: boolean,
  after: OrderMark,
  before: number,
  until: number,
) {
  let mark = after;
  let waitsSince = Infinity;
  let failures = 0;
  const unmarked: string[] = [];
  const stuck: string[] = [];
  for (;;) {
    const query = { storeId: context.store.id, unfinished: isMarked, after: mark, before };
    const page = await context.commerce.listOrders(query);
    if (page.length === 0) return { mark, isAtEnd: true, stuck, unmarked, waitsSince };
    for (let at = 0; at < page.length; at += atOnce) {
      if (failures >= maxFailures || Date.now() >= until)
        return { mark, isAtEnd: false, stuck, unmarked, waitsSince };
      const batch = page.slice(at, at + atOnce);
      const results = await Promise.all(batch.map((whole) => workOrMark(context, whole)));
      failures = results.includes('done') ? 0 : failures + results.length;
      for (const [index, { order }] of batch.entries()) {
        if (results[index] !== 'done')
          waitsSince = Math.min(waitsSince, mailsWaitSince(order) ?? order.modifiedAt);
        if (results[index] === 'unmarked') unmarked.push(order.orderNumber);
        if (results[index] !== 'done' && isStuck(order)) stuck.push(order.orderNumber);
        mark = { id: order.id, modifiedAt: order.modifiedAt };
      }
    }
  }
}

const isStuck = ({ unfinished, modifiedAt }: OrderRecord): boolean =>
  unfinished && Date.now() - modifiedAt > stuckAfter;

/** Whether it was noted, if it has to be, that an order has arrived. Nobody waits for that, so no message about the order does. */
async function isArrivalNoted(context: RequestContext, order: OrderRecord): Promise<boolean> {
  try {
    await noteArrival(context, order);
    return true;
  } catch (error) {
    context.log.warn('an arrival cannot be noted', { order: order.orderNumber, error });
    return false;
  }
}

async function workOrMark(
  context: RequestContext,
  whole: OrderWithPayments,
): Promise<'done' | 'marked' | 'unmarked'> {
  if ((await workOnWholeOrder(context, whole)) && (await isArrivalNoted(context, whole.order))) return 'done';
  try {
    // Otherwise, nothing would find it again.
    await markUnfinished(context, whole.order);
    return 'marked';
  } catch (error) {
    context.log.warn('an order cannot be marked', { order: whole.order.orderNumber, error });
    return 'unmarked';
  }
}
