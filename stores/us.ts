import type { Store } from './types.ts';

export const us: Store = {
  id: 'us',
  origin: 'https://us.cradleandcarry.example',
  locale: 'en-US',
  countries: [{ code: 'us', currency: 'USD' }],
  languages: ['en'],
  defaultLanguage: 'en',
  tax: { included: false, label: 'Sales tax' },
  merchantAccount: 'CradleAndCarryUS',
  searchKey: 'klevu-us',
};
