import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { z } from 'zod';
import { setIdle, setPrices } from './commercetools/simulated-changes.ts';
import type { Storage } from './commercetools/storage.ts';
import { faultSchema, type Faults } from './klevu/faults.ts';
import { serviceSchema } from './outages.ts';
import type { Outages } from './outages.ts';

interface ControlOptions {
  readonly outages: Outages;
  readonly faults: Faults;
  readonly storage: Storage;
  /** The controls of Adyen's stand-in, below `/adyen`. */
  readonly adyen?: Hono | undefined;
  /** The controls of the mail server's stand-in, below `/mail`. */
  readonly mail?: Hono | undefined;
  /** What commercetools' stand-in has been asked, and what staff do with orders, below `/commercetools`. */
  readonly commercetools?: Hono | undefined;
  /** Resets all data to the seed. */
  readonly reset: () => void;
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const outageSchema = z.strictObject({ service: serviceSchema, down: z.boolean() });
const priceSchema = z.strictObject({
  sku: z.string(),
  /** ISO 4217. */
  currency: z.string(),
  /** Minor units; null takes the product off sale in this currency. */
  centAmount: z.int().min(1).nullable(),
});
const idleSchema = z.strictObject({ cartId: z.string(), minutes: z.int().min(1) });
const stockSchema = z.strictObject({ sku: z.string(), quantity: z.int().min(0) });

async function bodyOf<T>(context: Context, schema: z.ZodType<T>): Promise<z.ZodSafeParseResult<T>> {
  return schema.safeParse(await context.req.json().catch(() => null));
}

/**
 * What real services do not offer but tests need: outages, faults, stock, prices, time that
 * passes for a cart, a fresh start. Only for this machine, and only for
 * callers that send JSON: a web page of another origin cannot do so without a preflight request, which is rejected.
 */
export function controlApp({
  outages,
  faults,
  storage,
  adyen,
  commercetools,
  mail,
  reset,
}: ControlOptions): Hono {
  const app = new Hono();

  app.use(async (context, next) => {
    if (!loopback.has(getConnInfo(context).remote.address ?? ''))
      return context.json({ message: 'Local only' }, 403);
    const isJson = context.req.header('Content-Type')?.startsWith('application/json') ?? false;
    return isJson ? next() : context.json({ message: 'Send application/json' }, 415);
  });

  app.post('/outages', async (context) => {
    const body = await bodyOf(context, outageSchema);
    if (!body.success) return context.json({ message: z.prettifyError(body.error) }, 400);
    outages.set(body.data.service, body.data.down);
    return context.json(body.data);
  });

  app.post('/faults', async (context) => {
    const body = await bodyOf(context, faultSchema);
    if (!body.success) return context.json({ message: z.prettifyError(body.error) }, 400);
    faults.set(body.data);
    return context.json(body.data);
  });

  app.post('/stock', async (context) => {
    const body = await bodyOf(context, stockSchema);
    if (!body.success) return context.json({ message: z.prettifyError(body.error) }, 400);
    const { sku, quantity } = body.data;
    const entry = storage.find('inventory-entry', sku, 'sku');
    if (!entry) return context.json({ message: `Unknown SKU ${sku}` }, 404);
    const change = { ...entry, quantityOnStock: quantity, availableQuantity: quantity };
    storage.transaction(() => storage.update('inventory-entry', entry, change));
    return context.json(body.data);
  });

  app.post('/prices', async (context) => {
    const body = await bodyOf(context, priceSchema);
    if (!body.success) return context.json({ message: z.prettifyError(body.error) }, 400);
    const known = setPrices(storage, body.data);
    return known ? context.json(body.data) : context.json({ message: `Unknown SKU ${body.data.sku}` }, 404);
  });

  app.post('/idle-carts', async (context) => {
    const body = await bodyOf(context, idleSchema);
    if (!body.success) return context.json({ message: z.prettifyError(body.error) }, 400);
    const known = setIdle(storage, body.data);
    return known ? context.json(body.data) : context.json({ message: 'No such cart' }, 404);
  });

  if (adyen) app.route('/adyen', adyen);
  if (commercetools) app.route('/commercetools', commercetools);
  if (mail) app.route('/mail', mail);

  app.post('/reset', (context) => {
    outages.lift();
    faults.lift();
    reset();
    return context.json({ reset: true });
  });

  return app;
}
