import fc from 'fast-check';
import { HonoRequest } from 'hono/request';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { openingSchema } from '../contract/access.ts';
import { addressSchema } from '../contract/address.ts';
import type { Cart } from '../contract/cart.ts';
import { changeCountrySchema, createCartSchema, updateCartSchema } from '../contract/cart-requests.ts';
import { orderLinkRequestSchema, supportMessageSchema } from '../contract/customer-service.ts';
import { quoteRequestSchema } from '../contract/delivery-requests.ts';
import { text } from '../contract/fields.ts';
import { paymentResultSchema } from '../contract/payment.ts';
import {
  createPaymentSchema,
  orderUpdateSchema,
  paymentDetailsSchema,
  provisionalPaymentSchema,
} from '../contract/payment-requests.ts';
import { restockRequestSchema } from '../contract/restock.ts';
import { createWithdrawalSchema } from '../contract/withdrawal.ts';
import { shippingMethodId } from './testing/fake-cart.ts';
import { fakeShopApi } from './testing/fake-shop-api.ts';
import { hostileText } from './testing/hostile-text.ts';
import { card, madeReady } from './testing/sandboxed-shop.ts';
import { address } from './testing/shop-browser.ts';
import { payPalPayment } from './testing/wallets.ts';
import { useSandboxedShop } from './testing/use-sandboxed-shop.ts';

/*
 * Whatever a field contains, and however long it is, the shop API answers it, and not with an error of its own. A text
 * that keeps it busy is noticed because the test does not end.
 */

const length = 10_000;

/** What each route that is written to reads; webhooks, which are signed, are read without a schema of the contract. */
const bodies: Readonly<Record<string, z.core.$ZodType>> = {
  '/api/carts': createCartSchema,
  '/api/carts/:id': updateCartSchema,
  '/api/carts/:id/country': changeCountrySchema,
  '/api/carts/:id/quote': quoteRequestSchema,
  '/api/payments': createPaymentSchema,
  '/api/payments/provisional': provisionalPaymentSchema,
  '/api/payments/:id/order': orderUpdateSchema,
  '/api/payments/:id/details': paymentDetailsSchema,
  '/api/payments/:id/session': openingSchema,
  '/api/messages': supportMessageSchema,
  '/api/orders/links': orderLinkRequestSchema,
  '/api/orders/:orderNumber/cancellation': z.object({}),
  '/api/withdrawals': createWithdrawalSchema,
  '/api/restock': restockRequestSchema,
  '/api/restock/:request/session': openingSchema,
  '/api/restock/:request/confirmation': z.object({}),
  '/api/restock/:request/removal': z.object({}),
  '/api/restock/unsubscribe': z.object({}),
  '/api/orders/:orderNumber/session': openingSchema,
  '/api/orders/:orderNumber/link': z.object({}),
  '/api/webhooks/adyen': z.object({
    notificationItems: z.array(
      z.object({
        NotificationRequestItem: z.object({
          amount: z.object({ value: z.int(), currency: z.string() }),
          eventCode: z.string(),
          merchantAccountCode: z.string(),
          merchantReference: z.string(),
          pspReference: z.string(),
          success: z.string(),
          additionalData: z.object({ hmacSignature: z.string() }),
        }),
      }),
    ),
  }),
};

/** The part of JSON Schema that the contract's requests are described with. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** A shop with a cart that could be paid, and a payment that is under way. */
async function busyShop() {
  const { api, browser, payments } = fakeShopApi({ changes: { CLIENT_ADDRESS_HEADER: 'x-forwarded-for' } });
  payments.readEvents = () => ({ events: [], others: [], isSigned: true });
  const cart = await browser.fillIn(await browser.createCart('de', 'CRADLE'), shippingMethodId);
  payments.results.push('RedirectShopper');
  const { payment } = await browser.pay(cart);
  const latest = await browser.read(cart);
  payments.results.push('Pending');
  payments.actions.push({ type: 'sdk', paymentData: 'x' });
  const start = '/api/payments/provisional';
  const sheet = await browser.ask(paymentResultSchema, start, payPalPayment(latest));
  return { api, browser, paymentId: payment.id, sheetId: sheet.payment.id, cart: latest };
}
type BusyShop = Awaited<ReturnType<typeof busyShop>>;

/** Values that mean something to the shop, by the name of their field; every other text is any text. */
const known = ({ cart, paymentId }: BusyShop): Readonly<Record<string, unknown>> => ({
  ...address,
  ...cart.total,
  id: cart.id,
  cartId: cart.id,
  paymentId,
  version: cart.version,
  cartVersion: cart.version,
  sku: 'CRADLE',
  email: 'ada@example.com',
  request: 'R-DE-0000-0000-0000',
  type: 'scheme',
});

/** A value that matches the schema, with everything that is optional. */
function sampleOf(schema: Schema, values: Readonly<Record<string, unknown>>, name = ''): unknown {
  const [one] = schema.anyOf ?? schema.oneOf ?? [];
  if (one) return sampleOf(one, values, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([field, part]) => [field, sampleOf(part, values, field)]),
    );
  if (schema.items) return [sampleOf(schema.items, values)];
  if (name in values) return values[name];
  if (schema.type === 'boolean') return true;
  return schema.type === 'string' ? 'x' : Math.max(1, schema.minimum ?? 1);
}

/** The samples of a schema with one of their texts replaced, for each text at any depth. */
function* replacements(
  schema: Schema,
  values: Readonly<Record<string, unknown>>,
  name = '',
): Iterable<(hostile: string) => unknown> {
  for (const one of schema.anyOf ?? schema.oneOf ?? []) yield* replacements(one, values, name);
  if (schema.type === 'string') yield (hostile) => hostile;
  if (schema.items)
    for (const replace of replacements(schema.items, values)) yield (hostile) => [replace(hostile)];
  for (const [field, part] of Object.entries(schema.properties ?? {})) {
    const others = sampleOf(schema, values) as Readonly<Record<string, unknown>>;
    for (const replace of replacements(part, values, field))
      yield (hostile) => ({ ...others, [field]: replace(hostile) });
  }
}

const routesOf = ({ api }: Pick<BusyShop, 'api'>) =>
  api.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'));

/** The path of a route about the shop's cart or payment. */
const pathOf = (route: string, { cart, paymentId, sheetId }: BusyShop): string =>
  route
    .replace('/api/payments/:id/order', `/api/payments/${sheetId}/order`)
    .replace('/api/payments/:id', `/api/payments/${paymentId}`)
    .replace(':id', cart.id)
    .replace(':orderNumber', 'DE-0000-0000-0000');

const bodyOf = (route: string, shop: BusyShop): unknown => {
  const schema = bodies[route];
  return schema && sampleOf(z.toJSONSchema(schema, { io: 'input' }) as Schema, known(shop));
};

/** The names that the shop API asks its requests for by a method, whatever the route. */
async function namesAsked(shop: BusyShop, spied: { mock: { calls: readonly (readonly unknown[])[] } }) {
  for (const { path } of routesOf(shop)) await shop.browser.send(pathOf(path, shop), bodyOf(path, shop));
  return [
    ...new Set(spied.mock.calls.flatMap(([name]) => (typeof name === 'string' ? [name.toLowerCase()] : []))),
  ];
}

/** An answer was given, and it is not a failure. */
async function expectAnswer(response: Response): Promise<void> {
  const answer = await response.text();
  expect(response.status, answer.slice(0, 500)).toBeLessThan(500);
}

describe(`${length} characters`, () => {
  test('in each field of each request’s body are answered', async () => {
    const shop = await busyShop();
    const written = routesOf(shop).filter(({ method }) => method === 'POST');
    expect(Object.keys(bodies).toSorted()).toEqual(written.map(({ path }) => path).toSorted());
    const fields = written.flatMap(({ path }) => {
      const schema = z.toJSONSchema(bodies[path] ?? z.never(), { io: 'input' }) as Schema;
      return [...replacements(schema, known(shop))].map((replace) => ({ path, replace }));
    });
    expect(fields.length).toBeGreaterThan(60);
    for (const { path, replace } of fields)
      await fc.assert(
        fc.asyncProperty(fc.oneof(hostileText(length), hostileText(60)), async (hostile) => {
          await expectAnswer(await shop.browser.send(pathOf(path, shop), replace(hostile)));
        }),
        { numRuns: 10 },
      );
  });

  test('in each header that is read are answered', async () => {
    const shop = await busyShop();
    const names = await namesAsked(shop, vi.spyOn(Headers.prototype, 'get'));
    const expected = ['cookie', 'accept-language', 'content-type', 'origin', 'x-correlation-id', 'x-nf-geo'];
    expect(names).toEqual(expect.arrayContaining([...expected, 'x-forwarded-for']));
    /** A header has bytes, but neither line breaks nor zeros. */
    const asHeader = (hostile: string) => hostile.replaceAll(/[^\t -~\u0080-\u00ff]/g, '\u00e9').trim();
    const wrapped = fc.constantFrom<(hostile: string) => string>(
      asHeader,
      (hostile) => `shop_visitor=${asHeader(hostile)}.${'A'.repeat(43)}=`,
      (hostile) => btoa(JSON.stringify({ country: { code: asHeader(hostile) } })),
    );
    for (const name of names)
      await fc.assert(
        fc.asyncProperty(hostileText(length), wrapped, async (hostile, wrap) => {
          for (const path of ['/api/carts', '/api/carts/:id', '/api/visitor'])
            await expectAnswer(
              await shop.browser.send(pathOf(path, shop), bodyOf(path, shop), { [name]: wrap(hostile) }),
            );
        }),
        { numRuns: 10 },
      );
  });

  test('in each part of an address that is read are answered', async () => {
    const shop = await busyShop();
    const single = await namesAsked(shop, vi.spyOn(HonoRequest.prototype, 'query'));
    const many = await namesAsked(shop, vi.spyOn(HonoRequest.prototype, 'queries'));
    expect([...single, ...many].toSorted()).toEqual(['country', 'key', 'request', 'sku']);
    const addresses = routesOf(shop).flatMap(({ path }) => [
      ...[...path.matchAll(/:\w+/g)].map(
        ([parameter]) =>
          (hostile: string) =>
            path.replace(parameter, () => hostile),
      ),
      ...[...single, ...many].map((name) => (hostile: string) => `${pathOf(path, shop)}?${name}=${hostile}`),
    ]);
    for (const addressWith of addresses)
      await fc.assert(
        fc.asyncProperty(hostileText(length), fc.boolean(), async (hostile, isEncoded) => {
          const written = isEncoded ? encodeURIComponent(hostile.toWellFormed()) : hostile;
          await expectAnswer(await shop.browser.send(addressWith(written)));
        }),
        { numRuns: 6 },
      );
  });
});

describe('texts as long as they may be', () => {
  const sandboxed = useSandboxedShop();

  /** As much of a text as a field accepts, or another value if it accepts none of it. */
  const accepted = (field: z.core.$ZodType, hostile: string, other: string): string =>
    [300, 200, 120, 80, 60, 40, 30, 20, 10, 1]
      .map((size) => hostile.slice(0, size))
      .find((part) => z.safeParse(field, part).success) ?? other;

  test('are ordered and paid for, in each field of an address and of a card', async () => {
    const { browser } = sandboxed;
    const readyWith = async (hostile: string): Promise<Cart> => {
      const cart = await browser.createCart('de', 'CARRIER-MINI-COTTON-BLACK');
      const { firstName, lastName, streetName, additionalStreetInfo, city } = addressSchema.shape;
      const to = {
        ...address,
        firstName: accepted(firstName, hostile, 'Ada'),
        lastName: accepted(lastName, hostile, 'Berg'),
        streetName: accepted(streetName, hostile, 'Lindenstraße 1'),
        additionalStreetInfo: accepted(additionalStreetInfo, hostile, ''),
        city: accepted(city, hostile, 'Berlin'),
      };
      return madeReady(browser, cart, to);
    };
    await fc.assert(
      fc.asyncProperty(hostileText(300), async (hostile) => {
        const data = card(undefined, accepted(text(200), hostile, 'Ada Berg'));
        await expectAnswer(
          await browser.send('/api/payments', browser.payment(await readyWith(hostile), data)),
        );
      }),
      { numRuns: 15, examples: [[`a 1${' -'.repeat(57)}!`]] },
    );
  }, 120_000);
});
