import { stores } from '../storefronts/index.ts';
import type { PageKey } from '../../../stores/urls.ts';
import type { Language } from '../../../stores/types.ts';
import type { LegacyLink, LegacyLinks } from '../../../redirects/records.ts';
import { storefrontOf } from '../../../redirects/storefront-of.ts';
import { conditionCountries, type CountryCode } from './countries.ts';

type Source = (country: CountryCode) => `/${string}`;

/**
 * One address per country that a rule may use, each leading to the storefront that sells there. A storefront that sells
 * in several countries is told which one.
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
          assumed: 'The address contains the country, so it leads to that storefront, whoever opens it.',
        },
      ];
    }),
  );

/**
 * Old addresses with the country, and therefore the storefront, in their query; one kind also contains the language.
 * docs/product.md lists the query (`?country=fi`); the paths before it are our choice.
 */
export const legacyCountryQueries: LegacyLinks = {
  ...inEachCountry((country) => `/find-a-store/?country=${country}`, 'home'),
  ...inEachCountry((country) => `/choose-country/?country=${country}`, 'home'),
  ...inEachCountry((country) => `/shop/?country=${country}&lang=en`, 'category/selected/shop', 'en'),
  ...inEachCountry((country) => `/shop/?country=${country}`, 'category/selected/shop'),
};
