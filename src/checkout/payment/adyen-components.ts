import type { DropinConfiguration } from '@adyen/adyen-web';
import type { EngineMethod } from '../../../stores/payment-methods.ts';
import { loadPart } from '../../recovery/reload-guard.ts';

type Components = NonNullable<DropinConfiguration['paymentMethodComponents']>;
type Load = () => Promise<{ readonly components: Components }>;

const apps: Load = () => import('./components/app-methods.ts');
const banks: Load = () => import('./components/bank-methods.ts');
const vouchers: Load = () => import('./components/voucher-methods.ts');

type Common = 'scheme' | 'klarna' | 'klarna_account' | 'klarna_paynow' | 'paypal';
/** adyen-web redirects to every method that it does not know. */
type Unknown = 'alipay' | 'alipay_hk' | 'ideal' | 'kakaopay' | 'mobilepay';

/**
 * Where the component of each method is. Each file is a chunk of its own, so that a shopper fetches only what the
 * country needs; more than three would make the list of all chunks longer, which every page has. Cards, Klarna, and
 * PayPal are part of the library's own chunk.
 */
const parts: Readonly<Record<Exclude<EngineMethod, Common | Unknown>, Load>> = {
  bankTransfer_IBAN: banks,
  bcmc: apps,
  bcmc_mobile: apps,
  blik: apps,
  ebanking_FI: banks,
  econtext_seven_eleven: vouchers,
  econtext_stores: vouchers,
  eps: banks,
  mbway: apps,
  multibanco: vouchers,
  onlineBanking_CZ: banks,
  onlineBanking_PL: banks,
  onlineBanking_SK: banks,
  sepadirectdebit: banks,
  swish: apps,
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
