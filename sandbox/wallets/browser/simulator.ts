import { ApplePayError } from './apple-pay/request-rules.ts';
import { ApplePaySession } from './apple-pay/session.ts';
import { ApplePayButton } from './button.ts';
import { PaymentsClient } from './google-pay/payments-client.ts';
import { Buttons, FUNDING } from './paypal/buttons.ts';
import { redirectVendorScripts } from './vendor-scripts.ts';

/**
 * Defines what the scripts of Google Pay, Apple Pay, and PayPal define, with sheets in the page itself. To be loaded before
 * adyen-web, as a module. Without TLS, there is no Apple Pay, as on Apple's devices.
 */
redirectVendorScripts();
/** Other scripts of Google's use the same name. */
const { google } = globalThis as { readonly google?: object };
Object.assign(globalThis, {
  google: { ...google, payments: { api: { PaymentsClient } } },
  ApplePaySession,
  ApplePayError,
  paypal: { Buttons, FUNDING, version: 'sandbox' },
});
if (!customElements.get('apple-pay-button')) customElements.define('apple-pay-button', ApplePayButton);
