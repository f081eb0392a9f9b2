import type { EngineMethod, ExpressWallet } from './payment-methods.ts';

/** Adyen's payment method types that are called like another one, or like all of their kind. */
const sameNames = {
  alipay_hk: 'alipay',
  bcmc_mobile: 'bcmc',
  ebanking_FI: 'onlineBanking',
  klarna_account: 'klarna',
  klarna_paynow: 'klarna',
  onlineBanking_CZ: 'onlineBanking',
  onlineBanking_PL: 'onlineBanking',
  onlineBanking_SK: 'onlineBanking',
} as const satisfies Readonly<Partial<Record<EngineMethod, string>>>;

type MethodName =
  | Exclude<EngineMethod | ExpressWallet, keyof typeof sameNames>
  | (typeof sameNames)[keyof typeof sameNames]
  | 'other';
/** The key of a method's name in `locales/{language}/checkout.json`. */
export type MethodText = `confirmation.methods.${MethodName}`;

/**
 * The keys of a method's name in `locales/{language}/checkout.json`: the first one that exists. A brand may know it, or nobody,
 * if an older order was paid by it.
 */
export const methodTextsOf = (type: string): [MethodText, MethodText] => {
  const name = Object.hasOwn(sameNames, type) ? sameNames[type as keyof typeof sameNames] : type;
  return [`confirmation.methods.${name as MethodName}`, 'confirmation.methods.other'];
};
