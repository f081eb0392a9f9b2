import type { ExpressWallet, PaymentMethodType } from './payment-methods.ts';

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
} as const satisfies Readonly<Record<PaymentMethodType | ExpressWallet, string>>;

/** The name of a method; an older order may have been paid by one that is not offered any more. */
export const methodNameOf = (type: string): (typeof methodNames)[keyof typeof methodNames] | 'other' =>
  Object.hasOwn(methodNames, type) ? methodNames[type as keyof typeof methodNames] : 'other';
