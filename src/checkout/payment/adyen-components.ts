import type { DropinConfiguration } from '@adyen/adyen-web';
import type { PaymentMethodType } from '../../../stores/payment-methods.ts';
import { loadPart } from '../../recovery/reload-guard.ts';

type Components = NonNullable<DropinConfiguration['paymentMethodComponents']>;
type Load = () => Promise<{ readonly components: Components }>;

const bancontact: Load = () => import('./components/bancontact.ts');
const klarna: Load = () => import('./components/klarna.ts');
const onlineBanking: Load = () => import('./components/online-banking.ts');
const vouchers: Load = () => import('./components/vouchers.ts');

/**
 * Where the component of each method is. Each file is a chunk of its own: a shopper fetches only what the methods on
 * offer need. Cards are part of the library's own chunk, and iDEAL needs no component, because adyen-web redirects to
 * every method that it does not know.
 */
const parts: Readonly<Record<Exclude<PaymentMethodType, 'scheme' | 'ideal'>, Load>> = {
  bankTransfer_IBAN: () => import('./components/bank-transfer.ts'),
  bcmc: bancontact,
  bcmc_mobile: bancontact,
  blik: () => import('./components/blik.ts'),
  ebanking_FI: onlineBanking,
  econtext_stores: vouchers,
  eps: onlineBanking,
  klarna,
  klarna_account: klarna,
  klarna_paynow: klarna,
  mbway: () => import('./components/mb-way.ts'),
  multibanco: vouchers,
  onlineBanking_CZ: onlineBanking,
  onlineBanking_PL: onlineBanking,
  onlineBanking_SK: onlineBanking,
  sepadirectdebit: () => import('./components/sepa-direct-debit.ts'),
  swish: () => import('./components/swish.ts'),
};

const hasPart = (type: string): type is keyof typeof parts => Object.hasOwn(parts, type);

/**
 * Fetches the components of these methods, by Adyen's types.
 * @throws the import's error if one of them cannot be fetched.
 */
export async function componentsFor(types: readonly string[]): Promise<Components> {
  const loads = new Set(types.filter(hasPart).map((type) => parts[type]));
  const loaded = await Promise.all([...loads].map((load) => loadPart(load)));
  return loaded.flatMap(({ components }) => components);
}
