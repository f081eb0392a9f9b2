import type { Order } from '@commercetools/platform-sdk';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { notFound } from '../errors.ts';
import { expand } from '../expansion.ts';
import { storeKeyOf } from '../in-store.ts';
import { queryPage } from '../queries.ts';
import { checkVersion } from '../storage.ts';
import type { Storage } from '../storage.ts';
import { readBody, requiredVersion } from '../validation.ts';
import { applyOrderAction } from './actions.ts';
import { placeOrder } from './place.ts';
import { orderDraftSchema, orderUpdateSchema } from './schemas.ts';

const numbered = 'order-number=';

/** Orders of the project, or of one store if mounted under `in-store/key=…`. */
export function orderRoutes(storage: Storage): Hono {
  const routes = new Hono();

  const answer = (context: Context, order: Order, status: 200 | 201 = 200) =>
    context.json(expand(order, context.req.queries('expand') ?? [], storage), status);

  function find(context: Context): Order {
    const reference = context.req.param('reference') ?? '';
    const storeKey = storeKeyOf(context);
    const order = reference.startsWith(numbered)
      ? storage.find('order', reference.slice(numbered.length))
      : storage.get('order', reference);
    if (!order || (storeKey !== undefined && order.store?.key !== storeKey))
      throw notFound(`order '${reference}'`);
    return order;
  }

  routes.post('/', async (context) => {
    const draft = await readBody(context, orderDraftSchema);
    const order = storage.transaction(() => placeOrder(draft, storeKeyOf(context), storage));
    return answer(context, order, 201);
  });

  routes.get('/', (context) => {
    const storeKey = storeKeyOf(context);
    const orders = storage
      .all('order')
      .filter(({ store }) => storeKey === undefined || store?.key === storeKey);
    return context.json(queryPage('order', orders, new URL(context.req.url).searchParams, storage));
  });

  routes.get('/:reference', (context) => answer(context, find(context)));

  routes.post('/:reference', async (context) => {
    const { version, actions } = await readBody(context, orderUpdateSchema);
    const order = storage.transaction(() => {
      const current = find(context);
      checkVersion(current, version);
      const changed = actions.reduce((draft, action) => applyOrderAction(draft, action, storage), current);
      return storage.update('order', current, version, changed);
    });
    return answer(context, order);
  });

  routes.delete('/:reference', (context) => {
    const version = requiredVersion(context);
    const order = storage.transaction(() => {
      const current = find(context);
      storage.remove('order', current, version);
      return current;
    });
    return context.json(order);
  });

  return routes;
}
