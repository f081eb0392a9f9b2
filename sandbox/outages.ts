import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';

/** The services whose failure can be rehearsed. */
export const serviceSchema = z.enum(['commercetools', 'klevu', 'adyen']);
type Service = z.infer<typeof serviceSchema>;

const pathsOf: Readonly<Record<Service, RegExp>> = {
  commercetools: /^\/commercetools\//,
  klevu: /^\/klevu\//,
  adyen: /^\/(adyen|checkoutshopper)\//,
};

/** Services that are down just now. */
export interface Outages {
  set(service: Service, down: boolean): void;
  /** Every service is up again. */
  lift(): void;
  /** Answers 503 in place of a service that is down. */
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
      const message = `${service} is down until POST /control/outages lifts it.`;
      return context.json(
        { statusCode: 503, message, errors: [{ code: 'ServiceUnavailable', message }] },
        503,
      );
    },
  };
}
