/** The payment methods that the shop knows how to take, by Adyen's names (`type` in its /paymentMethods). */
export const paymentMethodTypes = [
  'scheme',
  'alipay',
  'alipay_hk',
  'bankTransfer_IBAN',
  'bcmc',
  'bcmc_mobile',
  'blik',
  'ebanking_FI',
  'econtext_seven_eleven',
  'econtext_stores',
  'eps',
  'ideal',
  'kakaopay',
  'klarna',
  'klarna_account',
  'klarna_paynow',
  'mbway',
  'mobilepay',
  'multibanco',
  'onlineBanking_CZ',
  'onlineBanking_PL',
  'onlineBanking_SK',
  'paypal',
  'sepadirectdebit',
  'swish',
] as const;
export type EngineMethod = (typeof paymentMethodTypes)[number];

/**
 * Further methods that a brand's storefronts list, by Adyen's names: `declare module '…/stores/payment-methods.ts' { interface
 * BrandMethods { trustly: true } }`. Only methods that are paid on a page of the provider: adyen-web redirects to those that it
 * does not know. The brand's texts name them in `confirmation.methods` of `checkout.json`.
 */
export interface BrandMethods {}
export type PaymentMethodType = keyof (Record<EngineMethod, true> & BrandMethods);

/**
 * Methods that are not paid on a page of the provider or the bank, from which the shopper comes back: what is confirmed in an app
 * while the page waits, and 7-Eleven, whose order is placed before its page is opened. A card's bank may ask on a page of its own,
 * too, which nobody knows before.
 */
export const methodsPaidHere: readonly PaymentMethodType[] = [
  'scheme',
  'bankTransfer_IBAN',
  'bcmc',
  'bcmc_mobile',
  'blik',
  'econtext_seven_eleven',
  'econtext_stores',
  'mbway',
  'multibanco',
  'sepadirectdebit',
  'swish',
];

/** Methods by which a shopper pays on credit. */
export const creditMethods: readonly PaymentMethodType[] = ['klarna', 'klarna_account'];

/** Whoever pays now with Klarna needs no credit, so that this is the first of its methods. */
const klarna = ['klarna_paynow', ...creditMethods] as const;

/**
 * What people in a country (ISO 3166-1 alpha-2, lower case) pay with, in the order in which shoppers see it: what most of them
 * use comes first, and the first one is open when the list appears. A country that is missing has cards, and a storefront's
 * record may say otherwise (`PaymentChoice`). What is not switched on in Adyen's Customer Area is missing from a
 * shopper's list.
 *
 * In Sweden, credit may be neither first nor preselected as long as the shopper can pay without it (Lag (2010:751) om
 * betaltjänster), so credit is last there; `payment-methods.test.ts` checks this.
 */
const methodsByCountry: Readonly<Record<string, readonly [PaymentMethodType, ...PaymentMethodType[]]>> = {
  at: ['scheme', 'paypal', 'eps', ...klarna, 'sepadirectdebit'],
  au: ['scheme', 'paypal', ...klarna],
  be: ['bcmc', 'bcmc_mobile', 'scheme', 'paypal', ...klarna],
  ca: ['scheme', 'paypal', ...klarna],
  cn: ['alipay', 'scheme'],
  cy: ['scheme'],
  cz: ['scheme', 'onlineBanking_CZ', ...klarna],
  de: ['paypal', 'scheme', ...klarna, 'sepadirectdebit'],
  dk: ['scheme', 'mobilepay', 'paypal', ...klarna],
  ee: ['scheme'],
  es: ['scheme', 'paypal', ...klarna, 'sepadirectdebit'],
  fi: ['scheme', 'ebanking_FI', 'mobilepay', 'paypal', ...klarna],
  fr: ['scheme', 'paypal', ...klarna],
  gb: ['scheme', 'paypal', ...klarna],
  gr: ['scheme', 'paypal', ...klarna],
  hk: ['scheme', 'alipay_hk', 'paypal'],
  hr: ['scheme'],
  hu: ['scheme', ...klarna],
  ie: ['scheme', 'paypal', ...klarna],
  it: ['paypal', 'scheme', ...klarna],
  jp: ['scheme', 'econtext_stores', 'econtext_seven_eleven'],
  kr: ['scheme', 'kakaopay'],
  lt: ['scheme'],
  lu: ['scheme', 'paypal', 'sepadirectdebit'],
  lv: ['scheme'],
  nl: ['ideal', 'scheme', 'paypal', ...klarna],
  pl: ['blik', 'onlineBanking_PL', 'scheme', 'paypal', ...klarna],
  pt: ['scheme', 'mbway', 'multibanco', 'paypal', ...klarna, 'bankTransfer_IBAN'],
  se: ['scheme', 'swish', 'paypal', ...klarna],
  si: ['scheme'],
  sk: ['scheme', 'onlineBanking_SK', ...klarna],
  tw: ['scheme'],
  us: ['scheme', 'paypal', ...klarna],
};

/** Wallets that ask for the address, the way of delivery, and the approval on a sheet of their own, by Adyen's names. */
export const expressWallets = ['applepay', 'googlepay', 'paypal'] as const;
export type ExpressWallet = (typeof expressWallets)[number];

/** What a storefront's record may say about how shoppers of a country pay. */
export interface PaymentChoice {
  /** In the order in which shoppers see them; what people there pay with if omitted. */
  readonly paymentMethods?: readonly [PaymentMethodType, ...PaymentMethodType[]];
  /** In the order of their buttons; those that work there if omitted, which the build writes here for browsers. */
  readonly expressWallets?: readonly ExpressWallet[];
}
type ChoosingCountry = PaymentChoice & { readonly code: string };

/** The payment methods of a storefront's country in the order in which they are shown. */
export const paymentMethodsIn = ({ code, paymentMethods }: ChoosingCountry): readonly PaymentMethodType[] =>
  paymentMethods ?? methodsByCountry[code] ?? ['scheme'];

/**
 * Where neither Google's nor Apple's wallet can be used on the web. Mainland China has no Google services, and Google does
 * not list South Korea among the places where its wallet pays; in mainland China, Apple's works in few browsers and with
 * cards of UnionPay only, which this shop does not take.
 * https://support.google.com/pay/merchants/answer/11221199, https://support.apple.com/102775,
 * https://developer.apple.com/apple-pay/get-started
 */
const withoutWallet: Readonly<Record<Exclude<ExpressWallet, 'paypal'>, readonly string[]>> = {
  applepay: ['cn'],
  googlepay: ['cn', 'kr'],
};

/**
 * The wallets that shoppers of a storefront's country can pay with before they have typed an address, in the order in which
 * their buttons are shown: what its record says, or all that work there. PayPal is one where it is in the country's list of
 * methods. Which of them a browser has, and which are switched on in Adyen's Customer Area, is found out later.
 */
export function expressWalletsIn(country: ChoosingCountry): readonly ExpressWallet[] {
  const methods = paymentMethodsIn(country);
  const isUsable = (wallet: ExpressWallet) =>
    wallet === 'paypal' ? methods.includes(wallet) : !withoutWallet[wallet].includes(country.code);
  return country.expressWallets ?? expressWallets.filter(isUsable);
}
