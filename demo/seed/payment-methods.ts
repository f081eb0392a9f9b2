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

/** A method of some countries. @param amounts the least and the most that it takes, in minor units */
const inCountries = (
  type: string,
  name: PaymentMethodOffer['name'],
  countries: string,
  amounts?: readonly [min: number, max: number],
): PaymentMethodOffer => ({
  ...{ type, name, currencies: currenciesIn(countries) },
  ...(amounts && { amounts: { min: amounts[0], max: amounts[1] } }),
});

/** A method at a page of a bank, which the shopper chooses. */
const banks = (type: string, country: string, ...issuers: [id: string, name: string][]) => ({
  ...inCountries(type, phrase(onlineBanking), country),
  issuers: issuers.map(([id, name]) => ({ id, name: `${name} (example)` })),
});

const onCreditIn = 'AT BE DE ES FI FR GR IE IT NL PT SK AU CA CZ DK GB HU PL SE US';
const payPalIn = 'AT BE DE ES FI FR GR IE IT LU NL PT AU CA DK GB HK PL SE US';

/** What the demo merchant accepts. In which order a country's shoppers see it, the shop decides. */
export const paymentMethods: readonly PaymentMethodOffer[] = [
  { type: 'scheme', name: phrase(cards), brands: ['visa', 'mc', 'amex', 'maestro'] },
  inCountries('klarna', phrase(klarna), onCreditIn, [100, 10_000_000]),
  {
    ...inCountries('paypal', { en: 'PayPal' }, payPalIn),
    configuration: { merchantId: 'CRADLECARRY2K', intent: 'authorize' },
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
  inCountries('ideal', { en: 'iDEAL' }, 'NL', [1, 50_000_00]),
  inCountries('eps', { en: 'EPS' }, 'AT', [100, 10_000_00]),
  banks('onlineBanking_PL', 'PL', ['154', 'Bank of the Vistula'], ['31', 'Carpathian Savings Bank']),
  banks('onlineBanking_CZ', 'CZ', ['mv', 'Moravian Bank'], ['vl', 'Vltava Bank']),
  banks('onlineBanking_SK', 'SK', ['dn', 'Danube Bank'], ['ta', 'Tatra Savings Bank']),
  banks('ebanking_FI', 'FI', ['saimaa', 'Saimaa Bank'], ['lahti', 'Lahti Cooperative Bank']),
  // Wallets' own pages.
  inCountries('alipay', { en: 'Alipay', 'zh-TW': '支付寶' }, 'CN'),
  inCountries('alipay_hk', { en: 'AlipayHK' }, 'HK'),
  inCountries('kakaopay', { en: 'KakaoPay', ko: '카카오페이' }, 'KR'),
  inCountries('mobilepay', { en: 'MobilePay' }, 'DK FI'),
  // Bancontact: a card of its own, and the app that scans a code.
  { ...inCountries('bcmc', { en: 'Bancontact card' }, 'BE'), brands: ['bcmc'] },
  inCountries('bcmc_mobile', { en: 'Payconiq by Bancontact' }, 'BE'),
  // A code to scan, an app that asks, a voucher, a transfer, and a debit: each has its own action.
  inCountries('swish', { en: 'Swish' }, 'SE'),
  inCountries('mbway', { en: 'MB WAY' }, 'PT'),
  inCountries('blik', { en: 'BLIK' }, 'PL'),
  inCountries('multibanco', { en: 'Multibanco' }, 'PT'),
  // Its voucher is on a page of its own.
  inCountries('econtext_seven_eleven', { en: '7-Eleven', ja: 'セブン-イレブン' }, 'JP', [1, 300_000]),
  inCountries('econtext_stores', phrase(convenienceStore), 'JP', [1, 300_000]),
  inCountries('bankTransfer_IBAN', phrase(bankTransfer), 'PT'),
  inCountries('sepadirectdebit', phrase(directDebit), 'AT DE ES LU'),
];
