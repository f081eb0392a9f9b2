import type { Store } from './types.ts';

export const de: Store = {
  id: 'de',
  origin: 'https://de.cradleandcarry.example',
  locale: 'en-DE',
  countries: [{ code: 'de', currency: 'EUR' }],
  languages: ['en'],
  defaultLanguage: 'en',
  tax: { included: true, label: 'VAT' },
  merchantAccount: 'CradleAndCarryDE',
  searchKey: 'klevu-de',
};
