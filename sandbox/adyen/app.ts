import { Hono } from 'hono';
import { bank } from './bank.ts';
import { adyenControl } from './control.ts';
import { checkoutApi } from './checkout-api.ts';
import { checkoutshopper } from './checkoutshopper.ts';
import { managementApi } from './management.ts';
import { Modifications } from './modifications.ts';
import { type AdyenOptions, partsOf } from './parts.ts';
import { paypalServer } from './paypal.ts';
import { Payments } from './payments.ts';

/**
 * A stand-in for Adyen: the server API under `/adyen/v72`, what a key may learn
 * about itself under `/adyen/management/v3`, the shopper's bank under `/adyen/bank`, and everything
 * the browser library loads under `/checkoutshopper`.
 * @returns what the real service offers, and as `control` what tests need in addition, which is to be reachable only from this
 * machine; `reset` lifts all faults.
 */
export function createAdyen(options: AdyenOptions) {
  const parts = partsOf(options);
  const payments = new Payments(parts);
  const modifications = new Modifications(parts);
  const app = new Hono();
  app.route('/adyen/v72', checkoutApi(parts, payments, modifications));
  app.route('/adyen/management/v3', managementApi(parts.seed.credentials));
  app.route('/adyen/bank', bank(payments, parts.merchant));
  app.route('/paypal', paypalServer(parts.store));
  app.route('/checkoutshopper', checkoutshopper(parts, payments));
  return { app, control: adyenControl(parts, payments, modifications), reset: () => parts.faults.lift() };
}
