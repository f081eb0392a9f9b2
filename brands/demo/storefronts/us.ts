import { name } from '../brand.ts';
import { calendar } from '../calendar.ts';
import { placeholder } from '../../../stores/placeholder.ts';
import type { StorefrontRecord } from '../../../stores/storefront.ts';

export const us: StorefrontRecord = {
  id: 'us',
  origin: 'https://us.cradleandcarry.example',
  countries: [
    {
      code: 'us',
      currency: 'USD',
      // The example's carrier brings nothing to post offices of the armed forces, nor overseas in the days that are promised.
      undelivered: ['AA', 'AE', 'AP', 'AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI'],
    },
  ],
  languages: ['en'],
  tax: { included: false, name: 'salesTax' },
  merchantAccount: placeholder('CradleAndCarryUS'),
  searchKeys: { en: placeholder('klevu-us') },
  contact: {
    company: placeholder(`${name} Inc. (example)`),
    addressLines: [placeholder('410 Harbor Street'), placeholder('Portland, ME 04101')],
    phone: placeholder('+1 207 555 0110'),
    timeZone: 'America/New_York',
    registration: placeholder('Maine corporation no. 0000000 (example)'),
    taxNumber: placeholder('EIN 00-0000000 (example)'),
  },
  calendar: calendar('America/New_York', [
    '07-04',
    '11-11',
    '2026-11-26',
    '2027-05-31',
    '2027-09-06',
    '2027-11-25',
  ]),
};
