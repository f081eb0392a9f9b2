import { storeById } from '../../stores/storefront.ts';
import { storefronts } from '../../brands/demo/storefronts/index.ts';
import type { StoreId } from '../../stores/types.ts';
import { createShopApi } from '../app.ts';
import { readEnvironment } from '../environment.ts';
import { defaultLimits, type Limits } from '../http/rate-limits.ts';
import { sweepStorefront } from '../sweep-storefront.ts';
import { collectedLog } from './collected-log.ts';
import { fakeCommerce } from './fake-commerce.ts';
import { fakeMailer } from './fake-mailer.ts';
import { fakePayments } from './fake-payments.ts';
import { ShopBrowser } from './shop-browser.ts';

/** Settings that represent a complete sandbox environment of the German storefront. */
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
  STORE: 'de',
  SITE_ORIGIN: 'http://localhost',
};

/** A shop API on fakes, a browser that uses it, and everything it logged. */
export function fakeShopApi(options: FakeShopApiOptions = {}) {
  const { storeId = 'de', limits = {}, changes = {} } = options;
  const commerce = fakeCommerce();
  const payments = fakePayments();
  const mailer = fakeMailer();
  const { log, logged } = collectedLog();
  const environment = readEnvironment({ ...settings, STORE: storeId, ...changes });
  const store = storeById(storeId, storefronts);
  const api = createShopApi({
    environment,
    store,
    commerce: () => commerce,
    payments,
    mailer,
    log,
    limits: { ...unlimited, ...limits },
  });
  const commerceIn = () => commerce;
  const [language] = store.languages;
  const services = { environment, store, language, commerce, commerceIn, payments, mailer, log };
  const context = { ...services, network: null, correlationId: 'sweeper' };
  return {
    api,
    /** What operators and the sweeper work with. */
    context,
    commerce,
    payments,
    mailer,
    logged,
    browser: new ShopBrowser(api),
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
  readonly storeId?: StoreId;
  readonly limits?: Partial<Limits>;
  /** Settings that differ from `settings`. */
  readonly changes?: Readonly<Record<string, string>>;
}
