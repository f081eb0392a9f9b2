import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { bank } from './bank.ts';
import { checkoutApi } from './checkout-api.ts';
import { checkoutshopper } from './checkoutshopper.ts';
import { issuer } from './issuer.ts';
import { Modifications } from './modifications.ts';
import { PaymentRepository } from './payment-repository.ts';
import type { Merchant } from './payment-methods.ts';
import { Payments } from './payments.ts';
import type { AdyenSeed } from './seed.ts';
import { isNativePossible } from './three-ds2.ts';
import { WebhookSender } from './webhooks.ts';

export interface AdyenOptions {
  /** Where payments are stored; the stand-in creates its own tables, all named `adyen_…`. */
  readonly database: DatabaseSync;
  /**
   * Origin at which both the shop's server and the shopper's browser reach the stand-in, e.g. `http://localhost:8080`.
   */
  readonly publicUrl: string;
  readonly merchant: Merchant;
  readonly credentials: AdyenSeed['credentials'];
  /** Where webhooks about a merchant account's payments are sent; if omitted, none are. */
  readonly webhookUrlOf?: ((merchantAccount: string) => string | undefined) | undefined;
}

/**
 * A stand-in for Adyen: the server API under `/adyen/v72`, the shopper's bank under `/adyen/bank`, and everything
 * the browser library loads under `/checkoutshopper`.
 */
export function adyenApp({ database, publicUrl, merchant, credentials, webhookUrlOf }: AdyenOptions): Hono {
  const { apiKey, hmacKey } = credentials;
  const { paymentMethods } = merchant;
  const repository = new PaymentRepository(database);
  const webhooks = new WebhookSender(database, { urlOf: webhookUrlOf, hmacKey });
  const payments = new Payments(repository, webhooks, {
    paymentMethods,
    nativeAuthentication: isNativePossible(publicUrl),
  });
  const modifications = new Modifications(repository, webhooks);

  const app = new Hono();
  app.route(
    '/adyen/v72',
    checkoutApi({ database, payments, modifications, publicUrl, apiKey, paymentMethods }),
  );
  app.route('/adyen/bank', bank(payments, merchant));
  app.route('/adyen/3ds2', issuer(payments, merchant));
  app.route('/checkoutshopper', checkoutshopper(payments, publicUrl));
  return app;
}
