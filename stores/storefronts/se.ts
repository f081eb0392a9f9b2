import { brand } from '../brand.ts';
import type { Store } from '../types.ts';

export const se: Store = {
  id: 'se',
  origin: 'https://se.cradleandcarry.example',
  countries: [{ code: 'se', currency: 'SEK' }],
  languages: ['sv', 'en'],
  tax: { included: true, name: 'vat' },
  shippingCountries: ['se'],
  merchantAccount: 'CradleAndCarrySE',
  searchKeys: { sv: 'klevu-se', en: 'klevu-se-en' },
  contact: {
    ...brand.contact,
    company: `${brand.name} AB (exempel)`,
    addressLines: ['Bryggargatan 4', '111 21 Stockholm'],
    phone: '+46 8 465 001 10',
    registration: 'Org.nr 000000-0000 (exempel)',
    taxNumber: 'SE000000000001 (exempel)',
  },
  legalPages: ['content/legal-notice'],
  urls: { trailingSlash: 'always' },
};
