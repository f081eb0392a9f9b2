import { storefronts as seconds } from '../../brands/second/storefronts/index.ts';
import { placeholder } from '../placeholder.ts';
import type { Store, StoreId } from '../types.ts';

const [no, ie] = seconds;

/** A storefront of the second brand, sold elsewhere: what is not said is as in Ireland. */
export function storefrontIn(id: string, changes: Partial<Omit<Store, 'id'>>): Store {
  const { countries, languages } = { ...ie, ...changes };
  return {
    ...ie,
    returnDays: 30,
    id: id as StoreId,
    origin: `https://${id}.fell-and-fjord.example`,
    merchantAccount: placeholder(`FellFjord${id.toUpperCase()}`),
    searchKeys: Object.fromEntries(
      languages.map((language) => [language, placeholder(`klevu-${id}-${language}`)]),
    ),
    shippingCountries: countries.map(({ code }) => code),
    ...changes,
  };
}

const beforeTax = { included: false, name: 'salesTax' } as const;

/** Storefronts whose tax, law, addresses, and languages differ, for tests of what depends on those. */
export const stores = {
  no,
  ie,
  us: storefrontIn('us', {
    countries: [{ code: 'us', currency: 'USD', undelivered: ['AE', 'PR'] }],
    tax: beforeTax,
    legalPages: [],
    reviewInvitations: 'notDeclined',
    contact: { ...ie.contact, timeZone: 'America/New_York' },
    calendar: { ...ie.calendar, timeZone: 'America/New_York' },
  }),
  ca: storefrontIn('ca', {
    countries: [{ code: 'ca', currency: 'CAD' }],
    languages: ['en', 'fr'],
    tax: beforeTax,
    legalPages: [],
    reviewInvitations: 'notDeclined',
  }),
  gb: storefrontIn('gb', {
    countries: [{ code: 'gb', currency: 'GBP' }],
    legalPages: [],
    reviewInvitations: 'notDeclined',
  }),
  de: storefrontIn('de', { countries: [{ code: 'de', currency: 'EUR' }], languages: ['de', 'en'] }),
  se: storefrontIn('se', { countries: [{ code: 'se', currency: 'SEK' }], languages: ['sv', 'en'] }),
  jp: storefrontIn('jp', {
    countries: [{ code: 'jp', currency: 'JPY' }],
    languages: ['ja', 'en'],
    tax: { included: true, name: 'consumptionTax' },
    legalPages: [],
    urls: { trailingSlash: 'never' },
  }),
  hk: storefrontIn('hk', {
    countries: [
      { code: 'hk', currency: 'HKD' },
      { code: 'tw', currency: 'TWD', languages: ['zh-Hant', 'en'] },
      { code: 'cn', currency: 'CNY', languages: ['zh-Hant', 'en'] },
    ],
    languages: ['en', 'zh-Hant'],
    tax: { included: true, name: 'none' },
    legalPages: [],
  }),
  eu: storefrontIn('eu', {
    countries: [
      { code: 'at', currency: 'EUR', languages: ['de', 'en'] },
      { code: 'be', currency: 'EUR', languages: ['nl', 'fr', 'en'] },
      { code: 'pl', currency: 'PLN', languages: ['en', 'de'] },
      { code: 'dk', currency: 'DKK', languages: ['en', 'de'] },
    ],
    languages: ['en', 'de', 'fr', 'nl'],
  }),
  au: storefrontIn('au', {
    countries: [{ code: 'au', currency: 'AUD' }],
    tax: { included: true, name: 'gst' },
    legalPages: [],
    reviewInvitations: 'notDeclined',
  }),
  es: storefrontIn('es', { countries: [{ code: 'es', currency: 'EUR' }], languages: ['es', 'en'] }),
  nl: storefrontIn('nl', { countries: [{ code: 'nl', currency: 'EUR' }], languages: ['nl', 'en'] }),
} as const;

export const storefronts: readonly [Store, ...Store[]] = [no, ...Object.values(stores).slice(1)];
