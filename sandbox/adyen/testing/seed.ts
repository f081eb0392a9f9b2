import type { AdyenSeed } from '../seed.ts';

/** A merchant who accepts cards everywhere and other methods in some countries. */
export const merchantSeed: AdyenSeed = {
  credentials: {
    apiKey: 'sandbox-api-key',
    clientKey: 'sandbox_LOCAL',
    hmacKey: '53616e64626f78206f6e6c793a206e6f7420612072656164207365637265742e',
  },
  paymentMethods: [
    {
      type: 'scheme',
      name: { en: 'Cards', sv: 'Kort', 'zh-Hant': '信用卡' },
      brands: ['visa', 'mc', 'amex', 'maestro'],
    },
    {
      type: 'klarna',
      name: { en: 'Pay later with Klarna' },
      currencies: { SE: 'SEK', DE: 'EUR', NL: 'EUR', US: 'USD' },
      amounts: { min: 100, max: 10_000_00 },
    },
    { type: 'ideal', name: { en: 'iDEAL' }, currencies: { NL: 'EUR' } },
    { type: 'eps', name: { en: 'EPS' }, currencies: { AT: 'EUR' } },
    {
      type: 'onlineBanking_PL',
      name: { en: 'Online banking' },
      currencies: { PL: 'PLN' },
      issuers: [
        { id: '154', name: 'Vistula Bank' },
        { id: '31', name: 'Carpathian Bank' },
      ],
    },
    { type: 'blik', name: { en: 'BLIK' }, currencies: { PL: 'PLN' } },
    { type: 'bcmc', name: { en: 'Bancontact card' }, brands: ['bcmc'], currencies: { BE: 'EUR' } },
    { type: 'bcmc_mobile', name: { en: 'Payconiq by Bancontact' }, currencies: { BE: 'EUR' } },
    { type: 'econtext_seven_eleven', name: { en: '7-Eleven' }, currencies: { JP: 'JPY' } },
    {
      type: 'paypal',
      name: { en: 'PayPal' },
      currencies: { GB: 'GBP' },
      configuration: { merchantId: 'PAYPAL-MERCHANT', intent: 'authorize' },
    },
    {
      type: 'googlepay',
      name: { en: 'Google Pay' },
      brands: ['visa'],
      currencies: { GB: 'GBP', JP: 'JPY' },
      configuration: { merchantId: 'google-merchant' },
    },
    {
      type: 'applepay',
      name: { en: 'Apple Pay' },
      brands: ['visa'],
      currencies: { GB: 'GBP' },
      configuration: { merchantId: 'merchant.shop', merchantName: 'Test & Shop' },
    },
    { type: 'econtext_stores', name: { en: 'Convenience store' }, currencies: { JP: 'JPY' } },
    { type: 'multibanco', name: { en: 'Multibanco' }, currencies: { PT: 'EUR' } },
    { type: 'mbway', name: { en: 'MB WAY' }, currencies: { PT: 'EUR' } },
    { type: 'bankTransfer_IBAN', name: { en: 'Bank transfer' }, currencies: { PT: 'EUR' } },
    { type: 'swish', name: { en: 'Swish' }, currencies: { SE: 'SEK' } },
    { type: 'sepadirectdebit', name: { en: 'SEPA Direct Debit' }, currencies: { FI: 'EUR' } },
  ],
};
