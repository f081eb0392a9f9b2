import type { Amount, PaymentMethodsRequest } from './requests.ts';
import type { PaymentMethodOffer } from './seed.ts';

/** Who receives the payments. */
export interface Merchant {
  readonly name: string;
  readonly paymentMethods: readonly PaymentMethodOffer[];
}

/** A payment method as listed by /paymentMethods. */
interface PaymentMethod {
  readonly type: string;
  readonly name: string;
  readonly brands?: readonly string[];
  readonly issuers?: PaymentMethodOffer['issuers'];
  readonly configuration?: object;
}

const isOffered = (offer: PaymentMethodOffer, countryCode?: string, amount?: Amount): boolean => {
  const { currencies, amounts } = offer;
  if (currencies && (countryCode === undefined || !(countryCode in currencies))) return false;
  if (!amount) return true;
  if (currencies && countryCode && currencies[countryCode] !== amount.currency) return false;
  return !amounts || (amount.value >= amounts.min && amount.value <= amounts.max);
};

/** The method's name for a shopper whose `shopperLocale` is e.g. `sv-SE` or `zh-TW`. */
function nameFor(locale: string | undefined, { name }: PaymentMethodOffer): string {
  const primary = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];
  const language = Object.keys(name).find((tag) => primary(tag) === primary(locale ?? ''));
  return name[language ?? 'en'] ?? name.en;
}

/** What the browser hands to a wallet; at Google, Adyen's name for the merchant is that of the merchant account. */
const configurationOf = ({ type, configuration }: PaymentMethodOffer, merchantAccount: string) =>
  configuration && {
    configuration: { ...configuration, ...(type === 'googlepay' && { gatewayMerchantId: merchantAccount }) },
  };

/** The methods for a country and amount, with names in the shopper's language. */
export const paymentMethodsFor = (
  request: PaymentMethodsRequest,
  offers: readonly PaymentMethodOffer[],
): PaymentMethod[] =>
  offers
    .filter((offer) => isOffered(offer, request.countryCode, request.amount))
    .map((offer) => ({
      type: offer.type,
      name: nameFor(request.shopperLocale, offer),
      ...(offer.brands && { brands: offer.brands }),
      ...(offer.issuers && { issuers: offer.issuers }),
      ...configurationOf(offer, request.merchantAccount),
    }))
    .filter(({ type }) => request.allowedPaymentMethods?.includes(type) ?? true)
    .filter(({ type }) => !request.blockedPaymentMethods?.includes(type));

/** The method's English name for people; its type if it is unknown. */
export const paymentMethodName = (type: string, { paymentMethods }: Merchant): string =>
  paymentMethods.find((offer) => offer.type === type)?.name.en ?? type;
