import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';

/** The services whose failure can be simulated. */
export const serviceSchema = z.enum(['commercetools', 'klevu', 'adyen']);
type Service = z.infer<typeof serviceSchema>;

const pathsOf: Readonly<Record<Service, RegExp>> = {
  commercetools: /^\/commercetools\//,
  // What the service was told stays readable while it is down.
  klevu: /^\/klevu\/(?!events(\/|\.json)?$)/,
  adyen: /^\/(adyen|checkoutshopper)\//,
};

/** Services that are currently down. */
export interface Outages {
  set(service: Service, down: boolean): void;
  /** Every service is up again. */
  lift(): void;
  /** Responds with 503 instead of a service that is down. */
  readonly middleware: MiddlewareHandler;
}

export function createOutages(): Outages {
  const down = new Set<Service>();
  return {
    set: (service, isDown) => {
      if (isDown) down.add(service);
      else down.delete(service);
    },
    lift: () => down.clear(),
    middleware: async (context, next) => {
      const service = [...down].find((candidate) => pathsOf[candidate].test(context.req.path));
      if (service === undefined) return next();
      const message = `${service} is down until POST /control/outages restores it.`;
      return context.json(
        { statusCode: 503, message, errors: [{ code: 'ServiceUnavailable', message }] },
        503,
      );
    },
  };
}
