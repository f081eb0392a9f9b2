import { addressFormat } from './address-formats/index.ts';
import { allowedCountriesOf } from './allowed-countries.ts';
import { countryData } from './country-data.ts';
import type { Store } from './types.ts';

/**
 * Checks what types cannot say about a storefront, before anything is built from it.
 * @throws Error `Allowed countries in store is empty` when it sells nowhere; an Error that names the store and
 *   every other fault when its data is missing or wrong.
 */
export function validateStore(store: Store | undefined): Store {
  if (!store) throw new Error('The store data does not exist.');
  allowedCountriesOf(store);
  const problems = problemsOf(store);
  if (problems.length > 0) throw new Error(`Store ${store.id}: ${problems.join('; ')}.`);
  return store;
}

function problemsOf(store: Store): string[] {
  const { countries, languages, shippingCountries, searchKeys, origin } = store;
  const codes = countries.map(({ code }) => code);
  const missing = (condition: boolean, text: string) => (condition ? [] : [text]);
  return [
    ...[...new Set([...codes, ...shippingCountries])].flatMap(problemsOfCountry),
    ...missing(new Set(codes).size === codes.length, 'a country stands twice in countries'),
    ...missing(shippingCountries.length > 0, 'shippingCountries is empty'),
    ...missing(languages.length > 0, 'languages is empty'),
    ...languages.flatMap((language) =>
      missing(Boolean(searchKeys[language]), `searchKeys lacks ${language}`),
    ),
    ...countries.flatMap(({ code, languages: spoken = [] }) =>
      spoken.flatMap((language) =>
        missing(languages.includes(language), `${code} wants ${language}, which is not among its languages`),
      ),
    ),
    ...countries.flatMap(({ code, currency }) =>
      missing(
        Intl.supportedValuesOf('currency').includes(currency),
        `${code} has the unknown currency "${currency}"`,
      ),
    ),
    ...missing(/^https:\/\/[^/]+$/.test(origin), 'origin must be https:// and a host, without a path'),
    ...missing(store.merchantAccount !== '', 'merchantAccount is empty'),
  ];
}

function problemsOfCountry(code: string): string[] {
  try {
    if (countryData(code).code !== code) return [`write the country code "${code}" in lower case`];
  } catch (error) {
    return [error instanceof Error ? error.message.replace(/\.$/, '') : String(error)];
  }
  return addressFormat(code) ? [] : [`stores/address-formats/ lacks ${code}`];
}
