import { stores } from '../../stores/index.ts';
import type { PageKey } from '../../stores/urls.ts';
import type { Language } from '../../stores/types.ts';
import type { LegacyLink, LegacyLinks } from '../records.ts';
import { storefrontOf } from '../storefront-of.ts';
import { conditionCountries, type CountryCode } from '../types.ts';

type Source = (country: CountryCode) => `/${string}`;

/**
 * One address per country that a rule may name, each leading to the storefront that sells there, which is told the country
 * where it sells in several.
 */
const inEachCountry = (sourceIn: Source, page: PageKey, language?: Language): LegacyLinks =>
  Object.fromEntries(
    conditionCountries.map((country): [string, LegacyLink] => {
      const { store } = storefrontOf(country, Object.values(stores));
      return [
        sourceIn(country),
        {
          to: store.countries.length > 1 ? { page, country } : page,
          country,
          ...(language ? { language } : {}),
          assumed: 'The address says the country, so its storefront, whoever opens it.',
        },
      ];
    }),
  );

/**
 * Older addresses that name the country in their query, and with it the storefront; one kind names the language too.
 * docs/product.md names the query (`?country=fi`); the paths before it are our choice.
 */
export const legacyCountryQueries: LegacyLinks = {
  ...inEachCountry((country) => `/find-a-store/?country=${country}`, 'home'),
  ...inEachCountry((country) => `/choose-country/?country=${country}`, 'home'),
  ...inEachCountry((country) => `/shop/?country=${country}&lang=en`, 'category/selected/shop', 'en'),
  ...inEachCountry((country) => `/shop/?country=${country}`, 'category/selected/shop'),
};
