import { randomBytes } from 'node:crypto';
import type { InventoryEntry } from '@commercetools/platform-sdk';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { z } from 'zod';
import { type Actions, actionsOn, applied, type WantedAction } from './actions.ts';
import { cartDraftSchema, createCart, updatedCart } from './carts/actions.ts';
import { matchMethod } from './carts/shipping.ts';
import { customFieldActions } from './custom-fields.ts';
import { customObjectRoutes } from './custom-objects.ts';
import { type IdOf, resourceOf } from './drafts.ts';
import { invalidInput, invalidOperation, notFound } from './errors.ts';
import { orderActions, orderDraftSchema, placeOrder } from './orders/orders.ts';
import { newPayment, paymentActions, paymentDraftSchema } from './payments.ts';
import { projection, ratedProducts, type PriceScope } from './products.ts';
import { productTypes, types } from './project/definitions.ts';
import {
  projectActions,
  type SetUp,
  shippingMethods,
  states,
  stores,
  subscriptions,
  taxCategories,
  zones,
} from './project/set-up.ts';
import { expand, queryPage } from './queries.ts';
import type { Resources, TypeId } from './resources.ts';
import { newReview, reviewActions, reviewDraftSchema } from './reviews.ts';
import { checkVersion, newResource, type Storage } from './storage.ts';
import { readBody, resolve, updateSchema, versionIn } from './validation.ts';

/** The types of resources that can be listed, and read one by one, below their paths. */
const readable = {
  '/carts': 'cart',
  '/categories': 'category',
  '/discount-codes': 'discount-code',
  '/inventory': 'inventory-entry',
  '/orders': 'order',
  '/payments': 'payment',
  '/reviews': 'review',
} as const;

/** Orders reserve units, so what is available changes by as much as what is on stock. */
const inventoryActions: Actions<InventoryEntry> = {
  addQuantity: actionsOn<InventoryEntry>().action({ quantity: z.int() }, (entry, { quantity }) => ({
    ...entry,
    quantityOnStock: entry.quantityOnStock + quantity,
    availableQuantity: entry.availableQuantity + quantity,
  })),
  ...customFieldActions<InventoryEntry>('inventory-entry'),
};

const clientDraft = z.strictObject({ name: z.string().min(1), scope: z.string().min(1) });

const parametersOf = (context: Context) => new URL(context.req.url).searchParams;

function priceScope(parameters: URLSearchParams): PriceScope | undefined {
  const currency = parameters.get('priceCurrency');
  const country = parameters.get('priceCountry') ?? undefined;
  if (currency !== null) return { currency, country };
  if (country === undefined) return undefined;
  throw invalidInput("The 'priceCurrency' is mandatory in order to specify a country.");
}

/** What is below the project's path. */
export function projectRoutes(storage: Storage, projectKey: string): Hono {
  const routes = new Hono();

  const answer = (context: Context, resource: object, status: 200 | 201 = 200) =>
    context.json(expand(resource, parametersOf(context).getAll('expand'), storage), status);

  function find<T extends TypeId>(context: Context, type: T): Resources[T] {
    const reference = context.req.param('reference') ?? projectKey;
    const [, name, value = ''] = /^(key|order-number)=(.*)$/.exec(reference) ?? [];
    const field = name === 'order-number' ? 'orderNumber' : 'key';
    const found = name === undefined ? storage.get(type, reference) : storage.find(type, value, field);
    if (!found) throw notFound(`${type} '${reference}'`);
    return found;
  }

  function onGet(path: string, type: TypeId): void {
    routes.get(path, (context) =>
      context.json(queryPage(type, storage.all(type), parametersOf(context), storage)),
    );
    routes.get(`${path}/:reference`, (context) => answer(context, find(context, type)));
  }

  function onPost<Draft>(path: string, schema: z.ZodType<Draft>, create: (draft: Draft) => object): void {
    routes.post(path, async (context) => {
      const draft = await readBody(context, schema);
      return answer(
        context,
        storage.transaction(() => create(draft)),
        201,
      );
    });
  }

  function onUpdate<T extends TypeId>(
    path: string,
    type: T,
    change: (current: Resources[T], actions: readonly WantedAction[]) => Resources[T],
  ): void {
    routes.post(path, async (context) => {
      const { version, actions } = await readBody(context, updateSchema);
      const updated = storage.transaction(() => {
        const current = find(context, type);
        checkVersion(current, version);
        return storage.update(type, current, change(current, actions));
      });
      return answer(context, updated);
    });
  }

  const doing =
    <Resource>(known: Actions<Resource>) =>
    (current: Resource, actions: readonly WantedAction[]) =>
      actions.reduce((resource, action) => applied(known, resource, action, storage), current);

  const idOf: IdOf = (type, reference) => resolve(storage, type, reference).id;

  function onSetUp<T extends TypeId>(path: string, { type, draft, actions, check }: SetUp<T>): void {
    const checked = (resource: Resources[T]) => {
      check?.(resource, storage);
      return resource;
    };
    onGet(path, type);
    onPost(path, draft, (body) => storage.insert(type, checked(resourceOf(type, body, newResource(), idOf))));
    onUpdate(`${path}/:reference`, type, (current, wanted) =>
      checked(resourceOf(type, doing(actions)(current, wanted), {}, idOf)),
    );
  }

  for (const [path, type] of Object.entries(readable)) onGet(path, type);

  onPost('/carts', cartDraftSchema, (draft) => storage.insert('cart', createCart(draft, storage)));
  onUpdate('/carts/:reference', 'cart', (cart, actions) => updatedCart(cart, actions, storage));
  for (const type of ['cart', 'order', 'payment', 'review'] as const)
    routes.delete(`/${type}s/:reference`, (context) => {
      const removed = storage.transaction(() => {
        const current = find(context, type);
        checkVersion(current, versionIn(context) ?? 0);
        storage.remove(type, current);
        return current;
      });
      return answer(context, removed);
    });
  onPost('/orders', orderDraftSchema, (draft) => placeOrder(draft, storage));
  onUpdate('/orders/:reference', 'order', doing(orderActions));
  onPost('/payments', paymentDraftSchema, (draft) => storage.insert('payment', newPayment(draft, storage)));
  onUpdate('/payments/:reference', 'payment', doing(paymentActions));
  onPost('/reviews', reviewDraftSchema, (draft) => storage.insert('review', newReview(draft, storage)));
  onUpdate('/reviews/:reference', 'review', doing(reviewActions));
  onUpdate('/inventory/:reference', 'inventory-entry', doing(inventoryActions));
  routes.route('/custom-objects', customObjectRoutes(storage));

  /** There is no staged data here. */
  routes.get('/product-projections', (context) => {
    const parameters = parametersOf(context);
    const scope = priceScope(parameters);
    const page = queryPage('product', ratedProducts(storage), parameters, storage);
    return context.json({ ...page, results: page.results.map((each) => projection(each, scope, storage)) });
  });

  function matchingMethods(context: Context, destination: Parameters<typeof matchMethod>[1]) {
    const methods = storage.all('shipping-method');
    const results = methods.flatMap((method) => matchMethod(method, destination, storage) ?? []);
    return context.json({ limit: results.length, offset: 0, count: results.length, results });
  }

  routes.get('/shipping-methods/matching-cart', (context) => {
    const id = context.req.query('cartId') ?? '';
    const cart = storage.get('cart', id);
    if (!cart) throw notFound(`cart with ID '${id}'`);
    const { shippingAddress: address, totalPrice } = cart;
    if (!address) throw invalidOperation(`The cart with ID '${id}' does not have a shipping address set.`);
    return matchingMethods(context, { address, currency: totalPrice.currencyCode });
  });

  routes.get('/shipping-methods/matching-location', (context) => {
    const { country, state, currency } = context.req.query();
    if (country === undefined || currency === undefined)
      throw invalidInput('Missing required parameter: country or currency.');
    return matchingMethods(context, {
      address: { country, ...(state !== undefined && { state }) },
      currency,
    });
  });

  // After the two paths of shipping methods that are no IDs.
  onSetUp('/shipping-methods', shippingMethods);
  onSetUp('/types', types);
  onSetUp('/product-types', productTypes);
  onSetUp('/tax-categories', taxCategories);
  onSetUp('/zones', zones);
  onSetUp('/states', states);
  onSetUp('/stores', stores);
  onSetUp('/subscriptions', subscriptions);

  routes.get('/', (context) => answer(context, find(context, 'project')));
  onUpdate('/', 'project', doing(projectActions));

  routes.get('/api-clients', (context) => {
    const clients = storage.all('api-client').map((client) => ({ ...client, secret: '' }));
    return context.json(queryPage('api-client', clients, parametersOf(context), storage));
  });
  // They cannot be changed, and this is the only time that the secret is told.
  onPost('/api-clients', clientDraft, (draft) => {
    const scope = new RegExp(String.raw`^(manage|view)_[a-z_]+:${projectKey}$`);
    const unknown = draft.scope.split(' ').find((each) => !scope.test(each));
    if (unknown !== undefined) throw invalidInput(`The scope '${unknown}' does not exist in this project.`);
    const [id = '', secret = ''] = [16, 24].map((length) => randomBytes(length).toString('base64url'));
    return storage.insert('api-client', { ...newResource(), ...draft, id, secret });
  });
  return routes;
}
