import type { Context } from 'hono';

/** Which scopes grant access to the resources below a path: https://docs.commercetools.com/api/scopes */
interface Access {
  readonly view: readonly string[];
  readonly manage: readonly string[];
}

const accessTo = (...names: string[]): Access => ({
  view: names.map((name) => `view_${name}`),
  manage: names.map((name) => `manage_${name}`),
});

const accessByPath: Readonly<Record<string, Access>> = {
  '': accessTo('project_settings'),
  'cart-discounts': accessTo('cart_discounts', 'orders'),
  carts: accessTo('orders'),
  categories: accessTo('categories', 'products'),
  channels: accessTo('channels', 'products'),
  'custom-objects': accessTo('key_value_documents'),
  'discount-codes': accessTo('discount_codes', 'orders'),
  inventory: accessTo('products'),
  orders: accessTo('orders'),
  payments: accessTo('payments'),
  'product-projections': { view: ['view_published_products', 'view_products'], manage: ['manage_products'] },
  'product-types': accessTo('product_types', 'products'),
  reviews: accessTo('products'),
  'shipping-methods': accessTo('shipping_methods', 'orders'),
  states: accessTo('states', 'orders', 'products'),
  stores: accessTo('stores'),
  'tax-categories': accessTo('tax_categories', 'orders', 'products'),
  types: accessTo('types', 'orders', 'products'),
  zones: accessTo('zones', 'orders'),
};

const all = 'manage_project';
const known = new Set([
  all,
  ...Object.values(accessByPath).flatMap(({ view, manage }) => [...view, ...manage]),
]);

/** Whether `scopes` include one of `wanted`, or everything. */
export const grants = (scopes: readonly string[], wanted: readonly string[]) =>
  scopes.some((scope) => scope === all || wanted.includes(scope));

/**
 * The scopes of a token request: those asked for, or all of the client's; undefined if one does not exist or the client
 * does not have it. Scopes are written with the project: `view_orders:shop`.
 */
export function requestedScopes(
  asked: string | undefined,
  client: readonly string[],
  projectKey: string,
): readonly string[] | undefined {
  if (asked === undefined) return client;
  const names = asked.split(' ').map((scope) => {
    const [name = '', project] = scope.split(':');
    return project === projectKey && known.has(name) && grants(client, [name, asManage(name)])
      ? name
      : undefined;
  });
  return names.every((name) => name !== undefined) ? names : undefined;
}

const asManage = (scope: string) => scope.replace(/^view_(?:published_)?/, 'manage_');

/** The scopes of which a request needs one; undefined for paths that lead to no resource. */
export function neededScopes(context: Context, projectKey: string): readonly string[] | undefined {
  const below = context.req.path.split(`/${projectKey}`).slice(1).join(`/${projectKey}`);
  const [name = ''] = below
    .replace(/^\/in-store\/[^/]+/, '')
    .split('/')
    .filter((part) => part !== '');
  const access = accessByPath[name];
  if (!access) return undefined;
  const reads = context.req.method === 'GET' || context.req.method === 'HEAD';
  return reads ? [...access.view, ...access.manage] : access.manage;
}
