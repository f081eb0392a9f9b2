import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { expect, sandboxUrl, test, walk } from '../browser/fixtures.ts';
import { at, second, secondCategory } from '../browser/samples.ts';
import {
  addButton,
  addToCart,
  cards,
  chooseDelivery,
  expectOrder,
  fillAddress,
  goToCheckout,
  open,
  payByCard,
  untilIdle,
} from '../browser/shopper.ts';

const arrivalSchema = z.object({
  number: z.int(),
  service: z.enum(['sentry', 'tag-manager']),
  kind: z.string(),
  page: z.string().nullable(),
  content: z.unknown(),
});
type Arrival = z.infer<typeof arrivalSchema>;

/** What the sandbox has received from anybody; other journeys run at the same time. */
async function arrivals(request: APIRequestContext): Promise<readonly Arrival[]> {
  const answer = await request.get(`${sandboxUrl}/telemetry/arrivals`);
  return z.array(arrivalSchema).parse(await answer.json());
}

/** Everything that this page requests from outside the shop, apart from pictures and the services it shops with. */
function watch(page: Page) {
  const requested: string[] = [];
  const sent: unknown[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(gtm\.js|telemetry\/|api\/\d+\/envelope)/.test(pathname) && request.url().startsWith(sandboxUrl))
      requested.push(`${request.method()} ${pathname}${pathname === '/gtm.js' ? search : ''}`);
    if (pathname === '/telemetry/collect') sent.push(request.postDataJSON());
  });
  const collected = () => z.array(z.object({ entry: z.unknown() })).parse(sent);
  return {
    requested,
    /** The events that the container forwarded, without Google's own. */
    events: () =>
      collected().flatMap(({ entry }) => {
        const event = z.looseObject({ event: z.string() }).safeParse(entry);
        return event.success && event.data.event !== 'gtm.js' ? [event.data] : [];
      }),
    consent: () => collected().flatMap(({ entry }) => (Array.isArray(entry) ? [entry as unknown[]] : [])),
  };
}

const accept = (page: Page) => page.getByRole('button', { name: 'Accept all' }).click();
const refuse = (page: Page) => page.getByRole('button', { name: 'Necessary only' }).click();
const names = (events: readonly { event: string }[]) => events.map(({ event }) => event);

/** What is told about buying, in this order, and where it happens. */
const steps = ['begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase'];
const happenedInPrivate = (event: Readonly<Record<string, unknown>>) =>
  /\/(checkout|order-confirmation)\//.test(String(event['page_location']));

const item = {
  item_id: second.page.replace('product/', ''),
  item_name: second.name,
  item_sku: expect.any(String),
  item_variant: expect.any(String),
  price: expect.any(Number),
  quantity: 1,
};

test('nothing is sent before the visitor agrees, nor after a refusal', async ({ page }) => {
  const seen = watch(page);
  await addToCart(page, second.path);
  await untilIdle(page);
  expect(seen.requested).toEqual([]);
  await refuse(page);
  await page.getByRole('link', { name: 'Cart', exact: false }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await untilIdle(page);
  expect(seen.requested).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

test('product 2.2.9: with consent, an order is followed from the list to the purchase, once', async ({
  page,
}) => {
  const seen = watch(page);
  await open(page, secondCategory.path);
  await accept(page);
  await expect.poll(() => seen.requested).toContain('GET /gtm.js?id=GTM-SANDBOX');
  await expect
    .poll(() => seen.consent().slice(0, 2))
    .toEqual([
      ['consent', 'default', expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'denied' })],
      ['consent', 'update', expect.objectContaining({ ad_storage: 'granted', analytics_storage: 'granted' })],
    ]);

  await page.getByRole('link', { name: second.name, exact: true }).click();
  await addButton(page).click();
  await expect(page.getByText(/in your cart/).first()).toBeVisible();
  await expect.poll(() => names(seen.events())).toContain('add_to_cart');
  const [selected, ...rest] = seen.events();
  const productAddress = new URL(second.path, page.url()).href;
  expect(selected).toEqual({
    event: 'select_item',
    page_location: new URL(secondCategory.path, page.url()).href,
    ecommerce: {
      item_list_id: 'category/kitchen',
      currency: 'USD',
      items: [{ item_id: item.item_id, item_name: second.name, price: item.price, quantity: 1 }],
    },
  });
  const of = (event: string) => rest.filter((entry) => entry.event === event);
  expect(of('gatsby-route-change')).toEqual([
    { event: 'gatsby-route-change', page_location: productAddress },
  ]);
  const value = expect.any(Number);
  for (const event of ['view_item', 'add_to_cart'])
    expect(of(event)).toEqual([
      {
        event,
        page_location: expect.stringContaining(second.path),
        ecommerce: { currency: 'USD', value, items: [item] },
      },
    ]);

  await open(page, at('cart'));
  await goToCheckout(page);
  await fillAddress(page);
  await chooseDelivery(page, 'Standard');
  await payByCard(page, cards.approved);
  await expectOrder(page, second.name);
  await page.reload();
  await expectOrder(page, second.name);
  const order = /Order ([A-Z0-9-]+)/.exec(await page.getByRole('main').innerText())?.[1];
  await untilIdle(page);
  expect(seen.events().filter(happenedInPrivate)).toEqual([]);
  await page.goBack();
  await expect.poll(() => names(seen.events())).toContain('purchase');
  const waited = seen.events().filter(happenedInPrivate);
  await page.goForward();
  await expectOrder(page, second.name);
  await page.getByRole('link', { name: 'Continue shopping' }).click();
  await expect.poll(() => seen.events().at(-1)?.['page_location']).toContain('/selected/shop/');
  await untilIdle(page);

  const events = seen.events();
  expect(names(waited).filter((name) => steps.includes(name))).toEqual(steps);
  const urlAt = (key: 'cart' | 'checkout' | 'order-confirmation') => new URL(at(key), page.url()).href;
  const ecommerce = { currency: 'USD', value, items: [item] };
  const only = (event: string) => events.filter((entry) => entry.event === event);
  expect(only('view_cart')[0]).toEqual({ event: 'view_cart', page_location: urlAt('cart'), ecommerce });
  const inCheckout = { page_location: urlAt('checkout') };
  expect(only('begin_checkout')).toEqual([{ event: 'begin_checkout', ...inCheckout, ecommerce }]);
  expect(only('add_shipping_info')).toEqual([
    { event: 'add_shipping_info', ...inCheckout, ecommerce: { ...ecommerce, shipping_tier: 'Standard' } },
  ]);
  expect(only('add_payment_info')).toEqual([
    { event: 'add_payment_info', ...inCheckout, ecommerce: { ...ecommerce, payment_type: 'scheme' } },
  ]);
  expect(only('purchase')).toEqual([
    {
      event: 'purchase',
      page_location: `${urlAt('order-confirmation')}?order=[hidden]`,
      ecommerce: { ...ecommerce, transaction_id: order, tax: value, shipping: value },
    },
  ]);
  // What is measured never names the order's secrets or the shopper.
  const all = JSON.stringify(events);
  for (const secret of ['token=', 'alex@example.com', '12 Mill Lane', 'Albany'])
    expect(all.replaceAll('token=[hidden]', '')).not.toContain(secret);
});

test('product 4.36: withdrawing consent stops everything at once', async ({ page }) => {
  const seen = watch(page);
  await open(page, second.path);
  await accept(page);
  await expect.poll(() => seen.consent()).toHaveLength(2);
  await expect(page.locator('script#tag-manager')).toHaveCount(1);
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  const dialog = page.getByRole('dialog');
  for (const category of [/Statistics/, /Marketing/])
    await dialog.getByRole('checkbox', { name: category }).uncheck();
  await dialog.getByRole('button', { name: 'Save my choices' }).click();
  await expect
    .poll(() => seen.consent().at(-1))
    .toEqual([
      'consent',
      'update',
      expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'denied' }),
    ]);
  await expect(page.locator('script#tag-manager')).toHaveCount(0);
  const before = seen.requested.length;
  await addButton(page).click();
  await expect(page.getByText(/in your cart/).first()).toBeVisible();
  await untilIdle(page);
  expect(seen.requested).toHaveLength(before);
});

test.describe('errors', () => {
  // The confirmation's order does not exist.
  test.use({ expectedErrors: /journey-|api\/orders/ });

  const eventSchema = z.looseObject({
    exception: z.object({ values: z.array(z.looseObject({ type: z.string(), value: z.string() })) }),
  });
  const reported = async (request: APIRequestContext, word: string) =>
    (await arrivals(request))
      .filter(
        ({ service, kind, content }) =>
          service === 'sentry' && kind === 'event' && JSON.stringify(content).includes(word),
      )
      .map(({ content }) => eventSchema.parse(content));
  const fail = (page: Page, message: string) =>
    page.evaluate((text) => {
      setTimeout(() => {
        throw new RangeError(text);
      });
    }, message);

  test('product 4.4: thrown on any page arrive once, without anything personal and without consent', async ({
    page,
    request,
    context,
  }) => {
    const pages = [
      ['product', `${second.path}?sku=none&awc=1_2_abc`],
      ['checkout', at('checkout')],
      ['confirmation', `${at('order-confirmation')}?order=US-AAAA-BBBB-CCCC&token=secret-token`],
    ] as const;
    await walk(pages, async ([where, path]) => {
      const word = `journey-${where}-${Date.now()}`;
      await open(page, path);
      await fail(page, `${word} for alex@example.com, cart 0b8d1a3e-5c22-4d0f-9a51-6d1f7a3f4f10`);
      await expect.poll(async () => (await reported(request, word)).length).toBe(1);
      // What is thrown later arrives later.
      const next = `journey-next-${where}-${Date.now()}`;
      await fail(page, next);
      await expect.poll(async () => (await reported(request, next)).length).toBe(1);
      // It also mentions what was reported before it.
      const [event, ...again] = (await reported(request, word)).filter(({ exception }) =>
        JSON.stringify(exception).includes(word),
      );
      expect(again).toEqual([]);
      expect(event).toEqual({
        event_id: expect.stringMatching(/^[0-9a-f]{32}$/),
        platform: 'javascript',
        timestamp: expect.any(Number),
        environment: 'development',
        level: 'error',
        sdk: expect.objectContaining({ name: 'sentry.javascript.gatsby' }),
        request: { url: expect.stringContaining(new URL(path, page.url()).pathname) },
        exception: {
          values: [
            {
              type: 'RangeError',
              value: `${word} for [email], cart [id]`,
              mechanism: { type: 'uncaught', handled: false },
              stacktrace: { frames: expect.any(Array) },
            },
          ],
        },
        contexts: {
          react: { version: expect.any(String) },
          trace: { trace_id: expect.any(String), span_id: expect.any(String) },
        },
      });
      expect(JSON.stringify(event)).not.toMatch(/secret-token|1_2_abc|US-AAAA|shop_visitor|"user"/);
      const stored = (await context.cookies()).map(({ name }) => name);
      expect(stored.filter((name) => /sentry/i.test(name))).toEqual([]);
      expect(
        await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].join()),
      ).not.toContain('sentry');
    });
  });
});
