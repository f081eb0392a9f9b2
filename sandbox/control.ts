import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { z } from 'zod';
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
const stockSchema = z.strictObject({ sku: z.string(), quantity: z.int().min(0) });

async function bodyOf<T>(context: Context, schema: z.ZodType<T>): Promise<z.ZodSafeParseResult<T>> {
  return schema.safeParse(await context.req.json().catch(() => null));
}

/**
 * What real services do not offer but tests need: outages, faults, stock, a fresh start. Only for this machine, and only for
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
    const entry = storage.find('inventory-entry', sku);
    if (!entry) return context.json({ message: `Unknown SKU ${sku}` }, 404);
    const change = { ...entry, quantityOnStock: quantity, availableQuantity: quantity };
    storage.transaction(() => storage.update('inventory-entry', entry, entry.version, change));
    return context.json(body.data);
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
