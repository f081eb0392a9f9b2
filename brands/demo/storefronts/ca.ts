import { name } from '../brand.ts';
import { calendar } from '../calendar.ts';
import { placeholder } from '../../../stores/placeholder.ts';
import type { StorefrontRecord } from '../../../stores/storefront.ts';

export const ca: StorefrontRecord = {
  id: 'ca',
  origin: 'https://ca.cradleandcarry.example',
  countries: [{ code: 'ca', currency: 'CAD' }],
  languages: ['en', 'fr'],
  tax: { included: false, name: 'salesTax' },
  merchantAccount: placeholder('CradleAndCarryCA'),
  searchKeys: { en: placeholder('klevu-ca'), fr: placeholder('klevu-ca-fr') },
  contact: {
    company: placeholder(`${name} Canada Inc. (example)`),
    addressLines: [placeholder('95 Wharf Street'), placeholder('Halifax NS B3J 0A1')],
    phone: placeholder('+1 902 555 0110'),
    timeZone: 'America/Halifax',
    registration: placeholder('Corporation no. 000000-0 (example)'),
    taxNumber: placeholder('GST/HST 00000 0000 RT0001 (example)'),
  },
  calendar: calendar('America/Toronto', [
    '07-01',
    'easter-2',
    '12-26',
    '2027-05-24',
    '2027-09-06',
    '2027-10-11',
  ]),
};
