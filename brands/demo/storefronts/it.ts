import { name } from '../brand.ts';
import { calendar } from '../calendar.ts';
import { placeholder } from '../../../stores/placeholder.ts';
import type { StorefrontRecord } from '../../../stores/storefront.ts';

export const it: StorefrontRecord = {
  id: 'it',
  origin: 'https://it.cradleandcarry.example',
  countries: [{ code: 'it', currency: 'EUR' }],
  languages: ['it', 'en'],
  tax: { included: true, name: 'vat' },
  merchantAccount: placeholder('CradleAndCarryIT'),
  searchKeys: { it: placeholder('klevu-it'), en: placeholder('klevu-it-en') },
  contact: {
    company: placeholder(`${name} S.r.l. (esempio)`),
    addressLines: [placeholder('Via dei Tessitori 21'), placeholder('10122 Torino TO')],
    phone: placeholder('+39 011 000 0110'),
    timeZone: 'Europe/Rome',
    registration: placeholder('REA TO-0000000 (esempio)'),
    taxNumber: placeholder('IT00000000000 (esempio)'),
  },
  legalPages: ['content/legal-guarantee', 'content/right-of-withdrawal', 'content/legal-notice', 'withdraw'],
  calendar: calendar('Europe/Rome', [
    '01-06',
    'easter+1',
    '04-25',
    '05-01',
    '06-02',
    '08-15',
    '11-01',
    '12-08',
    '12-26',
  ]),
};
