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
    {
      type: 'directEbanking',
      name: { en: 'Online bank transfer' },
      currencies: { DE: 'EUR', AT: 'EUR', BE: 'EUR' },
    },
    { type: 'multibanco', name: { en: 'Multibanco' }, currencies: { PT: 'EUR' } },
    { type: 'mbway', name: { en: 'MB WAY' }, currencies: { PT: 'EUR' } },
    { type: 'bankTransfer_IBAN', name: { en: 'Bank transfer' }, currencies: { PT: 'EUR' } },
    { type: 'swish', name: { en: 'Swish' }, currencies: { SE: 'SEK' } },
    { type: 'giftcard', name: { en: 'Gift card' }, brands: ['svs'], currencies: { GB: 'GBP' } },
    { type: 'sepadirectdebit', name: { en: 'SEPA Direct Debit' }, currencies: { FI: 'EUR' } },
    { type: 'wechatpaySDK', name: { en: 'WeChat Pay' }, currencies: { HK: 'HKD' } },
  ],
};
