import { z } from 'zod';
import type { OrderMark } from '../../commerce/commerce.ts';
import type { RequestContext } from '../context/request-context.ts';
import { readShared } from '../context/shared-values.ts';
import { markUnfinished } from '../payments/record.ts';
import { workOnWholeOrder } from './work-on-order.ts';

/** How long an order is left to the messages about it, in milliseconds. */
const grace = 5 * 60_000;
/** Orders that are worked on at the same time. */
const atOnce = 8;
/** After so many orders in a row that could not be finished, a service is down, and the next run tries again. */
const maxFailures = 8;

/** Where each list goes on, for each storefront. */
const cursors = 'order-cursors';
const markSchema = z.object({ id: z.string(), modifiedAt: z.number() });
const cursorsSchema = z.object({ unfinished: markSchema, changed: markSchema });
const start: OrderMark = { id: '', modifiedAt: 0 };

/**
 * Works on the orders that no message has led to the end of: those marked as unfinished, again from the beginning when all have
 * been looked at, and, because staff and warehouses mark nothing, those that have changed since the last run. Of what is
 * finished, it only reads each change once. A failure is logged, never thrown, and left to the next run.
 * @param minAge overrides the waiting time, in milliseconds; for tests.
 * @param until when to stop, in milliseconds since 1970.
 */
export async function sweepOrders(context: RequestContext, minAge = grace, until = Infinity): Promise<void> {
  const { commerce, store, log } = context;
  const place = { container: cursors, key: store.id };
  try {
    const kept = (await readShared(commerce, place, cursorsSchema)).value;
    const before = Date.now() - minAge;
    const unfinished = await workThrough(context, true, kept?.unfinished ?? start, before, until);
    const changed = await workThrough(context, false, kept?.changed ?? start, before, until);
    const next = { unfinished: unfinished.isAtEnd ? start : unfinished.mark, changed: changed.mark };
    if (JSON.stringify(next) !== JSON.stringify(kept)) await commerce.putObject(cursors, store.id, next);
  } catch (error) {
    log.warn('orders could not be swept', { error });
  }
}

/** @returns where it has ended, and whether there is nothing after that. */
async function workThrough(
  context: RequestContext,
  unfinished: boolean,
  after: OrderMark,
  before: number,
  until: number,
) {
  let mark = after;
  let failures = 0;
  for (;;) {
    const query = { storeId: context.store.id, unfinished, after: mark, before };
    const page = await context.commerce.listOrders(query);
    if (page.length === 0) return { mark, isAtEnd: true };
    for (let at = 0; at < page.length; at += atOnce) {
      if (failures >= maxFailures || Date.now() >= until) return { mark, isAtEnd: false };
      const batch = page.slice(at, at + atOnce);
      const isDone = await Promise.all(
        batch.map(async (whole) => {
          const isDone = await workOnWholeOrder(context, whole);
          // Otherwise, nothing would find it again.
          if (!isDone) await markUnfinished(context, whole.order);
          return isDone;
        }),
      );
      failures = isDone.includes(true) ? 0 : failures + isDone.length;
      const last = batch.at(-1)?.order;
      if (last) mark = { id: last.id, modifiedAt: last.modifiedAt };
    }
  }
}
