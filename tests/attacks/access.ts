import { type BadRequest, brokenIds, brokenOrigins } from '../../api/testing/bad-requests.ts';
import { card, sku } from '../../api/testing/sandboxed-shop.ts';
import { address, merchantAccountFor } from '../../api/testing/shop-browser.ts';
import { type Attack, anyOf, mustBeRefused, mustNotTell } from './attack.ts';
import type { Visit } from './visit.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** A body that changes the cart, names it, or pays for it, whatever the address wants. */
const bodyFor = ({ theirs: { cart } }: Visit): string =>
  JSON.stringify({
    version: cart.version,
    country: 'de',
    actions: [{ action: 'setShippingAddress', address }],
    cartId: cart.id,
    cartVersion: cart.version,
    expectedTotal: cart.total,
    merchantAccount: merchantAccountFor(cart),
    data: card(),
    details: { redirectResult: 'x' },
    token: 'v1.1.x',
  });

/** What belongs to the honest shopper, asked for in every way that may exist. */
function addressesOf({ theirs, order }: Visit): string[] {
  const { cart, paid } = theirs;
  return [
    `/api/carts/${cart.id}`,
    `/api/carts/${cart.id}/shipping-methods`,
    `/api/carts/${cart.id}/payment-methods`,
    `/api/carts/${cart.id}/country`,
    `/api/payments/${paid.payment.id}`,
    `/api/payments/${paid.payment.id}/details`,
    `/api/orders/${order}`,
    `/api/orders/${order}/session`,
    `/api/orders/${order}/link`,
    `/api/orders/${order}/cancellation`,
    `/api/orders/${order.toLowerCase()}`,
    `/api/orders/${order}?token=`,
    `/api/orders/${order}?token=${'A'.repeat(43)}`,
    `/api/orders/${order}?token[]=x&token=y`,
    `/api//orders/${order}`,
    `/api/carts/../orders/${order}`,
    `/api/carts/${cart.id}%00`,
    `/api/carts/${cart.id}.json`,
    `/api/carts/${cart.id}/../${cart.id}`,
  ];
}

/** Cookies that a stranger can make: their own, changed, doubled, or with an identity that is not theirs. */
function cookiesOf({ browser, theirs, order }: Visit): string[] {
  const [, signed = ''] = browser.cookie.split('=');
  const [, foreign = ''] = theirs.browser.cookie.split('=');
  const [id = '', signature = ''] = decodeURIComponent(signed).split('.');
  const [foreignId = ''] = decodeURIComponent(foreign).split('.');
  const visitor = (value: string) => `shop_visitor=${encodeURIComponent(value)}`;
  return [
    '',
    browser.cookie,
    `${browser.cookie}; ${visitor(`${foreignId}.${signature}`)}`,
    visitor(foreignId),
    visitor(`${foreignId}.`),
    visitor(`${foreignId}.${signature}`),
    visitor(`${foreignId}.${'A'.repeat(43)}=`),
    visitor(`${id}.${foreignId}.${signature}`),
    visitor(`${foreignId.toUpperCase()}.${signature}`),
    `shop_visitor=${foreignId}; shop_visitor=${signed}`,
    `__Host-shop_visitor=${foreign}`,
    `Shop_Visitor=${foreign}`,
    `shop_order_${order}=v1.1.${'A'.repeat(43)}; ${browser.cookie}`,
  ];
}

/** Everything of the honest shopper's, by every method and with every cookie of a stranger. */
const foreignThings = (visit: Visit): Attack[] =>
  addressesOf(visit).flatMap((path) =>
    cookiesOf(visit).flatMap((cookie, index) =>
      // One cookie is tried with every method; the others with those that do something.
      (index === 1 ? methods : (['GET', 'POST'] as const)).map((method) => ({
        request: withBody(visit, {
          name: `${method} ${path} with cookie ${index}`,
          method,
          path,
          headers: { cookie },
        }),
        fault:
          method === 'OPTIONS'
            ? mustNotTell(visit.secrets)
            : anyOf(mustBeRefused, mustNotTell(visit.secrets)),
      })),
    ),
  );

const withBody = (visit: Visit, request: BadRequest): BadRequest =>
  ['GET', 'HEAD', 'OPTIONS'].includes(request.method) ? request : { ...request, body: bodyFor(visit) };

/** Writes from other sites' pages, and from pages that only look like the shop's. */
function foreignOrigins({ cart }: Visit): Attack[] {
  const writes = [
    ['/api/carts', { country: 'de', lineItems: [{ sku, quantity: 1 }] }],
    [
      `/api/carts/${cart.id}`,
      { version: cart.version, actions: [{ action: 'addLineItem', sku, quantity: 1 }] },
    ],
    [
      '/api/payments',
      {
        cartId: cart.id,
        cartVersion: cart.version,
        expectedTotal: cart.total,
        merchantAccount: merchantAccountFor(cart),
        data: card(),
      },
    ],
  ] as const;
  return writes.flatMap(([path, body]) =>
    brokenOrigins.map((origin) => ({
      request: {
        ...{
          name: `POST ${path} from ${origin}`,
          method: 'POST',
          path,
          headers: { origin },
          body: JSON.stringify(body),
        },
      },
      fault: ({ status }) => (status === 403 ? null : `answered ${status}`),
    })),
  );
}

/** IDs that mean something in a path, a query, or a predicate of the service behind. */
const brokenThings = (visit: Visit): Attack[] =>
  brokenIds.flatMap((id) =>
    [
      `/api/carts/${id}`,
      `/api/carts/${id}/payment-methods`,
      `/api/payments/${id}`,
      `/api/orders/${id}?token=${id}`,
    ].map((path) => ({
      request: { name: `GET ${path.slice(0, 80)}`, method: 'GET', path },
      fault: anyOf(mustBeRefused, mustNotTell(visit.secrets)),
    })),
  );

/** What a stranger may not read, change, pay for, or write from elsewhere. */
export const accessAttacks = (visit: Visit): Attack[] => [
  ...foreignThings(visit),
  ...foreignOrigins(visit),
  ...brokenThings(visit),
];
