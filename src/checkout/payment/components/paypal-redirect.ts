import { Redirect } from '@adyen/adyen-web';

/**
 * PayPal on its own page. The library's own component would load PayPal's script into the page where a shopper pays, and
 * show PayPal's buttons instead of the one that says what an order means.
 */
export class PayPal extends Redirect {
  static override readonly type = 'paypal' as typeof Redirect.type;
}
