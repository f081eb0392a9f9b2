import { createHmac } from 'node:crypto';
import type { ErrorObject } from '@commercetools/platform-sdk';
import { Hono } from 'hono';
import type { MiddlewareHandler } from 'hono';
import { CommercetoolsError } from './errors.ts';
import type { Resources } from './resources.ts';
import type { Storage } from './storage.ts';

type Client = Resources['api-client'];

/** An API client of the project, as a seed names it. */
interface ClientSeed {
  readonly clientId: string;
  readonly clientSecret: string;
  /** As the Merchant Center lists it; its ID if omitted. */
  readonly name?: string;
  /** What the client may do, e.g. `manage_orders`; everything if omitted. */
  readonly scopes?: readonly string[];
}

/** The project's key and everyone who has access to it. */
export interface ProjectAccess {
  readonly projectKey: string;
  readonly clients: readonly ClientSeed[];
}

/** Lifetime of commercetools' own tokens: 48 hours, in seconds. */
const tokenLifetime = 172_800;

/** What the scopes for the resources below a path end with: https://docs.commercetools.com/api/scopes */
const scopeOf: Readonly<Record<string, string>> = {
  '': 'project_settings',
  'api-clients': 'api_clients',
  carts: 'orders',
  categories: 'categories',
  'custom-objects': 'key_value_documents',
  'discount-codes': 'discount_codes',
  inventory: 'products',
  orders: 'orders',
  payments: 'payments',
  'product-projections': 'products',
  'product-types': 'products',
  reviews: 'products',
  'shipping-methods': 'shipping_methods',
  states: 'states',
  stores: 'stores',
  subscriptions: 'subscriptions',
  'tax-categories': 'tax_categories',
  types: 'types',
  zones: 'zones',
};

/** A client's token, the same at every start: real tokens survive as long. */
const tokenOf = ({ id, secret }: Client) => createHmac('sha256', secret).update(id).digest('base64url');

const basicOf = ({ id, secret }: Client) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;

/** `POST /token`: the client credentials flow of OAuth 2 (RFC 6749, 4.4). @throws CommercetoolsError 401 */
export function oauthRoutes(storage: Storage): Hono {
  return new Hono().post('/token', (context) => {
    const authorization = context.req.header('Authorization') ?? '';
    const client = storage.all('api-client').find((each) => authorization === basicOf(each));
    if (!client) {
      const message = 'Please provide valid client credentials using HTTP Basic Authentication.';
      // A code of OAuth's, which the SDK's types do not list.
      throw new CommercetoolsError(401, { code: 'invalid_client', message } as unknown as ErrorObject);
    }
    return context.json({
      access_token: tokenOf(client),
      expires_in: tokenLifetime,
      scope: client.scope,
      token_type: 'Bearer',
    });
  });
}

/** Accepts only requests with a valid bearer token that has the scope they need. @throws CommercetoolsError 401, 403 */
export function requireToken(projectKey: string, storage: Storage): MiddlewareHandler {
  return async (context, next) => {
    const authorization = context.req.header('Authorization');
    const client = storage.all('api-client').find((each) => authorization === `Bearer ${tokenOf(each)}`);
    if (!client) throw new CommercetoolsError(401, { code: 'invalid_token', message: 'invalid_token' });
    const [, path = ''] = context.req.path.split(`/${projectKey}/`);
    const scope = scopeOf[path.split('/')[0] ?? ''] ?? 'project';
    // Who may do everything with the project may still not give access to it.
    const needed = [`manage_${scope}`, ...(scope === 'api_clients' ? [] : ['manage_project'])];
    if (context.req.method === 'GET') needed.push(`view_${scope}`);
    const scopes = client.scope.split(' ');
    if (!needed.some((name) => scopes.includes(`${name}:${projectKey}`))) {
      const message = `Insufficient scope. One of the following scopes is missing: ${needed.join(', ')}.`;
      throw new CommercetoolsError(403, { code: 'insufficient_scope', message });
    }
    await next();
  };
}
