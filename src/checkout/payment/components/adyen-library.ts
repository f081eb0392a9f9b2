/** What the drop-in needs everywhere. Imported by name, so that the rest of adyen-web stays out of the file. */
export { AdyenCheckout, Card, Dropin } from '@adyen/adyen-web';
