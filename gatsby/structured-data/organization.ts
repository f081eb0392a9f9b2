import type { MerchantReturnPolicy, Organization, WebSite } from 'schema-dts';
import { brand } from '../../brands/build.ts';
import { returnPolicy } from '../../stores/return-policy.ts';
import type { Language, Store } from '../../stores/types.ts';
import { urlOf } from '../../stores/urls.ts';

/** Google accepts so many countries of one policy. */
const mostCountries = 25;

/**
 * How something is returned, wherever the storefront sells
 * (https://developers.google.com/search/docs/appearance/structured-data/return-policy).
 * @param id its `@id`, by which offers refer to it.
 * @param kind of the product, as in the catalogue; without one, what applies to most products.
 */
export function merchantReturnPolicy(
  { countries }: Pick<Store, 'countries'>,
  id: string,
  kind?: string,
): MerchantReturnPolicy {
  const codes = countries.slice(0, mostCountries).map(({ code }) => code.toUpperCase());
  const where = { '@type': 'MerchantReturnPolicy', '@id': id, applicableCountry: codes } as const;
  if (returnPolicy.never.some((one) => one === kind))
    return { ...where, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' };
  return {
    ...where,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnPolicy.days,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/FreeReturn',
  };
}

/** Where the build puts the picture of the brand's sign. */
export const logoPath = '/share/logo.png';

/**
 * Who runs a storefront, for its home page
 * (https://developers.google.com/search/docs/appearance/structured-data/organization).
 */
export function organization(store: Store, language: Language): Organization {
  const { company, email, phone } = store.contact;
  return {
    '@type': 'OnlineStore',
    '@id': `${store.origin}/#organization`,
    name: brand.name,
    legalName: company,
    url: urlOf(store, language, 'home'),
    logo: store.origin + logoPath,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phone,
      email,
      url: urlOf(store, language, 'contact'),
      availableLanguage: store.languages,
      areaServed: store.countries.map(({ code }) => code.toUpperCase()),
    },
    hasMerchantReturnPolicy: merchantReturnPolicy(store, `${store.origin}/#returns`),
  };
}

/** The storefront with its search, for its home page (https://schema.org/potentialAction). */
export function webSite(store: Store, language: Language): WebSite {
  // The part of a search action that search engines replace has no property in the vocabulary.
  const searchAction = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${urlOf(store, language, 'search')}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  } as const;
  return {
    '@type': 'WebSite',
    '@id': `${urlOf(store, language, 'home')}#website`,
    name: brand.name,
    url: urlOf(store, language, 'home'),
    inLanguage: language,
    publisher: { '@id': `${store.origin}/#organization` },
    potentialAction: searchAction,
  };
}
