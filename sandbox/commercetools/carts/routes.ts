import { Hono } from 'hono';
import type { Context } from 'hono';
import type { Cart } from '@commercetools/platform-sdk';
import { invalidField, notFound } from '../errors.ts';
import { expand } from '../expansion.ts';
import { queryPage } from '../queries.ts';
import { checkVersion } from '../storage.ts';
import type { Storage } from '../storage.ts';
import { readBody, requiredVersion } from '../validation.ts';
import { storeKeyOf } from '../in-store.ts';
import { applyAction } from './actions.ts';
import { frozenAfter } from './freeze.ts';
import { createCart } from './create.ts';
import { repriceLines } from './line-items.ts';
import { cartDraftSchema, cartUpdateSchema } from './schemas.ts';
import { cartSettings } from './settings.ts';
import { recalculate } from './totals.ts';

/** Every update brings the prices of a cart up to date, unless it is frozen. */
const upToDate = (cart: Cart, storage: Storage): Cart =>
  recalculate(repriceLines(cart, storage), cartSettings(storage));

/** Carts of the project, or of one store if mounted under `in-store/key=…`. */
export function cartRoutes(storage: Storage): Hono {
  const routes = new Hono();

  const answer = (context: Context, cart: Cart, status: 200 | 201 = 200) =>
    context.json(expand(cart, context.req.queries('expand') ?? [], storage), status);

  function find(context: Context): Cart {
    const id = context.req.param('id') ?? '';
    const storeKey = storeKeyOf(context);
    const cart = storage.get('cart', id);
    if (!cart || (storeKey !== undefined && cart.store?.key !== storeKey))
      throw notFound(`resource with ID '${id}'`);
    return cart;
  }

  routes.post('/', async (context) => {
    const draft = await readBody(context, cartDraftSchema);
    const storeKey = storeKeyOf(context);
    if (storeKey !== undefined && draft.store)
      throw invalidField('store', draft.store, 'The store is in the path.');
    const cart = storage.transaction(() =>
      storage.insert(
        'cart',
        createCart(storeKey === undefined ? draft : { ...draft, store: { key: storeKey } }, storage),
      ),
    );
    return answer(context, cart, 201);
  });

  routes.get('/', (context) => {
    const storeKey = storeKeyOf(context);
    const carts = storage
      .all('cart')
      .filter(({ store }) => storeKey === undefined || store?.key === storeKey);
    return context.json(queryPage('cart', carts, new URL(context.req.url).searchParams, storage));
  });

  routes.get('/:id', (context) => answer(context, find(context)));

  routes.post('/:id', async (context) => {
    const { version, actions } = await readBody(context, cartUpdateSchema);
    const cart = storage.transaction(() => {
      const current = find(context);
      checkVersion(current, version);
      const changed = actions.reduce((draft, action) => applyAction(draft, action, storage), current);
      const stayedFrozen =
        current.cartState === 'Frozen' && !actions.some(({ action }) => action === 'unfreezeCart');
      const priced = stayedFrozen ? frozenAfter(current, changed, storage) : upToDate(changed, storage);
      return storage.update('cart', current, version, priced);
    });
    return answer(context, cart);
  });

  routes.delete('/:id', (context) => {
    const cart = find(context);
    storage.remove('cart', cart, requiredVersion(context));
    return answer(context, cart);
  });

  return routes;
}
