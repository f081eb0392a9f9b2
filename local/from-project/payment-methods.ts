import { HttpClientException } from '@adyen/api-library';
import type { PaymentMethodOffer } from 'storefront-sandbox';
import { type AdyenAccess, switchedOn } from '../../api/adyen/adyen-payments.ts';
import { localeOf } from '../../stores/languages.ts';
import type { Store } from '../../stores/types.ts';

type Configuration = NonNullable<PaymentMethodOffer['configuration']>;

/**
 * The payment methods that are configured for the storefronts' merchant accounts, by asking for each country in each of its
 * languages, as a shopper's browser would.
 * @throws Error with the country and what Adyen answered.
 */
export async function readPaymentMethods(
  access: AdyenAccess,
  stores: readonly Store[],
): Promise<PaymentMethodOffer[]> {
  const offers = new Map<string, PaymentMethodOffer>();
  for (const { merchantAccount, countries, languages } of stores)
    for (const country of countries)
      for (const language of new Set(['en', ...(country.languages ?? languages)] as const)) {
        const methods = await switchedOn(access, merchantAccount, country, localeOf(language, country)).catch(
          (error: unknown) => {
            throw unreadable(country.code, error);
          },
        );
        for (const { type = '', name = type, brands = [], issuers, configuration } of methods) {
          const known = offers.get(type);
          const accepted = [...new Set([...(known?.brands ?? []), ...brands])];
          offers.set(type, {
            // Adyen's types leave more open than its documentation.
            ...(issuers && { issuers }),
            ...(configuration && { configuration: configuration as Configuration }),
            type,
            name: { en: name, [language]: name, ...known?.name },
            ...(accepted.length > 0 && { brands: accepted }),
            currencies: { ...known?.currencies, [country.code.toUpperCase()]: country.currency },
          });
        }
      }
  return [...offers.values()];
}

function unreadable(country: string, cause: unknown): Error {
  const status = cause instanceof HttpClientException ? cause.statusCode : 0;
  const remedy = [401, 403].includes(status)
    ? 'Is ADYEN_API_KEY that of the environment, and may it use the merchant account of the storefront? Without a key, the methods of the brand are used.'
    : 'Try again later.';
  const problem = status === 0 ? 'nobody answers' : `it answers ${status}`;
  return new Error(
    `Adyen's payment methods in ${country.toUpperCase()} could not be read: ${problem}. ${remedy}`,
    { cause },
  );
}
