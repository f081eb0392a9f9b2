import { name } from '../brand.ts';
import { calendar } from '../calendar.ts';
import type { StorefrontRecord } from '../../../stores/storefront.ts';

export const de: StorefrontRecord = {
  id: 'de',
  origin: 'https://de.cradleandcarry.example',
  countries: [{ code: 'de', currency: 'EUR' }],
  languages: ['de', 'en'],
  tax: { included: true, name: 'vat' },
  merchantAccount: 'CradleAndCarryDE',
  searchKeys: { de: 'klevu-de', en: 'klevu-de-en' },
  contact: {
    company: `${name} GmbH (Beispiel)`,
    addressLines: ['Speicherweg 12', '20457 Hamburg'],
    phone: '+49 40 66969 110',
    timeZone: 'Europe/Berlin',
    registration: 'Amtsgericht Hamburg, HRB 000000 (Beispiel)',
    taxNumber: 'DE000000000 (Beispiel)',
  },
  legalPages: ['content/legal-guarantee', 'content/right-of-withdrawal', 'content/legal-notice', 'withdraw'],
  calendar: calendar('Europe/Berlin', [
    'easter-2',
    'easter+1',
    '05-01',
    'easter+39',
    'easter+50',
    '10-03',
    '12-26',
  ]),
};
