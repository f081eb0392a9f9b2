import { Hono, type Context } from 'hono';
import type { PriceScope } from './carts/prices.ts';
import { invalidInput, notFound } from './errors.ts';
import { expand } from './expansion.ts';
import { projection } from './products.ts';
import { queryPage } from './queries.ts';
import { withRatings } from './reviews/statistics.ts';
import type { Storage } from './storage.ts';
import type { TypeId } from './resource-types.ts';

/** Path of each read-only resource type, and the word for its unique value in a path. */
const readable: readonly { type: TypeId; path: string }[] = [
  { type: 'category', path: '/categories' },
  { type: 'channel', path: '/channels' },
  { type: 'cart-discount', path: '/cart-discounts' },
  { type: 'discount-code', path: '/discount-codes' },
  { type: 'inventory-entry', path: '/inventory' },
  { type: 'product-type', path: '/product-types' },
  { type: 'shipping-method', path: '/shipping-methods' },
  { type: 'state', path: '/states' },
  { type: 'store', path: '/stores' },
  { type: 'tax-category', path: '/tax-categories' },
  { type: 'type', path: '/types' },
  { type: 'zone', path: '/zones' },
];

const parametersOf = (context: Context) => new URL(context.req.url).searchParams;

function priceScope(parameters: URLSearchParams): PriceScope | undefined {
  const currency = parameters.get('priceCurrency');
  const country = parameters.get('priceCountry') ?? undefined;
  if (currency !== null) return { currency, country };
  if (country !== undefined)
    throw invalidInput("The 'priceCurrency' is mandatory in order to specify a country.");
  return undefined;
}

/** What the shop reads and never writes: products, categories, settings. There is no staged data here. */
export function catalogueRoutes(storage: Storage): Hono {
  const routes = new Hono();

  for (const { type, path } of readable) {
    routes.get(path, (context) =>
      context.json(queryPage(type, storage.all(type), parametersOf(context), storage)),
    );
    routes.get(`${path}/:reference`, (context) => {
      const reference = context.req.param('reference');
      const resource = reference.startsWith('key=')
        ? storage.find(type, reference.slice('key='.length), 'key')
        : storage.get(type, reference);
      if (!resource) throw notFound(`resource '${reference}'`);
      return context.json(expand<object>(resource, parametersOf(context).getAll('expand'), storage));
    });
  }

  routes.get('/product-projections', (context) => {
    const parameters = parametersOf(context);
    const scope = priceScope(parameters);
    const products = storage.all('product').map(withRatings(storage));
    const page = queryPage('product', products, parameters, storage);
    const results = page.results.map((product) => projection(product, scope, storage));
    return context.json({ ...page, results });
  });

  routes.get('/product-projections/:reference', (context) => {
    const reference = context.req.param('reference');
    const product = reference.startsWith('key=')
      ? storage.find('product', reference.slice('key='.length))
      : storage.get('product', reference);
    if (!product) throw notFound(`product projection '${reference}'`);
    const parameters = parametersOf(context);
    const projected = projection(withRatings(storage)(product), priceScope(parameters), storage);
    return context.json(expand(projected, parameters.getAll('expand'), storage));
  });

  return routes;
}
