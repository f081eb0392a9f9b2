import type { MerchantReturnPolicy, Organization, WebSite } from 'schema-dts';
import { brand } from '../../brands/api.ts';
import type { Language, Store } from '../../stores/types.ts';
import { urlOf } from '../../stores/urls.ts';

/** Kinds of products that are made for one shopper and cannot be returned. */
const notReturnable: readonly (string | undefined)[] = ['gift-message'];

/** Google accepts so many countries of one policy. */
const mostCountries = 25;

/**
 * How something is returned, wherever the storefront sells; null if it promises nothing
 * (https://developers.google.com/search/docs/appearance/structured-data/return-policy).
 * @param id its `@id`, by which offers refer to it.
 * @param kind of the product, as in the catalogue; without one, what applies to most products.
 */
export function merchantReturnPolicy(
  { countries, returnDays }: Pick<Store, 'countries' | 'returnDays'>,
  id: string,
  kind?: string,
): MerchantReturnPolicy | null {
  const codes = countries.slice(0, mostCountries).map(({ code }) => code.toUpperCase());
  const where = { '@type': 'MerchantReturnPolicy', '@id': id, applicableCountry: codes } as const;
  if (notReturnable.includes(kind))
    return { ...where, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' };
  if (returnDays === null) return null;
  return {
    ...where,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/FreeReturn',
  };
}

export const logoPath = '/share/logo.png';

/**
 * Who runs a storefront, for its home page
 * (https://developers.google.com/search/docs/appearance/structured-data/organization).
 */
export function organization(store: Store, language: Language): Organization {
  const { company, email, phone } = store.contact;
  const policy = merchantReturnPolicy(store, `${store.origin}/#returns`);
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
    ...(policy && { hasMerchantReturnPolicy: policy }),
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
