import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { z } from 'zod';
import { actSchema, actOnOrder } from './commercetools/orders/merchant-center.ts';
import {
  idleSchema,
  priceSchema,
  setIdle,
  setPrice,
  setStock,
  stockSchema,
} from './commercetools/simulated-changes.ts';
import type { Storage } from './commercetools/storage.ts';
import { faultSchema, type Faults } from './faults.ts';
import { postsTo } from './posts-to.ts';

interface ControlOptions {
  readonly faults: Faults;
  readonly storage: Storage;
  /** The controls of single stand-ins, by their names, below which they are. */
  readonly standIns: Readonly<Record<string, Hono | undefined>>;
  /** Resets all data to the seed. */
  readonly reset: () => void;
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * What real services do not offer but tests need: faults, stock, prices, time that passes for a cart, an order, or a custom object, what staff do with
 * orders, a fresh start. Only for this machine, and only for callers that send JSON: a web page of another origin cannot
 * do so without a preflight request, which is rejected.
 */
export function controlApp({ faults, storage, standIns, reset }: ControlOptions): Hono {
  const app = new Hono();

  app.use(async (context, next) => {
    if (!loopback.has(getConnInfo(context).remote.address ?? ''))
      return context.json({ message: 'Local only' }, 403);
    const isJson = context.req.header('Content-Type')?.startsWith('application/json') ?? false;
    return isJson ? next() : context.json({ message: 'Send application/json' }, 415);
  });

  const onPost = postsTo(app);
  onPost('/faults', faultSchema, faults.set);
  onPost('/stock', stockSchema, (body) => setStock(storage, body));
  onPost('/prices', priceSchema, (body) => setPrice(storage, body));
  onPost('/idle', idleSchema, (body) => setIdle(storage, body));
  onPost('/commercetools/orders', actSchema, (body) => actOnOrder(storage, body));
  onPost('/reset', z.unknown(), () => {
    faults.lift();
    reset();
  });
  for (const [name, controls] of Object.entries(standIns)) if (controls) app.route(`/${name}`, controls);
  return app;
}
