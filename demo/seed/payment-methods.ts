import type { PaymentMethodOffer } from 'storefront-sandbox';
import { paymentWords, phrase } from '../catalogue/texts.ts';

const [cards, klarna, onlineBanking, directDebit, convenienceStore, bankTransfer] = paymentWords;

/** Countries that pay in euros, as `currencies` of an offer. */
const euro = (...countries: string[]) => Object.fromEntries(countries.map((country) => [country, 'EUR']));

/** What the demo merchant accepts. In which order a country's shoppers see it, the shop decides. */
export const paymentMethods: readonly PaymentMethodOffer[] = [
  { type: 'scheme', name: phrase(cards), brands: ['visa', 'mc', 'amex', 'maestro'] },
  {
    type: 'klarna',
    name: phrase(klarna),
    currencies: {
      ...euro('AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'GR', 'IE', 'IT', 'NL', 'PT', 'SK'),
      ...{
        AU: 'AUD',
        CA: 'CAD',
        CZ: 'CZK',
        DK: 'DKK',
        GB: 'GBP',
        HU: 'HUF',
        PL: 'PLN',
        SE: 'SEK',
        US: 'USD',
      },
    },
    amounts: { min: 100, max: 10_000_000 },
  },
  {
    type: 'paypal',
    name: { en: 'PayPal' },
    configuration: { merchantId: 'CRADLECARRY2K', intent: 'authorize' },
    currencies: {
      ...euro('AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'GR', 'IE', 'IT', 'LU', 'NL', 'PT'),
      ...{ AU: 'AUD', CA: 'CAD', DK: 'DKK', GB: 'GBP', HK: 'HKD', PL: 'PLN', SE: 'SEK', US: 'USD' },
    },
  },
  // Wallets whose cards were encrypted for Adyen, wherever the shop offers them.
  {
    type: 'applepay',
    name: { en: 'Apple Pay' },
    brands: ['visa', 'mc', 'amex'],
    configuration: { merchantId: 'merchant.example.cradle-and-carry', merchantName: 'Cradle & Carry' },
  },
  {
    type: 'googlepay',
    name: { en: 'Google Pay' },
    brands: ['visa', 'mc', 'amex'],
    configuration: { merchantId: 'BCR2DN4T0000000A' },
  },
  // At a page of the bank.
  {
    type: 'ideal',
    name: { en: 'iDEAL' },
    currencies: euro('NL'),
    amounts: { min: 1, max: 50_000_00 },
  },
  { type: 'eps', name: { en: 'EPS' }, currencies: euro('AT'), amounts: { min: 100, max: 10_000_00 } },
  {
    type: 'onlineBanking_PL',
    name: phrase(onlineBanking),
    currencies: { PL: 'PLN' },
    issuers: [
      { id: '154', name: 'Bank of the Vistula (example)' },
      { id: '31', name: 'Carpathian Savings Bank (example)' },
    ],
  },
  {
    type: 'onlineBanking_CZ',
    name: phrase(onlineBanking),
    currencies: { CZ: 'CZK' },
    issuers: [
      { id: 'mv', name: 'Moravian Bank (example)' },
      { id: 'vl', name: 'Vltava Bank (example)' },
    ],
  },
  {
    type: 'onlineBanking_SK',
    name: phrase(onlineBanking),
    currencies: euro('SK'),
    issuers: [
      { id: 'dn', name: 'Danube Bank (example)' },
      { id: 'ta', name: 'Tatra Savings Bank (example)' },
    ],
  },
  {
    type: 'ebanking_FI',
    name: phrase(onlineBanking),
    currencies: euro('FI'),
    issuers: [
      { id: 'saimaa', name: 'Saimaa Bank (example)' },
      { id: 'lahti', name: 'Lahti Cooperative Bank (example)' },
    ],
  },
  // Wallets' own pages.
  { type: 'alipay', name: { en: 'Alipay', 'zh-TW': '支付寶' }, currencies: { CN: 'CNY' } },
  { type: 'alipay_hk', name: { en: 'AlipayHK' }, currencies: { HK: 'HKD' } },
  { type: 'kakaopay', name: { en: 'KakaoPay', ko: '카카오페이' }, currencies: { KR: 'KRW' } },
  { type: 'mobilepay', name: { en: 'MobilePay' }, currencies: { DK: 'DKK', ...euro('FI') } },
  // Bancontact: a card of its own, and the app that scans a code.
  { type: 'bcmc', name: { en: 'Bancontact card' }, brands: ['bcmc'], currencies: euro('BE') },
  { type: 'bcmc_mobile', name: { en: 'Payconiq by Bancontact' }, currencies: euro('BE') },
  // A code to scan, an app that asks, a voucher, a transfer, and a debit: each has its own action.
  { type: 'swish', name: { en: 'Swish' }, currencies: { SE: 'SEK' } },
  { type: 'mbway', name: { en: 'MB WAY' }, currencies: euro('PT') },
  { type: 'blik', name: { en: 'BLIK' }, currencies: { PL: 'PLN' } },
  { type: 'multibanco', name: { en: 'Multibanco' }, currencies: euro('PT') },
  // Its voucher is on a page of its own.
  {
    type: 'econtext_seven_eleven',
    name: { en: '7-Eleven', ja: 'セブン-イレブン' },
    currencies: { JP: 'JPY' },
    amounts: { min: 1, max: 300_000 },
  },
  {
    type: 'econtext_stores',
    name: phrase(convenienceStore),
    currencies: { JP: 'JPY' },
    amounts: { min: 1, max: 300_000 },
  },
  { type: 'bankTransfer_IBAN', name: phrase(bankTransfer), currencies: euro('PT') },
  { type: 'sepadirectdebit', name: phrase(directDebit), currencies: euro('AT', 'DE', 'ES', 'LU') },
];
