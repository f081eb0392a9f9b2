import type { PaymentMethodsRequest } from './requests.ts';
import type { PaymentMethodOffer } from './seed.ts';

const isOffered = (offer: PaymentMethodOffer, { countryCode, amount }: PaymentMethodsRequest): boolean => {
  const { currencies, amounts } = offer;
  const currency = currencies?.[countryCode ?? ''];
  if (currencies && (currency === undefined || (amount && currency !== amount.currency))) return false;
  return !amount || !amounts || (amount.value >= amounts.min && amount.value <= amounts.max);
};

/** The method's name for a shopper whose `shopperLocale` is e.g. `sv-SE` or `zh-TW`. */
function nameFor(locale: string | undefined, { name }: PaymentMethodOffer): string {
  const primary = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];
  const language = Object.keys(name).find((tag) => primary(tag) === primary(locale ?? ''));
  return name[language ?? 'en'] ?? name.en;
}

/**
 * The methods for a country and amount as /paymentMethods lists them, with names in the shopper's language. For a wallet,
 * they say what the browser hands to it; at Google, Adyen's name for the merchant is that of the merchant account.
 */
export const paymentMethodsFor = (
  request: PaymentMethodsRequest,
  offers: readonly PaymentMethodOffer[],
): Pick<PaymentMethodOffer, 'type' | 'brands' | 'issuers'>[] =>
  offers
    .filter((offer) => isOffered(offer, request))
    .map((offer) => {
      const { type, brands, issuers, configuration } = offer;
      const gateway = type === 'googlepay' && { gatewayMerchantId: request.merchantAccount };
      return {
        ...{ type, name: nameFor(request.shopperLocale, offer) },
        ...(brands && { brands }),
        ...(issuers && { issuers }),
        ...(configuration && { configuration: { ...configuration, ...gateway } }),
      };
    });
