import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { bank } from './bank.ts';
import { checkoutApi } from './checkout-api.ts';
import { checkoutshopper } from './checkoutshopper.ts';
import { sandboxCredentials } from './credentials.ts';
import { issuer } from './issuer.ts';
import { refuseLiveSettings } from './live-guard.ts';
import { Modifications } from './modifications.ts';
import { PaymentStore } from './payment-store.ts';
import { Payments } from './payments.ts';
import { isNativePossible } from './three-ds2.ts';
import { WebhookSender } from './webhooks.ts';

export interface AdyenOptions {
  /** Where payments are kept; the stand-in makes its own tables, all named `adyen_…`. */
  readonly database: DatabaseSync;
  /** Origin under which both the shop's server and the shopper's browser reach the stand-in, e.g. `http://localhost:8080`. */
  readonly publicUrl: string;
  /**
   * The shop's webhook receiver, e.g. `http://{store}.localhost:8000/api/webhooks/adyen`: `{store}` stands for the id
   * of the store a payment was made in. None is told without it.
   */
  readonly webhookUrl?: string | undefined;
}

/**
 * A stand-in for Adyen: the server API under `/adyen/v72`, the shopper's bank under `/adyen/bank`, and everything
 * the browser library loads under `/checkoutshopper`.
 * @throws Error when the process is configured for a live Adyen account
 */
export function adyenApp({ database, publicUrl, webhookUrl }: AdyenOptions): Hono {
  refuseLiveSettings(process.env);
  const store = new PaymentStore(database);
  const webhooks = new WebhookSender(database, { url: webhookUrl, hmacKey: sandboxCredentials.hmacKey });
  const payments = new Payments(store, webhooks, isNativePossible(publicUrl));
  const modifications = new Modifications(store, webhooks);

  const app = new Hono();
  app.route('/adyen/v72', checkoutApi({ database, payments, modifications, publicUrl }));
  app.route('/adyen/bank', bank(payments));
  app.route('/adyen/3ds2', issuer(payments));
  app.route('/checkoutshopper', checkoutshopper(payments, publicUrl));
  return app;
}
