import type { PaymentMethodOffer } from 'storefront-sandbox';
import { zones } from '../../brands/demo/project/shipping.ts';
import { paymentWords, phrase } from '../catalogue/texts.ts';

const [cards, klarna, onlineBanking, directDebit, convenienceStore, bankTransfer] = paymentWords;

/** Where a method is offered, each country with its own currency. */
const currenciesIn = (codes: string) =>
  Object.fromEntries(
    codes.split(' ').map((code) => {
      const zone = zones.find(({ countries }) => countries.includes(code));
      return [code, zone?.currency ?? ''];
    }),
  );

/** A method at a page of a bank, which the shopper chooses. */
const banks = (type: string, country: string, ...issuers: [id: string, name: string][]) => ({
  type,
  name: phrase(onlineBanking),
  currencies: currenciesIn(country),
  issuers: issuers.map(([id, name]) => ({ id, name: `${name} (example)` })),
});

/** What the demo merchant accepts. In which order a country's shoppers see it, the shop decides. */
export const paymentMethods: readonly PaymentMethodOffer[] = [
  { type: 'scheme', name: phrase(cards), brands: ['visa', 'mc', 'amex', 'maestro'] },
  {
    type: 'klarna',
    name: phrase(klarna),
    currencies: currenciesIn('AT BE DE ES FI FR GR IE IT NL PT SK AU CA CZ DK GB HU PL SE US'),
    amounts: { min: 100, max: 10_000_000 },
  },
  {
    type: 'paypal',
    name: { en: 'PayPal' },
    configuration: { merchantId: 'CRADLECARRY2K', intent: 'authorize' },
    currencies: currenciesIn('AT BE DE ES FI FR GR IE IT LU NL PT AU CA DK GB HK PL SE US'),
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
    currencies: currenciesIn('NL'),
    amounts: { min: 1, max: 50_000_00 },
  },
  { type: 'eps', name: { en: 'EPS' }, currencies: currenciesIn('AT'), amounts: { min: 100, max: 10_000_00 } },
  banks('onlineBanking_PL', 'PL', ['154', 'Bank of the Vistula'], ['31', 'Carpathian Savings Bank']),
  banks('onlineBanking_CZ', 'CZ', ['mv', 'Moravian Bank'], ['vl', 'Vltava Bank']),
  banks('onlineBanking_SK', 'SK', ['dn', 'Danube Bank'], ['ta', 'Tatra Savings Bank']),
  banks('ebanking_FI', 'FI', ['saimaa', 'Saimaa Bank'], ['lahti', 'Lahti Cooperative Bank']),
  // Wallets' own pages.
  { type: 'alipay', name: { en: 'Alipay', 'zh-TW': '支付寶' }, currencies: currenciesIn('CN') },
  { type: 'alipay_hk', name: { en: 'AlipayHK' }, currencies: currenciesIn('HK') },
  { type: 'kakaopay', name: { en: 'KakaoPay', ko: '카카오페이' }, currencies: currenciesIn('KR') },
  { type: 'mobilepay', name: { en: 'MobilePay' }, currencies: currenciesIn('DK FI') },
  // Bancontact: a card of its own, and the app that scans a code.
  { type: 'bcmc', name: { en: 'Bancontact card' }, brands: ['bcmc'], currencies: currenciesIn('BE') },
  { type: 'bcmc_mobile', name: { en: 'Payconiq by Bancontact' }, currencies: currenciesIn('BE') },
  // A code to scan, an app that asks, a voucher, a transfer, and a debit: each has its own action.
  { type: 'swish', name: { en: 'Swish' }, currencies: currenciesIn('SE') },
  { type: 'mbway', name: { en: 'MB WAY' }, currencies: currenciesIn('PT') },
  { type: 'blik', name: { en: 'BLIK' }, currencies: currenciesIn('PL') },
  { type: 'multibanco', name: { en: 'Multibanco' }, currencies: currenciesIn('PT') },
  // Its voucher is on a page of its own.
  {
    type: 'econtext_seven_eleven',
    name: { en: '7-Eleven', ja: 'セブン-イレブン' },
    currencies: currenciesIn('JP'),
    amounts: { min: 1, max: 300_000 },
  },
  {
    type: 'econtext_stores',
    name: phrase(convenienceStore),
    currencies: currenciesIn('JP'),
    amounts: { min: 1, max: 300_000 },
  },
  { type: 'bankTransfer_IBAN', name: phrase(bankTransfer), currencies: currenciesIn('PT') },
  { type: 'sepadirectdebit', name: phrase(directDebit), currencies: currenciesIn('AT DE ES LU') },
];
