import type { PaymentMethodOffer } from 'storefront-sandbox';
import { paymentWords, phrase } from '../catalogue/texts.ts';

const [cards, klarna, bankTransfer] = paymentWords;

/** What the demo merchant accepts, cards first. */
export const paymentMethods: readonly PaymentMethodOffer[] = [
  { type: 'scheme', name: phrase(cards), brands: ['visa', 'mc', 'amex', 'maestro'] },
  {
    type: 'klarna',
    name: phrase(klarna),
    currencies: { SE: 'SEK', DE: 'EUR', NL: 'EUR', US: 'USD' },
    amounts: { min: 100, max: 10_000_00 },
  },
  {
    type: 'ideal',
    name: { en: 'iDEAL' },
    currencies: { NL: 'EUR' },
    amounts: { min: 1, max: 50_000_00 },
  },
  {
    type: 'directEbanking',
    name: phrase(bankTransfer),
    currencies: { DE: 'EUR', AT: 'EUR', BE: 'EUR' },
    amounts: { min: 10, max: 5_000_00 },
  },
  // A code to scan, an app that asks, a voucher, and a transfer: each has its own action.
  { type: 'swish', name: { en: 'Swish' }, currencies: { SE: 'SEK' } },
  { type: 'mbway', name: { en: 'MB WAY' }, currencies: { PT: 'EUR' } },
  { type: 'multibanco', name: { en: 'Multibanco' }, currencies: { PT: 'EUR' } },
  { type: 'bankTransfer_IBAN', name: { en: 'Bank transfer' }, currencies: { PT: 'EUR' } },
];
