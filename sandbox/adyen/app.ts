import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { bank } from './bank.ts';
import { adyenControl } from './control.ts';
import { AdyenFaults } from './faults.ts';
import { ledgerOf } from './ledger.ts';
import { ModificationRepository } from './modification-repository.ts';
import { checkoutApi } from './checkout-api.ts';
import { checkoutshopper } from './checkoutshopper.ts';
import { issuer } from './issuer.ts';
import { Modifications } from './modifications.ts';
import { PaymentRepository } from './payment-repository.ts';
import type { Merchant } from './payment-methods.ts';
import { paypalServer } from './paypal/server.ts';
import { Payments } from './payments.ts';
import type { AdyenSeed } from './seed.ts';
import { isNativePossible } from './three-ds2.ts';
import { WebhookSender } from './webhooks.ts';

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
  readonly merchant: Merchant;
  readonly credentials: AdyenSeed['credentials'];
  /** Where webhooks about a merchant account's payments are sent; if omitted, none are. */
  readonly webhookUrlOf?: ((merchantAccount: string) => string | undefined) | undefined;
  /** Milliseconds between attempts to deliver a webhook, in order; the last one is repeated. */
  readonly webhookRetryDelays?: readonly number[] | undefined;
  /** Milliseconds since 1970; the machine's clock if omitted. */
  readonly now?: () => number;
}

/**
 * A stand-in for Adyen: the server API under `/adyen/v72`, the shopper's bank under `/adyen/bank`, and everything
 * the browser library loads under `/checkoutshopper`.
 */
export function createAdyen(options: AdyenOptions): Adyen {
  const { database, publicUrl, merchant, credentials, webhookUrlOf, now = () => Date.now() } = options;
  const { apiKey, hmacKey } = credentials;
  const { paymentMethods } = merchant;
  const repository = new PaymentRepository(database);
  const done = new ModificationRepository(database);
  const faults = new AdyenFaults();
  const retryDelays = options.webhookRetryDelays;
  const webhooks = new WebhookSender(database, faults, { urlOf: webhookUrlOf, hmacKey, retryDelays, now });
  const payments = new Payments({
    repository,
    modifications: done,
    webhooks,
    faults,
    paymentMethods,
    nativeAuthentication: isNativePossible(publicUrl),
    now,
  });
  const modifications = new Modifications({ payments: repository, repository: done, webhooks, faults });

  const app = new Hono();
  app.route(
    '/adyen/v72',
    checkoutApi({ database, payments, modifications, publicUrl, apiKey, paymentMethods, now }),
  );
  app.route('/adyen/bank', bank(payments, merchant));
  app.route('/adyen/3ds2', issuer(payments, merchant));
  app.route('/paypal', paypalServer(payments));
  const { clientKey } = credentials;
  app.route('/checkoutshopper', checkoutshopper({ payments, publicUrl, clientKey, paymentMethods, now }));
  const control = adyenControl({
    payments,
    modifications,
    webhooks,
    faults,
    find: (reference) => repository.list(reference).at(-1),
    ledger: (reference) => ledgerOf(repository, done, reference),
  });
  return { app, control, reset: () => faults.lift() };
}
