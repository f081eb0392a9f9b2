import { brand } from '../brand.ts';
import { storefront } from './storefront.ts';

export const se = storefront({
  id: 'se',
  origin: 'https://se.cradleandcarry.example',
  countries: [{ code: 'se', currency: 'SEK' }],
  languages: ['sv', 'en'],
  tax: { included: true, name: 'vat' },
  merchantAccount: 'CradleAndCarrySE',
  searchKeys: { sv: 'klevu-se', en: 'klevu-se-en' },
  contact: {
    company: `${brand.name} AB (exempel)`,
    addressLines: ['Bryggargatan 4', '111 21 Stockholm'],
    phone: '+46 8 465 001 10',
    timeZone: 'Europe/Stockholm',
    registration: 'Org.nr 000000-0000 (exempel)',
    taxNumber: 'SE000000000001 (exempel)',
  },
  legalPages: ['content/legal-guarantee', 'content/right-of-withdrawal', 'content/legal-notice', 'withdraw'],
});
