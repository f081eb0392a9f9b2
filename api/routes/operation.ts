import { Hono } from 'hono';
import { hasBearerKey } from '../../http/bearer-key.ts';
import type { RequestContext } from '../context/request-context.ts';
import { readBuildState } from '../events/build-state.ts';
import type { RouteServices } from '../http/route-services.ts';
import { readHeartbeat } from '../payments/sweep-notes.ts';
import { inabilitiesOf } from './readiness.ts';

/** How long answers are good for, in milliseconds: asking often must not burden the services. */
const maxAges = { status: 5_000, readiness: 60_000 };

/** Simultaneous and frequent questions share one answer. */
function shared<Answer>(
  maxAge: number,
  ask: (context: RequestContext) => Promise<Answer>,
): (context: RequestContext) => Promise<Answer> {
  let last: { readonly at: number; readonly answer: Promise<Answer> } | null = null;
  return (context) => {
    if (last === null || Date.now() - last.at > maxAge) last = { at: Date.now(), answer: ask(context) };
    return last.answer;
  };
}

/** Seconds since a time in milliseconds since 1970; null for one that never was. */
const secondsSince = (time: number | null): number | null =>
  time === null ? null : Math.round((Date.now() - time) / 1000);

/** What operators and their monitors ask: whether it lives, what it cannot do now, and whether anybody sweeps behind it. */
export function operationRoutes({ contextOf, environment }: RouteServices): Hono {
  const routes = new Hono();
  routes.get('/health', (c) => c.json({ status: 'ok' }));
  const inabilities = shared(maxAges.readiness, inabilitiesOf);
  routes.get('/ready', async (c) => {
    const cannot = await inabilities(contextOf(c));
    return cannot.length === 0 ? c.json({ status: 'ready' }) : c.json({ status: 'not ready', cannot }, 503);
  });
  const heartbeat = shared(maxAges.status, readHeartbeat);
  const builds = shared(maxAges.status, async (context) => (await readBuildState(context)).value);
  routes.get('/status', async (c) => {
    const last = await heartbeat(contextOf(c));
    const asked = environment.buildHook === null ? null : await builds(contextOf(c));
    return c.json({
      build: environment.buildId,
      sweeper: {
        lastRunSecondsAgo: secondsSince(last?.ranAt ?? null),
        oldestEventSeconds: secondsSince(last?.oldestEventAt ?? null),
        ...((await hasBearerKey(c.req.raw.headers, environment.statusKey)) && {
          counters: last?.report ?? null,
        }),
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
