import { addressFormat } from './address-formats/index.ts';
import { allowedCountriesOf } from './countries.ts';
import { countryData } from './country-data.ts';
import type { Store } from './types.ts';

/**
 * Checks what types cannot say about a storefront, before anything is built from it.
 * @throws Error `Allowed countries in store is empty` when it sells nowhere; an Error that names the store and
 *   every other fault when its data is missing or wrong.
 */
export function validateStore(store: Store): Store {
  allowedCountriesOf(store);
  const problems = problemsOf(store);
  if (problems.length > 0) throw new Error(`Store ${store.id}: ${problems.join('; ')}.`);
  return store;
}

/**
 * Checks every storefront of a brand, and what only all of them together can get wrong.
 * @param folder the brand's, as errors name it.
 * @throws Error what `validateStore` throws, or one that names the folder, the storefronts, and what to do.
 */
export function validateStores(stores: readonly Store[], folder: string): void {
  for (const store of stores) validateStore(store);
  const problems = stores.length === 0 ? ['no storefront is listed: list one'] : problemsBetween(stores);
  if (problems.length > 0) throw new Error(`${folder}/storefronts/: ${problems.join('; ')}.`);
}

const problemsBetween = (stores: readonly Store[]): string[] =>
  stores.flatMap((one, index) =>
    stores.slice(index + 1).flatMap((other) => {
      if (one.id === other.id) return [`two storefronts have the ID "${one.id}": rename one of them`];
      const sellsIn = new Set(other.countries.map(({ code }) => code));
      return one.countries
        .filter(({ code }) => sellsIn.has(code))
        .map(
          ({ code }) => `"${one.id}" and "${other.id}" both sell in ${code}: sell in ${code} in one of them`,
        );
    }),
  );

function problemsOf(store: Store): string[] {
  const { countries, languages, shippingCountries, searchKeys, origin } = store;
  const codes = countries.map(({ code }) => code);
  const missing = (condition: boolean, text: string) => (condition ? [] : [text]);
  return [
    ...missing(
      /^[a-z]{2}$/.test(store.id),
      'id must be two letters in lower case: order numbers begin with it',
    ),
    ...[...new Set([...codes, ...shippingCountries])].flatMap(problemsOfCountry),
    ...missing(new Set(codes).size === codes.length, 'countries lists a country twice'),
    ...missing(shippingCountries.length > 0, 'shippingCountries is empty'),
    ...missing(languages.length > 0, 'languages is empty'),
    ...languages.flatMap((language) =>
      missing(Boolean(searchKeys[language]), `searchKeys has no key for ${language}`),
    ),
    ...countries.flatMap(({ code, languages: spoken = [] }) =>
      spoken.flatMap((language) =>
        missing(
          languages.includes(language),
          `${code} uses ${language}, which is not one of the store’s languages`,
        ),
      ),
    ),
    ...countries.flatMap(({ code, undelivered = [] }) =>
      undelivered.flatMap((state) =>
        missing(
          addressFormat(code).state?.options.some((option) => option.code === state) === true,
          `${code} has no state ${state}`,
        ),
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
    countryData(code);
    if (code !== code.toLowerCase()) return [`write the country code "${code}" in lower case`];
  } catch (error) {
    return [error instanceof Error ? error.message.replace(/\.$/, '') : String(error)];
  }
  return [];
}
