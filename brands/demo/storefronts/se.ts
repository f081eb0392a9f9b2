import { name } from '../brand.ts';
import { calendar } from '../calendar.ts';
import type { StorefrontRecord } from '../../../stores/storefront.ts';

export const se: StorefrontRecord = {
  id: 'se',
  origin: 'https://se.cradleandcarry.example',
  countries: [{ code: 'se', currency: 'SEK' }],
  languages: ['sv', 'en'],
  tax: { included: true, name: 'vat' },
  merchantAccount: 'CradleAndCarrySE',
  searchKeys: { sv: 'klevu-se', en: 'klevu-se-en' },
  contact: {
    company: `${name} AB (exempel)`,
    addressLines: ['Bryggargatan 4', '111 21 Stockholm'],
    phone: '+46 8 465 001 10',
    timeZone: 'Europe/Stockholm',
    registration: 'Org.nr 000000-0000 (exempel)',
    taxNumber: 'SE000000000001 (exempel)',
  },
  legalPages: ['content/legal-guarantee', 'content/right-of-withdrawal', 'content/legal-notice', 'withdraw'],
  calendar: calendar('Europe/Stockholm', [
    '01-06',
    'easter-2',
    'easter+1',
    '05-01',
    'easter+39',
    '06-06',
    '2027-06-25',
    '12-24',
    '12-26',
    '12-31',
  ]),
};
