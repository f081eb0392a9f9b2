import { storefront, type StorefrontRecord } from '../../../stores/storefront.ts';
import type { Store } from '../../../stores/types.ts';
import { name, supportEmail } from '../brand.ts';
import { pagePaths } from '../pages.ts';

declare module '../../../stores/types.ts' {
  interface BrandStores {
    no: true;
    ie: true;
  }
}
declare module '../../../stores/supported-languages.ts' {
  interface BrandLanguages {
    nb: true;
  }
}

const calendar = (timeZone: string): StorefrontRecord['calendar'] => ({
  timeZone,
  leavesUntil: '14:00',
  closed: ['01-01', 'easter+1', '12-25', '12-26'],
});
const shared = { paths: pagePaths, contact: { email: supportEmail, opensAt: '09:00', closesAt: '16:00' } };
const legalPages = ['content/right-of-withdrawal', 'content/legal-guarantee', 'withdraw'] as const;

export const no: Store = storefront(
  {
    id: 'no',
    origin: 'https://no.fell-and-fjord.example',
    countries: [{ code: 'no', currency: 'NOK' }],
    languages: ['nb', 'en'],
    tax: { included: true, name: 'vat' },
    merchantAccount: 'FellFjordNO (example)',
    searchKeys: { nb: 'klevu-no (example)', en: 'klevu-no-en (example)' },
    contact: {
      company: `${name} AS (example)`,
      addressLines: ['Strandgata 1', '0150 Oslo'],
      phone: '+47 22 00 00 00',
      timeZone: 'Europe/Oslo',
      registration: 'Org.nr. 000 000 000 (example)',
      taxNumber: 'NO 000 000 000 MVA (example)',
    },
    legalPages,
    calendar: calendar('Europe/Oslo'),
  },
  shared,
);

export const ie: Store = storefront(
  {
    id: 'ie',
    origin: 'https://ie.fell-and-fjord.example',
    countries: [{ code: 'ie', currency: 'EUR' }],
    languages: ['en'],
    tax: { included: true, name: 'vat' },
    merchantAccount: 'FellFjordIE (example)',
    searchKeys: { en: 'klevu-ie (example)' },
    contact: {
      company: `${name} Ltd (example)`,
      addressLines: ['2 Quay Street', 'Galway, H91 X000'],
      phone: '+353 91 000 000',
      timeZone: 'Europe/Dublin',
      registration: 'CRO 000000 (example)',
      taxNumber: 'IE0000000BB (example)',
    },
    legalPages,
    calendar: calendar('Europe/Dublin'),
  },
  shared,
);

/** In the order in which shoppers see them. */
export const storefronts: readonly [Store, Store] = [no, ie];
