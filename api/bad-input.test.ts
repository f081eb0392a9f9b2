import { describe, expect, it } from 'vitest';
import { errorSchema } from '../contract/errors.ts';
import {
  type BadRequest,
  brokenBodies,
  brokenCookies,
  brokenIds,
  brokenOrigins,
  brokenTypes,
  type Json,
  mutantsOf,
} from './testing/bad-requests.ts';
import { sku } from './testing/sandboxed-shop.ts';
import { address } from './testing/shop-browser.ts';
import { useSandboxedShop } from './testing/use-sandboxed-shop.ts';

const test = useSandboxedShop();
const json = { 'content-type': 'application/json' };

/** What every write sends if it is in order. The version is that of a new cart. */
const payment: Json = {
  cartId: '0b5f5a2e-6a0c-4b0e-9f7f-3f1a2c4d5e6f',
  cartVersion: 1,
  expectedTotal: { centAmount: 100, currencyCode: 'EUR', fractionDigits: 2 },
  data: { paymentMethod: { type: 'scheme' } },
  affiliates: { awinId: 'a' },
};
const cart: Json = { country: 'de', lineItems: [{ sku, quantity: 1 }] };
const { firstName, lastName, streetName, postalCode, city, country } = address;
const home: Json = { firstName, lastName, streetName, postalCode, city, country };
const updateWith = (action: Json): Json => ({ version: 1, actions: [action] });
const actions: readonly Json[] = [
  { action: 'addLineItem', sku, quantity: 1 },
  { action: 'changeLineItemQuantity', lineItemId: 'line', quantity: 1 },
  { action: 'removeLineItem', lineItemId: 'line' },
  { action: 'setCustomerEmail', email: 'ada@example.com' },
  { action: 'setShippingAddress', address: home },
  { action: 'setBillingAddress', address: home },
  { action: 'setShippingMethod', shippingMethodId: 'method' },
  { action: 'addDiscountCode', code: 'NOTHING' },
  { action: 'removeDiscountCode', discountCodeId: 'code' },
];
const details: Json = { details: { redirectResult: 'x' }, paymentData: 'x' };

/** Mutants that are in order after all: an optional field is missing, or a text is a text. */
const harmless: readonly RegExp[] = [
  /^without (lineItems|affiliates|affiliates\.awinId|paymentData|details\.redirectResult|actions\.0\.address)$/,
  /^(details\.redirectResult|paymentData)\. = "/,
  // Only compared with the cart's total.
  /^expectedTotal\.centAmount\. = -1$/,
];
const isHarmless = (name: string): boolean => harmless.some((pattern) => pattern.test(name));

const posts: readonly (readonly [path: string, body: Json])[] = [
  ['/api/carts', cart],
  ['/api/carts/CART/country', { version: 1, country: 'de' }],
  ['/api/payments', payment],
  ['/api/payments/unknown/details', details],
  ...actions.map((action) => ['/api/carts/CART', updateWith(action)] as const),
];

const wrongFields: BadRequest[] = posts.flatMap(([path, body]) =>
  [...mutantsOf(body)]
    .filter(({ name }) => !isHarmless(name))
    .map(({ name, value }) => ({
      name: `${path} with ${name}`,
      method: 'POST',
      path,
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

const wrongIds: BadRequest[] = brokenIds
  .flatMap((id) => [
    ...['', '/shipping-methods', '/payment-methods'].map((rest) => ({
      method: 'GET',
      path: `/api/carts/${id}${rest}`,
    })),
    { method: 'GET', path: `/api/orders/${id}?token=${id}` },
    { method: 'POST', path: `/api/carts/${id}`, body: JSON.stringify(updateWith(actions[0] ?? null)) },
    { method: 'POST', path: `/api/payments/${id}/details`, body: JSON.stringify(details) },
  ])
  .map((request) => ({ ...request, name: `${request.method} ${request.path.slice(0, 60)}` }));

const wrongCookies: BadRequest[] = brokenCookies.flatMap((cookie) =>
  ['', '/shipping-methods', '/payment-methods'].map((rest) => ({
    name: `GET a cart${rest} with the cookie ${cookie.slice(0, 40)}`,
    method: 'GET',
    path: `/api/carts/CART${rest}`,
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
    method: 'GET',
    path: `/api/orders/DE-0000-0000-0000?token=${encodeURIComponent(token)}`,
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
  async function refused({ method, path, headers, body }: BadRequest, cartId: string) {
    const { api } = test.shop.api('de');
    const sent: Record<string, string> = {
      origin: 'http://localhost',
      ...json,
      cookie: test.browser.cookie,
      ...headers,
    };
    const address = `http://localhost${path.replace('CART', cartId)}`;
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
