import { stores } from '../../stores/index.ts';
import type { PageKey } from '../../stores/urls.ts';
import type { LegacyLinks } from '../records.ts';
import { storefrontOf } from '../storefront-of.ts';
import { conditionCountries, type CountryCode } from '../types.ts';

type Source = (country: CountryCode) => `/${string}`;

/** One address per country that a rule may name, each leading to the storefront that sells there. */
const inEachCountry = (sourceIn: Source, to: PageKey): LegacyLinks =>
  Object.fromEntries(
    conditionCountries.map((country) => {
      const { store } = storefrontOf(country, Object.values(stores));
      return [
        sourceIn(country),
        {
          to: store.countries.length > 1 ? { page: to, country } : to,
          store: store.id,
          assumed: 'The country is said in the address, so its storefront, whoever opens it.',
        },
      ];
    }),
  );

/**
 * Older addresses that name the country in their query, and with it the storefront. Spec 2.4 names the query
 * (`?country=fi`); the paths before it are our choice.
 */
export const legacyCountryQueries: LegacyLinks = {
  ...inEachCountry((country) => `/find-a-store/?country=${country}`, 'stores'),
  ...inEachCountry((country) => `/choose-country/?country=${country}`, 'home'),
  ...inEachCountry((country) => `/shop/?country=${country}&lang=en`, 'category/selected/shop'),
};
