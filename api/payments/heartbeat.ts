import { z } from 'zod';
import type { RequestContext } from '../context/request-context.ts';
import { inboxOf } from './inbox.ts';
import type { SweepReport } from './sweep-run.ts';

/** What the last complete run of a storefront's sweeper left behind. */
const heartbeatSchema = z.object({
  /** When it ended, in milliseconds since 1970. */
  ranAt: z.number(),
  /** Since when the oldest notification has waited in the inbox, in milliseconds since 1970; null if none waits. */
  oldestEventAt: z.number().nullish().default(null),
  /** The counters of `SweepReport` in the version of the shop API that ran. */
  report: z.record(z.string(), z.union([z.number(), z.boolean()])),
});
export type Heartbeat = z.output<typeof heartbeatSchema>;

type Context = Pick<RequestContext, 'commerce' | 'store'>;

/** The container of commercetools' custom objects that holds them, one for each storefront. */
const container = 'sweeper-heartbeat';

/** Of two sweepers at once, either may be the one that writes last: both have run. */
export async function writeHeartbeat({ commerce, store }: Context, report: SweepReport): Promise<void> {
  const [oldest] = await commerce.listObjects(inboxOf(store), { limit: 1 });
  const heartbeat = { ranAt: Date.now(), oldestEventAt: oldest?.createdAt ?? null, report };
  await commerce.putObject(container, store.id, heartbeat);
}

/** Null if no sweeper of this storefront has ever come to its end. */
export async function readHeartbeat({ commerce, store }: Context): Promise<Heartbeat | null> {
  const stored = await commerce.getObject(container, store.id);
  return heartbeatSchema
    .nullable()
    .catch(null)
    .parse(stored?.value ?? null);
}
