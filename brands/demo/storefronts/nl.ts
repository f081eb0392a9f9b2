import { name } from '../brand.ts';
import { calendar } from '../calendar.ts';
import { placeholder } from '../../../stores/placeholder.ts';
import type { StorefrontRecord } from '../../../stores/storefront.ts';

export const nl: StorefrontRecord = {
  id: 'nl',
  origin: 'https://nl.cradleandcarry.example',
  countries: [{ code: 'nl', currency: 'EUR' }],
  languages: ['nl', 'en'],
  tax: { included: true, name: 'vat' },
  merchantAccount: placeholder('CradleAndCarryNL'),
  searchKeys: { nl: placeholder('klevu-nl'), en: placeholder('klevu-nl-en') },
  contact: {
    company: placeholder(`${name} B.V. (voorbeeld)`),
    addressLines: [placeholder('Weverskade 30'), placeholder('3011 AA Rotterdam')],
    phone: placeholder('+31 10 000 0110'),
    timeZone: 'Europe/Amsterdam',
    registration: placeholder('KvK 00000000 (voorbeeld)'),
    taxNumber: placeholder('NL000000000B00 (voorbeeld)'),
  },
  legalPages: ['content/legal-guarantee', 'content/right-of-withdrawal', 'content/legal-notice', 'withdraw'],
  calendar: calendar('Europe/Amsterdam', [
    'easter-2',
    'easter+1',
    '04-27',
    'easter+39',
    'easter+50',
    '12-26',
  ]),
};
