import { name } from '../brand.ts';
import { calendar } from '../calendar.ts';
import { placeholder } from '../../../stores/placeholder.ts';
import type { StorefrontRecord } from '../../../stores/storefront.ts';

export const gb: StorefrontRecord = {
  id: 'gb',
  origin: 'https://gb.cradleandcarry.example',
  countries: [{ code: 'gb', currency: 'GBP' }],
  languages: ['en'],
  tax: { included: true, name: 'vat' },
  merchantAccount: placeholder('CradleAndCarryGB'),
  searchKeys: { en: placeholder('klevu-gb') },
  contact: {
    company: placeholder(`${name} Ltd (example)`),
    addressLines: [placeholder('18 Quayside Row'), placeholder('Bristol BS1 0AA')],
    phone: placeholder('+44 117 496 0110'),
    timeZone: 'Europe/London',
    registration: placeholder('Companies House 00000000 (example)'),
    taxNumber: placeholder('GB 000 0000 00 (example)'),
  },
  calendar: calendar('Europe/London', [
    'easter-2',
    'easter+1',
    '12-26',
    '2026-12-28',
    '2027-05-03',
    '2027-05-31',
    '2027-08-30',
  ]),
};
