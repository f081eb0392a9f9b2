import { z } from 'zod';
import { brand } from '../../brands/build.ts';
import { fakeShopApi } from '../../api/testing/fake-shop-api.ts';
import { hostileTexts } from '../../api/testing/hostile-text.ts';
import { home, homeAddress, sku } from '../../api/testing/sandboxed-shop.ts';
import { merchantAccountFor } from '../../api/testing/shop-browser.ts';
import { type Attack, answered, refused, refusedWith } from './attack.ts';
import { bodies, type Json, type Known, mutantsOf, samplesOf, webhook } from './bodies.ts';
import type { Visit } from './visit.ts';

/** Every route of the shop API, by method and path. */
export const routes = fakeShopApi().routes.filter(
  ({ method, path }) => method !== 'ALL' && path.startsWith('/api/'),
);
/** Those that are written to; without days for returns, a storefront takes none. */
const written = Object.entries(bodies).filter(
  ([path]) => home.returnDays !== null || !/returns$|gift/.test(path),
);
const [{ code: country }] = home.countries;
const [, productKey = ''] = brand.samples.product.split('/');

/** How a route is written to. */
const writingMethod = (route: string): string =>
  routes.find(({ method, path }) => path === route && method === 'PUT')?.method ?? 'POST';

/** The path of a route about a cart, a payment, an order, a request, a subscription, a registration, or a review; by default nobody's. */
const pathOf = (
  route: string,
  {
    cart = 'unknown',
    payment = 'unknown',
    order = 'DE-0000-0000-0000',
    request = 'R-DE-0000-0000-0000',
    file = 'F-DE-0000-0000-0000',
    subscription = 'N-DE-0000-0000-0000',
    registration = 'P-DE-0000-0000-0000',
    review = '00000000-0000-4000-8000-000000000000',
  } = {},
): string =>
  route
    .replace('/carts/:id', () => `/carts/${cart}`)
    .replace('/payments/:id', () => `/payments/${payment}`)
    .replace(':orderNumber', () => order)
    .replace(/:request|:number/, () => request)
    .replace(':subscription', () => subscription)
    .replace(':registration', () => registration)
    .replace(':review', () => review)
    .replace(':productKey', () => productKey)
    .replace(':file', () => file);
const ownPath = (route: string, { cart, payment }: Visit) => pathOf(route, { cart: cart.id, payment });

/** What a stranger knows, about the own cart or about that of somebody else. */
const knownOf = (cart: Visit['cart']): Known => ({
  ...{ ...homeAddress, phone: '+49 30 1234', state: 'BE' },
  ...{ email: 'ada@example.com', sku, type: 'scheme', key: '0123456789abcdef0123456789abcdef' },
  ...{ boughtOn: '2026-11-29', problem: 'worn', wish: 'part', reason: 'other' },
  // Photographs that this visitor was not given a place for are refused whatever else is sent.
  files: [],
  details: {},
  ...{ batch: 'AB24031', on: '2026-01-02', productKey },
  ...{ cartId: cart.id, cartVersion: cart.version, version: cart.version },
  ...{ lineItemId: cart.lineItems[0]?.id ?? '', merchantAccount: merchantAccountFor(cart) },
  // Not the cart's own: whatever is sent, the stranger's cart stays one that can be changed.
  ...{ ...cart.total, centAmount: cart.total.centAmount + 1 },
});

type Rest = Partial<Pick<Attack, 'headers' | 'body'>>;
const attack = (
  isRight: Attack['isRight'],
  method: string,
  path: string,
  what: string,
  rest: Rest = {},
): Attack => ({
  ...{ name: `${method} ${path.slice(0, 80)} with ${what.slice(0, 80)}`, method, path, isRight, ...rest },
});
const asInput = refusedWith(400, 413);

/** A body that is in order, for a route that reads one. */
function bodyOf(method: string, route: string, known: Known): Rest {
  const schema = bodies[route];
  const [sample = {}] = schema ? samplesOf(schema, known) : [];
  return method === writingMethod(route) ? { body: JSON.stringify(sample) } : {};
}

const post = (isRight: Attack['isRight'], path: string, what: string, body: Json): Attack =>
  attack(isRight, 'POST', path, what, { body: JSON.stringify(body) });

/** Each field of each body with each value that may not be there, and those that may be. */
function fields(visit: Visit): { readonly wrong: Attack[]; readonly inOrder: Attack[] } {
  const all = written.flatMap(([route, schema]) =>
    (schema ? mutantsOf(schema, knownOf(visit.cart)) : []).map(({ name, value, isForbidden = false }) => {
      const isInOrder = route !== webhook && !isForbidden && z.safeParse(schema ?? z.any(), value).success;
      return attack(isInOrder ? answered : asInput, writingMethod(route), ownPath(route, visit), name, {
        body: JSON.stringify(value),
      });
    }),
  );
  return {
    wrong: all.filter(({ isRight }) => isRight === asInput),
    inOrder: all.filter(({ isRight }) => isRight !== asInput),
  };
}

const brokenBodies: readonly (readonly [name: string, body: BodyInit])[] = [
  ...['', 'null', '[]', '"de"', '1e400', 'NaN', '{"country":', '{}{}', '{"country":"de",}', "{'a':1}"].map(
    (body) => [body, body] as const,
  ),
  ['a comment', '/* */{"country":"de"}'],
  ['XML', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['a form', 'country=de&lineItems[]='],
  ['deep lists', '['.repeat(20_000)],
  ['deep objects', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
  ['a prototype', '{"__proto__":{"country":"de","version":1}}'],
  ['a constructor', '{"constructor":{"prototype":{"country":"de"}}}'],
  ['UTF-16, which is not UTF-8', new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])],
  ['zeros', new Uint8Array(1024)],
  ['more than 64 kB', JSON.stringify({ country, padding: 'x'.repeat(70_000) })],
];
const brokenTypes: readonly string[] = [
  ...['', 'text/plain', 'text/plain;application/json', 'application/x-www-form-urlencoded', 'json'],
  ...['multipart/form-data; boundary=x', 'application/xml', 'application/jsonp'],
];
/** Origins that are not exactly the shop's. */
const brokenOrigins: readonly string[] = [
  ...['', 'null', 'undefined', '*', 'localhost', '//localhost', 'http://[::1]', 'http://127.0.0.1'],
  ...[
    'http://localhost/evil',
    'http://localhost/',
    'http://localhost:8000',
    'http://localhost?',
    'http://localhost#',
  ],
  ...['http://evil.example@localhost', 'http://localhost@evil.example', 'http://localhost.evil.example'],
  ...['http://localhost, http://evil.example', 'http://LOCALHOST', 'https://localhost', 'ftp://localhost'],
  ...['file://localhost', 'javascript:alert(1)', 'data:text/html,x'],
];

/** Bodies that are no JSON or too large, of another type, or from other sites' pages. */
const envelopes = (visit: Visit): Attack[] =>
  written.flatMap(([route, schema]) => {
    const path = ownPath(route, visit);
    const method = writingMethod(route);
    const body = bodyOf(method, route, knownOf(visit.cart));
    const withHeader = (isRight: Attack['isRight'], name: string, value: string): Attack =>
      attack(isRight, method, path, `${name}: ${value}`, { ...body, headers: { [name]: value } });
    return [
      ...(schema ? brokenBodies : []).map(([name, body]) => attack(asInput, method, path, name, { body })),
      ...(schema ? brokenTypes : []).map((type) => withHeader(asInput, 'content-type', type)),
      ...(/webhooks|unsubscribe|events/.test(route) ? [] : brokenOrigins).map((origin) =>
        withHeader(refusedWith(403), 'origin', origin),
      ),
    ];
  });

/** IDs that no service has assigned, some of which mean something in a path, a query, or a predicate. */
const brokenIds: readonly string[] = [
  ...[
    '%2e%2e',
    '%2e%2e%2f%2e%2e%2fproducts',
    '%2F',
    '%5C',
    '%00',
    '%0d%0aSet-Cookie:%20a=b',
    '%ED%A0%80',
    '{}',
  ],
  ...['%E0%A4%A', '%F0%9F%91%B6', 'key=cart', "'%20or%20'1'='1", '%22%20or%20id%20is%20defined', '__proto__'],
  ...['constructor', 'undefined', '-1', '*', 'a'.repeat(5_000)],
  ...hostileTexts.map((text) => `x${encodeURIComponent(text.toWellFormed())}`),
];
/** Cookies of nobody. */
const brokenCookies: readonly string[] = [
  ...[
    'shop_visitor=',
    'shop_visitor=%',
    'shop_visitor=%E0%A4%A',
    'shop_visitor=1.2',
    '=;=;=',
    'a=b; '.repeat(1_000),
  ],
  `shop_visitor=00000000-0000-4000-8000-000000000000.${'A'.repeat(43)}%3D`,
  `shop_visitor=${'a'.repeat(7_000)}`,
  'shop_visitor=__proto__.x; shop_visitor=y',
];
/** Tokens of links that nobody was sent. */
const brokenTokens = ['', 'v1', 'v1..', 'v1.zzzzzzzz.x', `v2.1.${'A'.repeat(43)}`, `v1.1.${'A'.repeat(43)}`];

/** IDs, cookies, and tokens of nothing and nobody, and methods that no route has. */
const unknown = (visit: Visit): Attack[] =>
  routes.flatMap(({ method, path: route }) => {
    const body = bodyOf(method, route, knownOf(visit.cart));
    const isAboutCart = /\/carts\/:id/.test(route);
    return [
      ...(route.includes(':') ? brokenIds : []).map((id) =>
        attack(
          refused,
          method,
          pathOf(route, {
            cart: id,
            payment: id,
            order: id,
            request: id,
            registration: id,
            subscription: id,
            file: id,
            review: id,
          }),
          'no ID',
          body,
        ),
      ),
      ...(isAboutCart ? brokenCookies : []).map((cookie) =>
        attack(refused, method, ownPath(route, visit), `the cookie ${cookie}`, {
          ...body,
          headers: { cookie },
        }),
      ),
      ...(route.endsWith('/session') ? brokenTokens : []).map((token) =>
        post(refused, ownPath(route, visit), `the token ${token}`, { token }),
      ),
      ...['PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((other) =>
        attack(refused, other, ownPath(route, visit), 'a method it does not have'),
      ),
    ];
  });

/** Cookies that a stranger can make: their own, changed, doubled, or with an identity that is not theirs. */
function cookiesOf({ browser, theirs, order }: Visit): string[] {
  const [, signed = ''] = browser.cookie.split('=');
  const [, foreign = ''] = theirs.browser.cookie.split('=');
  const [id = '', signature = ''] = decodeURIComponent(signed).split('.');
  const [foreignId = ''] = decodeURIComponent(foreign).split('.');
  const visitor = (value: string) => `shop_visitor=${encodeURIComponent(value)}`;
  return [
    ...['', browser.cookie, `${browser.cookie}; ${visitor(`${foreignId}.${signature}`)}`],
    ...[visitor(foreignId), visitor(`${foreignId}.`), visitor(`${foreignId}.${signature}`)],
    ...[visitor(`${foreignId}.${'A'.repeat(43)}=`), visitor(`${id}.${foreignId}.${signature}`)],
    ...[
      visitor(`${foreignId.toUpperCase()}.${signature}`),
      `shop_visitor=${foreignId}; shop_visitor=${signed}`,
    ],
    ...[`__Host-shop_visitor=${foreign}`, `Shop_Visitor=${foreign}`],
    `shop_order_${order}=v1.1.${'A'.repeat(43)}; ${browser.cookie}`,
  ];
}

/** What belongs to the honest shopper, by every route about it, in other spellings, and with every cookie that a stranger can make. */
function foreign(visit: Visit): Attack[] {
  const { order, theirs } = visit;
  const { cart, paid } = theirs;
  const ids = { cart: cart.id, payment: paid.payment.id, order };
  const known = { ...knownOf(cart), centAmount: cart.total.centAmount };
  const routed = routes
    .filter(({ path }) => /:(id|orderNumber)/.test(path))
    .map(({ method, path }) => ({ method, path: pathOf(path, ids), body: bodyOf(method, path, known) }));
  const spelled = [
    `/api/orders/${order.toLowerCase()}`,
    `/api/orders/${order}?token=${'A'.repeat(43)}`,
    `/api//orders/${order}`,
    `/api/carts/../orders/${order}`,
    `/api/carts/${cart.id}%00`,
    `/api/carts/${cart.id}.json`,
    '/api/payments',
    '/api/payments/provisional',
  ].flatMap((path) =>
    ['GET', 'HEAD', 'POST'].map((method) => ({ method, path, body: bodyOf(method, path, known) })),
  );
  return [...routed, ...spelled].flatMap(({ method, path, body }) =>
    cookiesOf(visit).map((cookie, index) =>
      attack(refused, method, path, `cookie ${index}`, { ...body, headers: { cookie } }),
    ),
  );
}

/** Queries and headers that the shop API reads, with hostile texts: they are refused, or have no effect. */
const readInPassing = ({ cart }: Visit): Attack[] =>
  hostileTexts.flatMap((text) => {
    const part = encodeURIComponent(text.toWellFormed());
    const header = text.replace(/[^\x20-\x7E]/g, '?').slice(0, 7_000);
    const get = (path: string, headers: Record<string, string> = {}): Attack =>
      attack(answered, 'GET', path, JSON.stringify(headers), { headers });
    return [
      get(`/api/offers?country=${country}&sku=${sku}&sku=${part}`),
      get(`/api/delivery?country=${part}`),
      get(`/api/restock/unsubscribe?request=${part}&key=${part}`),
      get(`/api/newsletter/unsubscribe?subscription=${part}&reader=${part}`),
      get(`/api/review-invitations/unsubscribe?order=${part}&token=${part}`),
      get(`/api/files/F-DE-0000-0000-0000?until=${part}&proof=${part}`),
      get(`/api/carts/${cart.id}`, { 'accept-language': header, 'x-correlation-id': header }),
      get(`/api/offers?country=${country}&sku=${sku}`, {
        origin: header,
        'content-type': header,
        cookie: `shop_visitor=${header}`,
      }),
      get('/api/visitor', { 'x-nf-geo': header, 'x-country': header, 'x-client-address': header }),
      get('/api/visitor', { 'x-nf-geo': btoa(JSON.stringify({ country: { code: header } })) }),
      get('/api/status', { authorization: header }),
    ];
  });

const badQueries = (): Attack[] =>
  [
    ...['', 'sku=', 'sku=%00', `sku=${'a'.repeat(81)}`, 'sku=a&'.repeat(51), 'sku[]=a', 'SKU=a'].map(
      (query) => `/api/offers?country=${country}&${query}`,
    ),
    ...['sku=a', 'country=xx&sku=a'].map((query) => `/api/offers?${query}`),
    ...['', 'country=', 'country=DE', 'country=xx', 'country[]=de'].map((query) => `/api/delivery?${query}`),
  ].map((path) => attack(asInput, 'GET', path, 'a wrong query'));

/** What must be refused, whatever the shopper has: by the field, the body, its type, the origin, the ID, the cookie, the query, or the method. */
export const wrongRequests = (visit: Visit): Attack[] => [
  ...fields(visit).wrong,
  ...envelopes(visit),
  ...unknown(visit),
  ...foreign(visit),
  ...badQueries(),
];

/** What is strange but in order: it is answered, in whatever way. */
export const strangeRequests = (visit: Visit): Attack[] => [
  ...readInPassing(visit),
  ...fields(visit).inOrder,
];
