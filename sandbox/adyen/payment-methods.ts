import { phrase, type ServiceWord } from '../catalogue/texts.ts';
import type { Amount, PaymentMethodsRequest } from './requests.ts';
import { shopperLanguage } from './shopper-language.ts';

/** A way to pay as /paymentMethods lists it. */
interface PaymentMethod {
  readonly type: string;
  readonly name: string;
  readonly brands?: readonly string[];
}

interface Offer {
  /** Its name in English, or the same everywhere. */
  readonly method: PaymentMethod & { readonly name: ServiceWord | 'iDEAL' };
  /** Currency by country (ISO 3166-1 alpha-2, upper case); absent means anywhere, in any currency. */
  readonly currencies?: Readonly<Record<string, string>>;
  /** Least and most it takes, in minor units. */
  readonly limits?: readonly [number, number];
}

/** Card brands the demo merchant accepts. */
const acceptedBrands = ['visa', 'mc', 'amex', 'maestro'] as const;

const offers: readonly Offer[] = [
  { method: { type: 'scheme', name: 'Cards', brands: acceptedBrands } },
  {
    method: { type: 'klarna', name: 'Pay later with Klarna' },
    currencies: { SE: 'SEK', DE: 'EUR', NL: 'EUR', US: 'USD' },
    limits: [100, 10_000_00],
  },
  { method: { type: 'ideal', name: 'iDEAL' }, currencies: { NL: 'EUR' }, limits: [1, 50_000_00] },
  {
    method: { type: 'directEbanking', name: 'Online bank transfer' },
    currencies: { DE: 'EUR', AT: 'EUR', BE: 'EUR' },
    limits: [10, 5_000_00],
  },
];

const isOffered = ({ currencies, limits }: Offer, countryCode?: string, amount?: Amount): boolean => {
  if (currencies && (countryCode === undefined || !(countryCode in currencies))) return false;
  if (!amount) return true;
  if (currencies && countryCode && currencies[countryCode] !== amount.currency) return false;
  return !limits || (amount.value >= limits[0] && amount.value <= limits[1]);
};

/**
 * The methods for a country and amount, cards first, named in the shopper's language. Wallets are never among them:
 * they need their makers' servers.
 */
export const paymentMethodsFor = (request: PaymentMethodsRequest): PaymentMethod[] =>
  offers
    .filter((offer) => isOffered(offer, request.countryCode, request.amount))
    .map(({ method }) => ({ ...method, name: phrase(method.name)[shopperLanguage(request.shopperLocale)] }))
    .filter(({ type }) => request.allowedPaymentMethods?.includes(type) ?? true)
    .filter(({ type }) => !request.blockedPaymentMethods?.includes(type));

/** The method's name for people, in English; its type when it is unknown. */
export const paymentMethodName = (type: string): string =>
  offers.find(({ method }) => method.type === type)?.method.name ?? type;
