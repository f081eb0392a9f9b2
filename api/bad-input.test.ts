import { describe, expect, it } from 'vitest';
import { errorSchema } from '../contract/errors.ts';
import {
  type BadRequest,
  baseRequests,
  brokenBodies,
  brokenCookies,
  brokenIds,
  brokenOrigins,
  brokenTypes,
  wrongBodiesOf,
} from './testing/bad-requests.ts';
import { sku } from './testing/sandboxed-shop.ts';
import { useSandboxedShop } from './testing/use-sandboxed-shop.ts';

const test = useSandboxedShop();
const json = { 'content-type': 'application/json' };

/** Stands for the cart that a test makes. */
const cartId = '0b5f5a2e-6a0c-4b0e-9f7f-3f1a2c4d5e6f';
const bases = baseRequests(
  {
    id: cartId,
    version: 1,
    country: 'de',
    total: { centAmount: 100, currencyCode: 'EUR', fractionDigits: 2 },
  },
  { lineItemId: 'line', payment: 'unknown' },
);
const posts = bases.map(({ path, body }) => [path, body] as const);

/** Every seventh: `npm run test:attacks` sends all of them. */
const wrongFields: BadRequest[] = bases.flatMap((base) =>
  wrongBodiesOf(base)
    .filter(({ isForbidden = false }, index) => isForbidden || index % 7 === 0)
    .map(({ name, value }) => ({
      name: `${base.path} with ${name}`,
      method: 'POST',
      path: base.path,
      body: JSON.stringify(value),
    })),
);

const writes = [...new Set(posts.map(([path]) => path)), '/api/webhooks/adyen'];
const wrongBodies: BadRequest[] = writes.flatMap((path) =>
  brokenBodies.map(([name, body]) => ({ name: `${path} with ${name}`, method: 'POST', path, body })),
);
const wrongTypes: BadRequest[] = posts.slice(0, 4).flatMap(([path, body]) =>
  brokenTypes.map((type) => ({
    name: `${path} as ${type}`,
    method: 'POST',
    path,
    headers: { 'content-type': type },
    body: JSON.stringify(body),
  })),
);
const wrongOrigins: BadRequest[] = posts.slice(0, 4).flatMap(([path, body]) =>
  brokenOrigins.map((origin) => ({
    name: `${path} from ${origin}`,
    method: 'POST',
    path,
    headers: { origin },
    body: JSON.stringify(body),
  })),
);

const bodyOf = (ending: string) => posts.find(([path]) => path.endsWith(ending))?.[1];
const [update, details] = [bodyOf(`/${cartId}`), bodyOf('/details')];
const wrongIds: BadRequest[] = brokenIds
  .flatMap((id) => [
    ...['', '/shipping-methods', '/payment-methods'].map((rest) => ({
      method: 'GET',
      path: `/api/carts/${id}${rest}`,
    })),
    ...['', '/link', '/cancellation'].map((rest) => ({
      method: rest === '' ? 'GET' : 'POST',
      path: `/api/orders/${id}${rest}`,
      ...(rest === '/cancellation' && { body: '{}' }),
    })),
    ...['orders', 'payments'].map((kind) => ({
      method: 'POST',
      path: `/api/${kind}/${id}/session`,
      body: JSON.stringify({ token: id }),
    })),
    { method: 'POST', path: `/api/carts/${id}`, body: JSON.stringify(update) },
    { method: 'POST', path: `/api/payments/${id}/details`, body: JSON.stringify(details) },
  ])
  .map((request) => ({ ...request, name: `${request.method} ${request.path.slice(0, 60)}` }));

const wrongCookies: BadRequest[] = brokenCookies.flatMap((cookie) =>
  ['', '/shipping-methods', '/payment-methods'].map((rest) => ({
    name: `GET a cart${rest} with the cookie ${cookie.slice(0, 40)}`,
    method: 'GET',
    path: `/api/carts/${cartId}${rest}`,
    headers: { cookie },
  })),
);

const wrongMethods: BadRequest[] = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST'].flatMap((method) =>
  ['/api/health', '/api/visitor', '/api/stock', '/api/orders/x', '/api/nothing', '/'].map((path) => ({
    name: `${method} ${path}`,
    method,
    path,
  })),
);

const languages = ['x'.repeat(8_000), ';q=;q=;', 'de;q=NaN,en;q=-1', '*;q=1e400', 'de-'.repeat(2_000)];
const wrongRest: BadRequest[] = [
  ...['', 'sku=', 'sku=%00', `sku=${'a'.repeat(81)}`, 'sku=a&'.repeat(51), 'sku[]=a', 'SKU=a'].map(
    (query) => ({
      name: `stock of ${query.slice(0, 30)}`,
      method: 'GET',
      path: `/api/stock?${query}`,
    }),
  ),
  ...[
    '',
    'v1',
    'v1..',
    'v1.zzzzzzzz.x',
    `v2.1.${'A'.repeat(43)}`,
    `v1.1.${'A'.repeat(43)}`,
    'a'.repeat(5_000),
  ].map((token) => ({
    name: `an order with the token ${token.slice(0, 20)}`,
    method: 'POST',
    path: '/api/orders/DE-0000-0000-0000/session',
    body: JSON.stringify({ token }),
  })),
  ...languages.map((language) => ({
    name: `an unknown cart in ${language.slice(0, 20)}`,
    method: 'GET',
    path: '/api/carts/unknown',
    headers: { 'accept-language': language },
  })),
];

const all = [
  ...wrongFields,
  ...wrongBodies,
  ...wrongTypes,
  ...wrongOrigins,
  ...wrongIds,
  ...wrongCookies,
  ...wrongMethods,
  ...wrongRest,
];

describe(`${all.length} malformed requests`, () => {
  /** The status and the error of a request that is refused as the contract defines. */
  async function refused({ method, path, headers, body }: BadRequest, id: string) {
    const { api } = test.shop.api('de');
    const sent: Record<string, string> = {
      origin: 'http://localhost',
      ...json,
      cookie: test.browser.cookie,
      ...headers,
    };
    const address = `http://localhost${path.replace(cartId, id)}`;
    const response = await api.request(address, {
      method,
      headers: sent,
      ...(body === undefined ? {} : { body }),
    });
    const answer: unknown = await response.json().catch(() => null);
    return { status: response.status, error: errorSchema.safeParse(answer).data?.error };
  }

  it('are many, and differ from requests that are accepted', async () => {
    expect(all.length).toBeGreaterThan(300);
    expect(new Set(all.map(({ name }) => name)).size).toBeGreaterThan(300);
    const before = await test.browser.createCart('de', sku);
    const after = await test.browser.change(before, { action: 'addLineItem', sku, quantity: 1 });
    expect(after.version).toBeGreaterThan(before.version);
  });

  /** Refused for what they are, whoever sends them and whatever the cart contains. */
  const asInput = [400, 413];
  const anyRefusal = [400, 403, 404, 413];

  it.each([
    ['fields', wrongFields, asInput],
    ['bodies', wrongBodies, asInput],
    ['content types', wrongTypes, asInput],
    ['origins', wrongOrigins, [403]],
    ['IDs', wrongIds, [404]],
    ['cookies', wrongCookies, [404]],
    ['methods', wrongMethods, anyRefusal],
    ['queries, tokens, and languages', wrongRest, anyRefusal],
  ])(
    'by their %s are all refused, and the cart stays as it was',
    async (_, requests, statuses) => {
      const before = await test.browser.createCart('de', sku);
      const wrong: string[] = [];
      for (const request of requests) {
        const { status, error } = await refused(request, before.id);
        if (!statuses.includes(status) || typeof error?.reference !== 'string')
          wrong.push(`${request.name}: ${status} ${error?.code ?? ''}`);
      }
      expect(wrong).toEqual([]);
      expect(await test.browser.read(before)).toEqual(before);
    },
    30_000,
  );
});
