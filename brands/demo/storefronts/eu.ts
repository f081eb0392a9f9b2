import { name } from '../brand.ts';
import { calendar } from '../calendar.ts';
import { placeholder } from '../../../stores/placeholder.ts';
import type { StorefrontRecord } from '../../../stores/storefront.ts';

export const eu: StorefrontRecord = {
  id: 'eu',
  origin: 'https://eu.cradleandcarry.example',
  countries: [
    { code: 'ie', currency: 'EUR', languages: ['en'] },
    { code: 'pl', currency: 'PLN', languages: ['en', 'de'] },
    { code: 'be', currency: 'EUR', languages: ['nl', 'fr', 'en'] },
    { code: 'at', currency: 'EUR', languages: ['de', 'en'] },
    { code: 'pt', currency: 'EUR', languages: ['en'] },
    { code: 'hr', currency: 'EUR', languages: ['en', 'de'] },
    { code: 'cz', currency: 'CZK', languages: ['en', 'de'] },
    { code: 'dk', currency: 'DKK', languages: ['en', 'de'] },
    { code: 'ee', currency: 'EUR', languages: ['en'] },
    { code: 'fi', currency: 'EUR', languages: ['en'] },
    { code: 'hu', currency: 'HUF', languages: ['en', 'de'] },
    { code: 'lv', currency: 'EUR', languages: ['en'] },
    { code: 'lt', currency: 'EUR', languages: ['en'] },
    { code: 'lu', currency: 'EUR', languages: ['fr', 'de', 'en'] },
    { code: 'sk', currency: 'EUR', languages: ['en', 'de'] },
    { code: 'si', currency: 'EUR', languages: ['en', 'de'] },
    { code: 'cy', currency: 'EUR', languages: ['en'] },
    { code: 'gr', currency: 'EUR', languages: ['en'] },
  ],
  languages: ['en', 'de', 'fr', 'nl'],
  tax: { included: true, name: 'vat' },
  merchantAccount: placeholder('CradleAndCarryEU'),
  searchKeys: {
    en: placeholder('klevu-eu'),
    de: placeholder('klevu-eu-de'),
    fr: placeholder('klevu-eu-fr'),
    nl: placeholder('klevu-eu-nl'),
  },
  contact: {
    company: placeholder(`${name} Europe DAC (example)`),
    addressLines: [placeholder('3 Ropewalk Quay'), placeholder('Dublin 2, D02 X000')],
    phone: placeholder('+353 1 500 0110'),
    timeZone: 'Europe/Dublin',
    registration: placeholder('CRO 000000 (example)'),
    taxNumber: placeholder('IE0000000AA (example)'),
  },
  legalPages: ['content/legal-guarantee', 'content/right-of-withdrawal', 'content/legal-notice', 'withdraw'],
  calendar: calendar('Europe/Dublin', [
    'easter+1',
    '03-17',
    '12-26',
    '2027-05-03',
    '2027-06-07',
    '2027-08-02',
    '2027-10-25',
  ]),
};
