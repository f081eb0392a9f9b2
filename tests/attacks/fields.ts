import { z } from 'zod';
import {
  type BadRequest,
  baseRequests,
  brokenBodies,
  brokenCookies,
  brokenTypes,
  mutantsOf,
} from '../../api/testing/bad-requests.ts';
import { hostileTexts } from '../../api/testing/hostile-text.ts';
import { sku } from '../../api/testing/sandboxed-shop.ts';
import { type Attack, isRefused, mustBeRefused } from './attack.ts';
import type { Visit } from './visit.ts';

const basesOf = ({ cart, payment }: Visit) =>
  baseRequests(cart, { lineItemId: cart.lineItems[0]?.id ?? '', payment });

const post = (
  name: string,
  path: string,
  body: BodyInit,
  headers: Record<string, string> = {},
): BadRequest => ({
  ...{ name: `POST ${path} with ${name}`, method: 'POST', path, body, headers },
});

/** Each field of each request with each hostile value: what its schema refuses must be refused. */
const wrongFields = (visit: Visit): Attack[] =>
  basesOf(visit).flatMap(({ path, body, schema }) =>
    [...mutantsOf(body)].map(({ name, value, isForbidden = false }) => ({
      request: post(name, path, JSON.stringify(value)),
      fault: !isForbidden && z.safeParse(schema, value).success ? () => null : mustBeRefused,
    })),
  );

const wrongBodies = (visit: Visit): Attack[] =>
  [...new Set(basesOf(visit).map(({ path }) => path)), '/api/webhooks/adyen'].flatMap((path) => [
    ...brokenBodies.map(([name, body]) => ({ request: post(name, path, body), fault: mustBeRefused })),
    ...brokenTypes.map((type) => ({
      request: post(`the type ${type}`, path, '{}', { 'content-type': type }),
      fault: mustBeRefused,
    })),
  ]);

/** Hostile texts where no body is read: IDs, queries, and headers. They are unknown, or have no effect. */
const wrongAddresses = ({ cart, order }: Visit): Attack[] =>
  hostileTexts.flatMap((text) => {
    const part = encodeURIComponent(text.toWellFormed());
    const header = text.replace(/[^\x20-\x7E]/g, '?').slice(0, 7_000);
    const get = (path: string, headers: Record<string, string> = {}): Attack => ({
      request: {
        name: `GET ${path.slice(0, 80)} ${JSON.stringify(headers).slice(0, 60)}`,
        method: 'GET',
        path,
        headers,
      },
      fault: (answer) =>
        isRefused(answer) || Object.keys(headers).length > 0 ? null : `answered ${answer.status}`,
    });
    return [
      get(`/api/carts/${part}x/shipping-methods`),
      get(`/api/payments/x${part}?proof=${part}`),
      get(`/api/orders/x${part}?token=${part}`),
      get(`/api/orders/${order}x?token=${part}`),
      get(`/api/carts/${cart.id}`, { 'accept-language': header }),
      get(`/api/carts/${cart.id}`, { 'x-correlation-id': header }),
      get(`/api/visitor`, { 'x-nf-geo': header, 'x-country': header }),
      get(`/api/stock?sku=${sku}&sku=${part.slice(0, 60)}`, { origin: header }),
    ];
  });

const wrongCookies = ({ cart }: Visit): Attack[] =>
  brokenCookies.map((cookie) => ({
    request: {
      name: `a cart with the cookie ${cookie.slice(0, 40)}`,
      method: 'GET',
      path: `/api/carts/${cart.id}`,
      headers: { cookie },
    },
    fault: mustBeRefused,
  }));

/** Every field of every request of the shop API with every hostile value. */
export const fieldAttacks = (visit: Visit): Attack[] => [
  ...wrongFields(visit),
  ...wrongBodies(visit),
  ...wrongAddresses(visit),
  ...wrongCookies(visit),
];
