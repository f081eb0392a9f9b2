import type { Store } from './types.ts';

export const se: Store = {
  id: 'se',
  origin: 'https://se.cradleandcarry.example',
  locale: 'en-SE',
  countries: [{ code: 'se', currency: 'SEK' }],
  languages: ['en'],
  defaultLanguage: 'en',
  tax: { included: true, label: 'VAT' },
  merchantAccount: 'CradleAndCarrySE',
  searchKey: 'klevu-se',
};
