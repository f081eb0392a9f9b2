import { name } from '../brand.ts';
import { calendar } from '../calendar.ts';
import { placeholder } from '../../../stores/placeholder.ts';
import type { StorefrontRecord } from '../../../stores/storefront.ts';

export const fr: StorefrontRecord = {
  id: 'fr',
  origin: 'https://fr.cradleandcarry.example',
  countries: [{ code: 'fr', currency: 'EUR' }],
  languages: ['fr', 'en'],
  tax: { included: true, name: 'vat' },
  merchantAccount: placeholder('CradleAndCarryFR'),
  searchKeys: { fr: placeholder('klevu-fr'), en: placeholder('klevu-fr-en') },
  contact: {
    company: placeholder(`${name} SAS (exemple)`),
    addressLines: [placeholder('7 quai des Tisserands'), placeholder('69002 Lyon')],
    phone: placeholder('+33 1 99 00 01 10'),
    timeZone: 'Europe/Paris',
    registration: placeholder('RCS Lyon 000 000 000 (exemple)'),
    taxNumber: placeholder('FR00000000000 (exemple)'),
  },
  legalPages: ['content/legal-guarantee', 'content/right-of-withdrawal', 'content/legal-notice', 'withdraw'],
  calendar: calendar('Europe/Paris', [
    'easter+1',
    '05-01',
    '05-08',
    'easter+39',
    'easter+50',
    '07-14',
    '08-15',
    '11-01',
    '11-11',
  ]),
};
