import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';

/** What can fail by itself, and its paths below `/klevu`. */
const groups = {
  search: /\/cs\/v2\/search$/,
  events: /\/analytics\//,
  session: /\/session$/,
  ipv4: /\/ipv4check$/,
  ipv6: /\/ipv6check$/,
  recommendations: /\/recommendations\//,
  configuration: /\/klevu-js-api\//,
  annotations: /\/annotations$/,
} as const;

const failures = ['status-500', 'html', 'empty', 'null', 'truncated', 'dropped'] as const;

const place = {
  service: z.literal('klevu'),
  group: z.enum(Object.keys(groups) as (keyof typeof groups)[]),
};

/** For how many requests; without it, until it is lifted. */
const times = z.int().min(1).optional();

/**
 * How a group of Klevu's paths fails: `slow` answers correctly but late; `status-500` answers in Klevu's error format,
 * `html` with the page of a gateway (status 502), `empty` without a body, `null` with JSON that is nothing, `truncated`
 * with half of the correct JSON; `dropped` closes the connection without an answer. `none` lifts the group's fault.
 */
export const faultSchema = z.discriminatedUnion('fault', [
  z.strictObject({ ...place, fault: z.literal('slow'), milliseconds: z.int().min(1).max(60_000), times }),
  z.strictObject({ ...place, fault: z.enum(failures), times }),
  z.strictObject({ ...place, fault: z.literal('none') }),
]);
type Fault = z.infer<typeof faultSchema>;
type ActiveFault = Exclude<Fault, { readonly fault: 'none' }>;

/** The faults that are switched on. */
export interface Faults {
  /** Replaces the group's fault. */
  readonly set: (fault: Fault) => void;
  /** Nothing fails anymore. */
  readonly lift: () => void;
  /** To be used after the one that answers preflight requests: a browser must be able to read the failures. */
  readonly middleware: MiddlewareHandler<{ Bindings: HttpBindings }>;
}

export function createFaults(): Faults {
  const faults = new Map<Fault['group'], { readonly fault: ActiveFault; left: number }>();

  const faultFor = (path: string): ActiveFault | undefined => {
    const [name, entry] = [...faults].find(([candidate]) => groups[candidate].test(path)) ?? [];
    if (name === undefined || entry === undefined) return undefined;
    entry.left -= 1;
    if (entry.left === 0) faults.delete(name);
    return entry.fault;
  };

  return {
    set: (fault) => {
      if (fault.fault === 'none') faults.delete(fault.group);
      else faults.set(fault.group, { fault, left: fault.times ?? Number.POSITIVE_INFINITY });
    },
    lift: () => faults.clear(),
    middleware: async (context, next) => {
      const fault = faultFor(context.req.path);
      if (fault === undefined) return next();
      if (fault.fault === 'slow') {
        await wait(fault.milliseconds);
        return next();
      }
      if (fault.fault !== 'truncated') return failureOf(fault.fault, context);
      await next();
      const text = await context.res.text();
      context.res = new Response(text.slice(0, text.length / 2), { status: context.res.status });
      context.res.headers.set('Content-Type', 'application/json');
    },
  };
}

const gatewayPage =
  '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

function failureOf(
  fault: Exclude<(typeof failures)[number], 'truncated'>,
  context: Context<{ Bindings: HttpBindings }>,
): Response {
  switch (fault) {
    case 'status-500':
      return context.json({ meta: { qTime: 0, responseCode: 500, error: 'A fault is switched on' } }, 500);
    case 'html':
      return context.html(gatewayPage, 502);
    case 'empty':
      return context.body('', 200, { 'Content-Type': 'application/json' });
    case 'null':
      return context.json(null);
    case 'dropped':
      context.env.incoming.destroy();
      return RESPONSE_ALREADY_SENT;
  }
}
