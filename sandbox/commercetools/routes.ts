import { Hono } from 'hono';
import type { Context } from 'hono';
import type { z } from 'zod';
import { createCart, updatedCart } from './carts/actions.ts';
import { cartDraftSchema, cartUpdateSchema } from './carts/schemas.ts';
import { matchMethod } from './carts/shipping.ts';
import { customObjectRoutes } from './custom-objects.ts';
import { invalidInput, invalidOperation, notFound } from './errors.ts';
import { applyInventoryAction, inventoryUpdateSchema } from './inventory.ts';
import type { ProjectAccess } from './oauth.ts';
import { applyOrderAction, orderDraftSchema, orderUpdateSchema, placeOrder } from './orders/orders.ts';
import { applyPaymentAction, newPayment, paymentDraftSchema, paymentUpdateSchema } from './payments.ts';
import { addProjectRoutes } from './project/routes.ts';
import { projection, ratedProducts, type PriceScope } from './products.ts';
import { expand, queryPage } from './queries.ts';
import type { Resources, TypeId } from './resources.ts';
import { checkVersion, type Storage } from './storage.ts';
import { readBody, versionIn } from './validation.ts';

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

/** The fields by which a path can refer to a resource instead of by its ID, e.g. `/orders/order-number=N-1`. */
const referenceFields: Readonly<Record<string, string>> = { key: 'key', 'order-number': 'orderNumber' };

const parametersOf = (context: Context) => new URL(context.req.url).searchParams;

function priceScope(parameters: URLSearchParams): PriceScope | undefined {
  const currency = parameters.get('priceCurrency');
  const country = parameters.get('priceCountry') ?? undefined;
  if (currency !== null) return { currency, country };
  if (country === undefined) return undefined;
  throw invalidInput("The 'priceCurrency' is mandatory in order to specify a country.");
}

/** What is below the project's path. */
export function projectRoutes(storage: Storage, access: ProjectAccess): Hono {
  const routes = new Hono();

  const answer = (context: Context, resource: object, status: 200 | 201 = 200) =>
    context.json(expand(resource, parametersOf(context).getAll('expand'), storage), status);

  function find<T extends TypeId>(context: Context, type: T): Resources[T] {
    const reference = context.req.param('reference') ?? '';
    const [, name = '', value = ''] = /^([a-z-]+)=(.*)$/.exec(reference) ?? [];
    const field = referenceFields[name];
    const found = field === undefined ? storage.get(type, reference) : storage.find(type, value, field);
    if (!found) throw notFound(`${type} '${reference}'`);
    return found;
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

  function onUpdate<T extends TypeId, Action>(
    path: string,
    type: T,
    schema: z.ZodType<{ readonly version: number; readonly actions: readonly Action[] }>,
    change: (current: Resources[T], actions: readonly Action[]) => Resources[T],
  ): void {
    routes.post(`${path}/:reference`, async (context) => {
      const { version, actions } = await readBody(context, schema);
      const updated = storage.transaction(() => {
        const current = find(context, type);
        checkVersion(current, version);
        return storage.update(type, current, change(current, actions));
      });
      return answer(context, updated);
    });
  }

  for (const [path, type] of Object.entries(readable)) {
    routes.get(path, (context) =>
      context.json(queryPage(type, storage.all(type), parametersOf(context), storage)),
    );
    routes.get(`${path}/:reference`, (context) => answer(context, find(context, type)));
  }

  onPost('/carts', cartDraftSchema, (draft) => storage.insert('cart', createCart(draft, storage)));
  onUpdate('/carts', 'cart', cartUpdateSchema, (cart, actions) => updatedCart(cart, actions, storage));
  routes.delete('/carts/:reference', (context) => {
    const cart = storage.transaction(() => {
      const current = find(context, 'cart');
      checkVersion(current, versionIn(context) ?? 0);
      storage.remove('cart', current);
      return current;
    });
    return answer(context, cart);
  });

  onPost('/orders', orderDraftSchema, (draft) => placeOrder(draft, storage));
  onUpdate('/orders', 'order', orderUpdateSchema, (order, actions) =>
    actions.reduce((draft, action) => applyOrderAction(draft, action, storage), order),
  );

  onPost('/payments', paymentDraftSchema, (draft) => storage.insert('payment', newPayment(draft, storage)));
  onUpdate('/payments', 'payment', paymentUpdateSchema, (payment, actions) =>
    actions.reduce((draft, action) => applyPaymentAction(draft, action, storage), payment),
  );

  onUpdate('/inventory', 'inventory-entry', inventoryUpdateSchema, (entry, actions) =>
    actions.reduce((draft, action) => applyInventoryAction(draft, action, storage), entry),
  );

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
  addProjectRoutes(routes, storage, access);
  return routes;
}
