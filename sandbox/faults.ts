import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';

/** What can fail: a service, or a part of Klevu. What Klevu was told stays readable. */
const places = {
  commercetools: /^\/commercetools\//,
  adyen: /^\/(adyen|checkoutshopper)\//,
  carrier: /^\/carrier\//,
  klaviyo: /^\/klaviyo\/(api|onsite)\//,
  klevu: /^\/klevu\/(?!events\.json$)/,
  search: /\/cs\/v2\/search$/,
  events: /\/analytics\//,
  session: /\/session$/,
  recommendations: /\/recommendations\//,
  configuration: /\/klevu-js-api\//,
} as const;

/**
 * How a place fails: `slow` answers correctly but after 20 seconds, `down` with the status 503, `truncated` with half of
 * the correct answer; `dropped` closes the connection without an answer. `none` lifts the place's fault.
 */
export const faultSchema = z.strictObject({
  place: z.enum(Object.keys(places) as (keyof typeof places)[]),
  fault: z.enum(['slow', 'down', 'truncated', 'dropped', 'none']),
});

export interface Faults {
  /** Replaces the place's fault. */
  readonly set: (fault: z.infer<typeof faultSchema>) => void;
  /** Nothing fails anymore. */
  readonly lift: () => void;
  readonly middleware: MiddlewareHandler<{ Bindings: HttpBindings }>;
}

export function createFaults(): Faults {
  const faults = new Map<keyof typeof places, z.infer<typeof faultSchema>['fault']>();
  return {
    set: ({ place, fault }) => faults.set(place, fault),
    lift: () => faults.clear(),
    middleware: async (context, next) => {
      const [place, fault] = [...faults].find(
        ([candidate, kind]) => kind !== 'none' && places[candidate].test(context.req.path),
      ) ?? ['', 'none'];
      if (fault === 'down') {
        const message = `${place} is down until POST /control/faults restores it.`;
        const errors = [{ code: 'ServiceUnavailable', message }];
        return context.json({ statusCode: 503, message, errors }, 503);
      }
      if (fault === 'dropped') {
        context.env.incoming.destroy();
        return RESPONSE_ALREADY_SENT;
      }
      if (fault === 'slow') await wait(20_000);
      await next();
      if (fault !== 'truncated') return;
      const text = await context.res.text();
      context.res = new Response(text.slice(0, text.length / 2), { status: context.res.status });
      context.res.headers.set('Content-Type', 'application/json');
    },
  };
}
