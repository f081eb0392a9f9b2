import { type Context as HonoContext, Hono } from 'hono';
import { timingSafeEqual } from 'hono/utils/buffer';
import type { RequestContext } from '../context/request-context.ts';
import { readBuildState } from '../events/build-state.ts';
import type { RouteServices } from '../http/route-services.ts';
import { readHeartbeat } from '../payments/sweep-notes.ts';
import { inboxOf } from '../payments/inbox.ts';

/** How long an answer about the order system is good for, in milliseconds: asking often must not burden it. */
const maxAge = 5_000;

type Context = Pick<RequestContext, 'commerce' | 'store'>;

/** Simultaneous and frequent questions share one call. */
function shared<Answer>(ask: (context: Context) => Promise<Answer>): (context: Context) => Promise<Answer> {
  let last: { readonly at: number; readonly answer: Promise<Answer> } | null = null;
  return (context) => {
    if (last === null || Date.now() - last.at > maxAge) last = { at: Date.now(), answer: ask(context) };
    return last.answer;
  };
}

/** Seconds since a time in milliseconds since 1970; null for one that never was. */
const secondsSince = (time: number | null): number | null =>
  time === null ? null : Math.round((Date.now() - time) / 1000);

/** Whether a request has the key as a bearer token (RFC 6750). */
const hasKey = (c: HonoContext, key: string | null): Promise<boolean> =>
  key === null
    ? Promise.resolve(false)
    : timingSafeEqual(c.req.header('authorization') ?? '', `Bearer ${key}`);

/** What operators and their monitors ask: whether it lives, whether it can sell, and whether anybody sweeps behind it. */
export function operationRoutes({ contextOf, environment }: RouteServices): Hono {
  const routes = new Hono();
  routes.get('/health', (c) => c.json({ status: 'ok' }));
  const assertReady = shared(({ commerce, store }) => commerce.listObjects(inboxOf(store), { limit: 1 }));
  routes.get('/ready', async (c) => {
    await assertReady(contextOf(c));
    return c.json({ status: 'ready' });
  });
  const heartbeat = shared(readHeartbeat);
  const builds = shared(async (context) => (await readBuildState(context)).value);
  routes.get('/status', async (c) => {
    const last = await heartbeat(contextOf(c));
    const asked = environment.buildHook === null ? null : await builds(contextOf(c));
    return c.json({
      build: environment.buildId,
      sweeper: {
        lastRunSecondsAgo: secondsSince(last?.ranAt ?? null),
        oldestEventSeconds: secondsSince(last?.oldestEventAt ?? null),
        ...((await hasKey(c, environment.statusKey)) && { counters: last?.report ?? null }),
      },
      /** Of the builds that follow the catalogue; null if nobody is asked for them. */
      builds: asked && {
        lastChangeSecondsAgo: secondsSince(asked.changedAt),
        lastAskedSecondsAgo: secondsSince(asked.askedAt),
        refusal: asked.refusal,
      },
    });
  });
  return routes;
}
