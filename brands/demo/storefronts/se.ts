import { name } from '../brand.ts';
import { calendar } from '../calendar.ts';
import { placeholder } from '../../../stores/placeholder.ts';
import type { StorefrontRecord } from '../../../stores/storefront.ts';

export const se: StorefrontRecord = {
  id: 'se',
  origin: 'https://se.cradleandcarry.example',
  countries: [{ code: 'se', currency: 'SEK' }],
  languages: ['sv', 'en'],
  tax: { included: true, name: 'vat' },
  merchantAccount: placeholder('CradleAndCarrySE'),
  searchKeys: { sv: placeholder('klevu-se'), en: placeholder('klevu-se-en') },
  contact: {
    company: placeholder(`${name} AB (exempel)`),
    addressLines: [placeholder('Bryggargatan 4'), placeholder('111 21 Stockholm')],
    phone: placeholder('+46 8 465 001 10'),
    timeZone: 'Europe/Stockholm',
    registration: placeholder('Org.nr 000000-0000 (exempel)'),
    taxNumber: placeholder('SE000000000001 (exempel)'),
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
