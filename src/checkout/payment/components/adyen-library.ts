/**
 * What the drop-in needs in nearly every country. Imported by name, so that the rest of adyen-web stays out of the file.
 */
export { AdyenCheckout, Card, Dropin, Klarna } from '@adyen/adyen-web';
export { PayPal } from './paypal-redirect.ts';
