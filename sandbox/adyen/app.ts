import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { bank } from './bank.ts';
import { adyenControl } from './control.ts';
import { AdyenFaults } from './faults.ts';
import { checkoutApi } from './checkout-api.ts';
import { checkoutshopper } from './checkoutshopper.ts';
import { managementApi } from './management.ts';
import { Modifications } from './modifications.ts';
import { PaymentStore } from './payment-store.ts';
import { paypalServer } from './paypal.ts';
import { Payments } from './payments.ts';
import type { AdyenSeed } from './seed.ts';
import { type WebhookOptions, Webhooks } from './webhooks.ts';

/** The stand-in and its controls. */
export interface Adyen {
  /** What the real service offers. */
  readonly app: Hono;
  /** What tests need in addition; to be reachable only from this machine. */
  readonly control: Hono;
  /** Lifts all faults. */
  readonly reset: () => void;
}

export interface AdyenOptions {
  /** Where payments are stored; the stand-in creates its own tables, all named `adyen_…`. */
  readonly database: DatabaseSync;
  /**
   * Origin at which both the shop's server and the shopper's browser reach the stand-in, e.g. `http://localhost:8080`.
   */
  readonly publicUrl: string;
  /** The name of who receives the payments. */
  readonly merchant: string;
  readonly seed: AdyenSeed;
  /** Where webhooks about a merchant account's payments are sent; if omitted, none are. */
  readonly webhookUrlOf?: WebhookOptions['urlOf'] | undefined;
}

/**
 * A stand-in for Adyen: the server API under `/adyen/v72`, what a key may learn
 * about itself under `/adyen/management/v3`, the shopper's bank under `/adyen/bank`, and everything
 * the browser library loads under `/checkoutshopper`.
 */
export function createAdyen({ database, publicUrl, merchant, seed, webhookUrlOf }: AdyenOptions): Adyen {
  const { paymentMethods, merchantAccounts } = seed;
  const { apiKey, hmacKey, clientKey, allowedOrigins } = seed.credentials;
  const store = new PaymentStore(database);
  const faults = new AdyenFaults();
  const webhooks = new Webhooks(database, { urlOf: webhookUrlOf ?? (() => undefined), hmacKey });
  // The browser library supports native 3-D Secure 2 only with https, with one exception, for exactly this address.
  const nativeAuthentication = publicUrl.startsWith('https://') || publicUrl === 'http://localhost:8080';
  const payments = new Payments({ store, webhooks, faults, paymentMethods, nativeAuthentication });
  const modifications = new Modifications(store, webhooks, faults);

  const app = new Hono();
  app.route(
    '/adyen/v72',
    checkoutApi({ database, payments, modifications, publicUrl, apiKey, merchantAccounts, paymentMethods }),
  );
  app.route('/adyen/management/v3', managementApi(seed.credentials));
  app.route('/adyen/bank', bank(payments, merchant));
  app.route('/paypal', paypalServer(store));
  app.route(
    '/checkoutshopper',
    checkoutshopper({ payments, publicUrl, clientKey, allowedOrigins, paymentMethods }),
  );
  const control = adyenControl({ store, payments, modifications, webhooks, faults });
  return { app, control, reset: () => faults.lift() };
}
