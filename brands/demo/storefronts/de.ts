import { name } from '../brand.ts';
import { calendar } from '../calendar.ts';
import { placeholder } from '../../../stores/placeholder.ts';
import type { StorefrontRecord } from '../../../stores/storefront.ts';

export const de: StorefrontRecord = {
  id: 'de',
  origin: 'https://de.cradleandcarry.example',
  countries: [{ code: 'de', currency: 'EUR' }],
  languages: ['de', 'en'],
  tax: { included: true, name: 'vat' },
  merchantAccount: placeholder('CradleAndCarryDE'),
  searchKeys: { de: placeholder('klevu-de'), en: placeholder('klevu-de-en') },
  contact: {
    company: placeholder(`${name} GmbH (Beispiel)`),
    addressLines: [placeholder('Speicherweg 12'), placeholder('20457 Hamburg')],
    phone: placeholder('+49 40 66969 110'),
    timeZone: 'Europe/Berlin',
    registration: placeholder('Amtsgericht Hamburg, HRB 000000 (Beispiel)'),
    taxNumber: placeholder('DE000000000 (Beispiel)'),
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
