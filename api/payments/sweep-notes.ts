import { z } from 'zod';
import { objectNameOf } from '../../commerce/custom-objects.ts';
import type { RequestContext } from '../context/request-context.ts';
import { type Place, readShared } from '../context/shared-values.ts';
import { shopMetrics } from '../context/shop-metrics.ts';
import { inboxOf } from './inbox.ts';

/*
 * What the sweeper leaves behind for its next run and for operators: custom objects of commercetools. Of two sweepers at once,
 * either may be the one that writes last: both have run, and have done everything before their own positions.
 */

/** How many of each were looked at, and what is left of them. Operators watch these counters. */
export interface SweepReport {
  events: number;
  payments: number;
  /** Those that could not be completed and will be tried again. */
  failed: number;
  /** Payments that hold money although no order names them; anything but 0 for long is a fault. */
  paidWithoutOrder: number;
  /** Payments that a person has to look at, at most as many as one list contains. */
  needsPerson: number;
  /** Whether there was more to do than time; the next run goes on there. */
  interrupted: boolean;
}

type Context = Pick<RequestContext, 'commerce' | 'store'>;

const position = z.object({ id: z.string(), createdAt: z.number() }).nullish().default(null);
const cursorsSchema = z.object({ wanted: position, authorized: position, open: position });
/** After which payment each of the sweeper's lists goes on; null where it starts at the oldest one. */
export type SweepCursors = z.output<typeof cursorsSchema>;

/** One for each merchant account. */
const cursorsPlace = ({ store }: Context): Place => ({
  container: 'sweep-cursors',
  key: objectNameOf(store.merchantAccount),
});

export const readCursors = async (context: Context): Promise<SweepCursors> =>
  (await readShared(context.commerce, cursorsPlace(context), cursorsSchema)).value ?? cursorsSchema.parse({});

export async function keepCursors(context: Context, cursors: SweepCursors): Promise<void> {
  const { container, key } = cursorsPlace(context);
  await context.commerce.putObject(container, key, cursors);
}

const heartbeatSchema = z.object({
  /** When it ended, in milliseconds since 1970. */
  ranAt: z.number(),
  /** Since when the oldest notification has waited in the inbox, in milliseconds since 1970; null if none waits. */
  oldestEventAt: z.number().nullish().default(null),
  /** The counters of `SweepReport` in the version of the shop API that ran. */
  report: z.record(z.string(), z.union([z.number(), z.boolean()])),
});
type Heartbeat = z.output<typeof heartbeatSchema>;

/** One for each storefront. */
const heartbeats = 'sweeper-heartbeat';

export async function writeHeartbeat({ commerce, store }: Context, report: SweepReport): Promise<void> {
  const [oldest] = await commerce.listObjects(inboxOf(store), { limit: 1 });
  const age = oldest === undefined ? 0 : (Date.now() - oldest.createdAt) / 1000;
  shopMetrics.waitingAge().record(age, { queue: 'notifications' });
  shopMetrics.trouble().record(report.needsPerson, { reason: 'needs_person' });
  shopMetrics.trouble().record(report.paidWithoutOrder, { reason: 'paid_without_order' });
  const heartbeat = { ranAt: Date.now(), oldestEventAt: oldest?.createdAt ?? null, report };
  await commerce.putObject(heartbeats, store.id, heartbeat);
}

/** Null if no sweeper of this storefront has ever come to its end. */
export const readHeartbeat = async ({ commerce, store }: Context): Promise<Heartbeat | null> =>
  (await readShared(commerce, { container: heartbeats, key: store.id }, heartbeatSchema)).value;
