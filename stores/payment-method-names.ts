import type { EngineMethod, ExpressWallet } from './payment-methods.ts';

/** What Adyen's payment method types are called: keys of `confirmation.methods` in `locales/{language}/checkout.json`. */
const methodNames = {
  scheme: 'scheme',
  alipay: 'alipay',
  alipay_hk: 'alipay',
  applepay: 'applePay',
  bankTransfer_IBAN: 'bankTransfer',
  bcmc: 'bcmc',
  bcmc_mobile: 'bcmc',
  blik: 'blik',
  ebanking_FI: 'onlineBanking',
  econtext_seven_eleven: 'sevenEleven',
  econtext_stores: 'convenienceStore',
  eps: 'eps',
  googlepay: 'googlePay',
  ideal: 'ideal',
  kakaopay: 'kakaoPay',
  klarna: 'klarna',
  klarna_account: 'klarna',
  klarna_paynow: 'klarna',
  mbway: 'mbway',
  mobilepay: 'mobilePay',
  multibanco: 'multibanco',
  onlineBanking_CZ: 'onlineBanking',
  onlineBanking_PL: 'onlineBanking',
  onlineBanking_SK: 'onlineBanking',
  paypal: 'paypal',
  sepadirectdebit: 'directDebit',
  swish: 'swish',
} as const satisfies Readonly<Record<EngineMethod | ExpressWallet, string>>;

type MethodName = (typeof methodNames)[keyof typeof methodNames] | 'other';
type MethodText = `confirmation.methods.${MethodName}`;

/** The keys of a method's name: the first one that exists. A brand may know it, or nobody, if an older order was paid by it. */
export const methodTextsOf = (type: string): [MethodText, MethodText] => {
  const name = Object.hasOwn(methodNames, type) ? methodNames[type as keyof typeof methodNames] : type;
  return [`confirmation.methods.${name as MethodName}`, 'confirmation.methods.other'];
};
