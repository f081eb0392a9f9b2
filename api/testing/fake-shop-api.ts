import { Hono } from 'hono';
import { mount } from 'hono/mount';
import { brand } from '../../brands/api.ts';
import { storefronts, stores } from '../../stores/testing/storefronts.ts';
import { createShopApi, ownContext } from '../app.ts';
import { orderMessage } from '../events/testing/deliveries.ts';
import { readEnvironment } from '../context/environment.ts';
import { defaultLimits, type Limits } from '../context/limits.ts';
import { waitUntil } from '../http/request-scope.ts';
import { sweepStorefront } from '../sweep-storefront.ts';
import { collectedLog } from './collected-log.ts';
import { fakeCommerce } from './fake-commerce.ts';
import { fakeFiles } from './fake-files.ts';
import { fakeMailer } from './fake-mailer.ts';
import { fakeNewsletter } from './fake-newsletter.ts';
import { fakePayments } from './fake-payments.ts';
import { ShopBrowser } from './shop-browser.ts';

/** Settings that represent a complete sandbox environment of the brand's first storefront. */
export const settings: Readonly<Record<string, string>> = {
  COMMERCETOOLS_PROJECT_KEY: 'project',
  COMMERCETOOLS_CLIENT_ID: 'client',
  COMMERCETOOLS_CLIENT_SECRET: 'secret',
  COMMERCETOOLS_AUTH_URL: 'http://localhost:8080/commercetools',
  COMMERCETOOLS_API_URL: 'http://localhost:8080/commercetools',
  ADYEN_ENVIRONMENT: 'TEST',
  ADYEN_API_KEY: 'api-key',
  ADYEN_CLIENT_KEY: 'sandbox_LOCAL',
  ADYEN_HMAC_KEY: 'ab'.repeat(32),
  ADYEN_SANDBOX_URL: 'http://localhost:8080',
  MAIL_URL: 'smtp://localhost:2525',
  MAIL_FROM: 'orders@shop.example',
  SESSION_SECRET: 'a secret of at least thirty-two characters',
  STORE: brand.storefronts[0].id,
  SITE_ORIGIN: 'http://localhost',
  KLAVIYO_API_KEY: 'pk_test',
  KLAVIYO_LIST_ID: 'NEWS01',
};

/** With which the fakes tell the shop API of orders. */
const eventsSecret = 'events-'.padEnd(32, 'x');

/** A shop API on fakes, of a German storefront if not said otherwise, a browser that uses it, and everything it logged. */
export function fakeShopApi(options: FakeShopApiOptions = {}) {
  const { storeId = 'de', limits = {}, changes = {}, hasFiles = true } = options;
  const commerce = fakeCommerce();
  const mailer = fakeMailer();
  const files = fakeFiles();
  const newsletter = fakeNewsletter();
  const { log, logged } = collectedLog();
  const store = stores[storeId];
  const payments = fakePayments(store);
  const { origins, ...read } = readEnvironment({ ...settings, EVENTS_SECRET: eventsSecret, ...changes });
  const environment = { ...read, store, origins: [store.origin, ...origins] };
  const services = {
    environment,
    store,
    commerce: () => commerce,
    payments,
    mailer,
    files: hasFiles ? files : null,
    newsletter,
  };
  const shopApi = createShopApi(services, log, { ...unlimited, ...limits });
  const context = ownContext(services, log, 'sweeper');
  /** Tells the shop that something about an order has changed. */
  const tellOf = async (orderNumber: string) => {
    const headers = { Authorization: `Bearer ${eventsSecret}` };
    const body = JSON.stringify(orderMessage(orderNumber));
    return shopApi.request('/api/events', { method: 'POST', headers, body });
  };
  /** Each message once, even if it is refused. */
  const deliverMessages = async () => {
    for (const orderNumber of commerce.messages.splice(0)) await tellOf(orderNumber);
  };
  const api = new Hono();
  api.use(async (c, next) => {
    await next();
    waitUntil(c, deliverMessages());
  });
  api.all('*', mount(shopApi.fetch));
  /** @param headers what it sends with every request. */
  const newBrowser = (headers: Readonly<Record<string, string>> = {}) =>
    new ShopBrowser(api, headers, storefronts);
  return {
    api,
    /** What the shop API answers. */
    routes: shopApi.routes,
    /** What operators and the sweeper work with. */
    context,
    commerce,
    payments,
    mailer,
    files,
    newsletter,
    logged,
    browser: newBrowser(),
    newBrowser,
    tellOf,
    /** @param quantity null if the stock is not tracked. */
    setStock(quantity: number | null, sku = 'CARRIER') {
      const offer = commerce.offers.get(sku);
      if (offer) commerce.offers.set(sku, { ...offer, availableQuantity: quantity });
    },
    /** Runs the sweeper, without its waiting times if not said otherwise; null for those it has. */
    sweep: (minAge: number | null = -1000) => sweepStorefront(context, minAge ?? undefined),
  };
}

/** As many calls as a test may make in a minute or an hour. */
export const unlimited = Object.fromEntries(
  Object.keys(defaultLimits).map((name) => [name, 10_000]),
) as Limits;

interface FakeShopApiOptions {
  readonly storeId?: keyof typeof stores;
  readonly limits?: Partial<Limits>;
  /** Settings that differ from `settings`. */
  readonly changes?: Readonly<Record<string, string>>;
  /** Whether it has somewhere to keep photographs; it has, if not said otherwise. */
  readonly hasFiles?: boolean;
}
