import { context, metrics, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useSandboxedShop } from './testing/use-sandboxed-shop.ts';
import { card, home, readyCart, sku } from './testing/sandboxed-shop.ts';
import { ShopBrowser } from './testing/shop-browser.ts';

const secret = 'a-secret-of-those-who-deliver-events';
const sandboxed = useSandboxedShop({ EVENTS_SECRET: secret, CLIENT_ADDRESS_HEADER: 'x-client' });

const kept = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
const exporter = new InMemorySpanExporter();
const meters = new MeterProvider({ readers: [new PeriodicExportingMetricReader({ exporter: kept })] });
beforeAll(() => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  metrics.setGlobalMeterProvider(meters);
  trace.setGlobalTracerProvider(
    new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }),
  );
});
afterAll(async () => {
  for (const api of [context, metrics, trace]) api.disable();
  await meters.shutdown();
});

/** Every series with its value, or how many values it has: `shop.orders {"payment_state":"Paid"}`. */
async function series(): Promise<Record<string, number>> {
  await meters.forceFlush();
  const all =
    kept
      .getMetrics()
      .at(-1)
      ?.scopeMetrics.flatMap(({ metrics: each }) => each) ?? [];
  return Object.fromEntries(
    all.flatMap(({ descriptor: { name }, dataPoints }) =>
      dataPoints.map(({ attributes, value }) => [
        `${name} ${JSON.stringify(attributes)}`,
        typeof value === 'number' ? value : value.count,
      ]),
    ),
  );
}

/** What shoppers, strangers, and the sweeper do. @returns what must not be told of anybody. */
async function aDay(): Promise<string[]> {
  const { shop } = sandboxed;
  const { api, sweep } = shop.api(home.id, { orderLinks: 1 });
  const stranger = crypto.randomUUID();
  const browser = new ShopBrowser(api, { 'x-client': `203.0.113.${stranger.charCodeAt(0)}` });
  const cart = await readyCart(browser);
  await browser.pay(cart, card('4111111111111111', 'DECLINED'));
  await shop.setDown('adyen', true);
  await browser.refusal('/api/payments', browser.payment(await browser.read(cart), card()));
  await shop.setDown('adyen', false);
  const { order, payment } = await browser.pay(await readyCart(browser), card());
  const orderNumber = order?.orderNumber ?? '';
  await browser.order(orderNumber);
  for (let time = 1; time <= 2; time += 1)
    await browser.send('/api/orders/links', { orderNumber, email: 'ada@example.com' });
  await browser.send(`/api/${stranger}/${orderNumber}`);
  await api.request(`/api/orders/${stranger}`, { method: `M${stranger.slice(0, 8)}` });
  const event = { notificationType: 'Message', projectKey: 'none', resource: { typeId: 'order' } };
  for (const sender of [secret, stranger])
    await api.request('/api/events', {
      method: 'POST',
      body: JSON.stringify(event),
      headers: { authorization: `Bearer ${sender}` },
    });
  await sweep(0);
  return [orderNumber, payment.id, cart.id, stranger, '203.0.113', 'example.com', 'Berg', sku];
}

test('product 9.302: an order, refusals, e-mails, messages, and what waits are counted, under the names of the table', async () => {
  const personal = await aDay();
  const first = await series();
  expect(first).toMatchObject({
    'shop.orders {"payment_state":"Paid"}': 1,
    'shop.payments {"outcome":"authorized"}': 1,
    'shop.payments {"outcome":"refused"}': 1,
    'shop.payments {"outcome":"unavailable"}': 1,
    'shop.payments {"outcome":"error"}': 0,
    'shop.emails {"kind":"confirmation","outcome":"accepted"}': 1,
    'shop.email.duration {"outcome":"accepted"}': 2,
    'shop.limited {"limit":"orderLinks"}': 1,
    'shop.messages {"outcome":"ignored"}': 1,
    'shop.messages {"outcome":"stranger"}': 1,
    'shop.waiting.age {"queue":"orders"}': 0,
    'shop.waiting.age {"queue":"notifications"}': 0,
    'shop.payments.trouble {"reason":"needs_person"}': 0,
    'http.server.request.duration {"http.request.method":"GET","http.route":"/api/orders/:orderNumber","http.response.status_code":200}': 1,
    'http.server.request.duration {"http.request.method":"_OTHER","http.route":"/*","http.response.status_code":403,"error.type":"ForbiddenOrigin"}': 1,
    'http.client.request.duration {"service.peer.name":"adyen","http.request.method":"POST","http.response.status_code":503}': 1,
  });

  const table = readFileSync(resolve(import.meta.dirname, '../docs/telemetry.md'), 'utf8').split('\n');
  for (const [name = '', attributes = ''] of Object.keys(first).map((each) => each.split(' '))) {
    const row = table.find((line) => line.startsWith(`| \`${name}\``));
    for (const attribute of Object.keys(JSON.parse(attributes) as object))
      expect(row).toContain(`\`${attribute}\``);
  }

  // Whatever else is asked for, and by whom, there are no more series than that.
  personal.push(...(await aDay()));
  const kinds = (all: object) =>
    [...new Set(Object.keys(all).map((each) => each.replace(/_code":\d+/, '')))].sort();
  expect(kinds(await series())).toEqual(kinds(first));
  const spans = exporter.getFinishedSpans();
  const told = JSON.stringify([
    await series(),
    spans.map(({ name, attributes, events }) => [name, attributes, events]),
  ]);
  expect(personal.filter((word) => told.includes(word))).toEqual([]);

  const [payment] = spans.filter(({ name }) => name === 'POST /api/payments');
  const within = spans.filter(
    ({ parentSpanContext }) => parentSpanContext?.spanId === payment?.spanContext().spanId,
  );
  expect(within.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['POST adyen', 'POST commercetools']),
  );
});

test('what waits for the mail server grows older', async () => {
  const { api, mailer, sweep } = sandboxed.shop.api(home.id);
  const browser = new ShopBrowser(api);
  mailer.down = true;
  await browser.pay(await readyCart(browser), card());
  await sweep(0);
  const found = await series();
  expect(found['shop.emails {"kind":"confirmation","outcome":"failed"}']).toBe(1);
  expect(found['shop.waiting.age {"queue":"orders"}']).toBeGreaterThan(0);
});
