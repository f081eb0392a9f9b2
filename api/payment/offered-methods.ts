import type { PaymentMethods } from '../../contract/payment.ts';

/**
 * What the shop can take money by: methods for which the drop-in has a component (`src/payment/adyen-checkout.ts`), and
 * plain redirects. Everything else needs what the shop does not do: several payments for one order (gift cards), stored
 * cards, or a wallet's own session (PayPal, Apple Pay). `docs/payments.md` says more.
 */
const offered: readonly string[] = [
  'scheme',
  'klarna',
  'klarna_account',
  'klarna_paynow',
  'swish',
  'mbway',
  'multibanco',
  'ideal',
  'directEbanking',
];

/** Bank transfers have a type for each country: `bankTransfer_IBAN`, `bankTransfer_GB`. */
const isOffered = (type: string): boolean => offered.includes(type) || type.startsWith('bankTransfer_');

/**
 * The part of Adyen's /paymentMethods that the shop offers: whatever is switched on in the Customer Area, a shopper can
 * choose only what works.
 */
export const offeredMethods = ({
  paymentMethods,
}: PaymentMethods['paymentMethods']): PaymentMethods['paymentMethods'] => ({
  paymentMethods: paymentMethods.filter(({ type }) => isOffered(type)),
});
