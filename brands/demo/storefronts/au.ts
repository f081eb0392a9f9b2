import { name } from '../brand.ts';
import { calendar } from '../calendar.ts';
import { placeholder } from '../../../stores/placeholder.ts';
import type { StorefrontRecord } from '../../../stores/storefront.ts';

export const au: StorefrontRecord = {
  id: 'au',
  origin: 'https://au.cradleandcarry.example',
  countries: [{ code: 'au', currency: 'AUD' }],
  languages: ['en'],
  tax: { included: true, name: 'gst' },
  merchantAccount: placeholder('CradleAndCarryAU'),
  searchKeys: { en: placeholder('klevu-au') },
  contact: {
    company: placeholder(`${name} Pty Ltd (example)`),
    addressLines: [placeholder('6 Woolstore Lane'), placeholder('Fremantle WA 6160')],
    phone: placeholder('+61 8 5550 0110'),
    timeZone: 'Australia/Perth',
    registration: placeholder('ACN 000 000 000 (example)'),
    taxNumber: placeholder('ABN 00 000 000 000 (example)'),
  },
  calendar: calendar('Australia/Sydney', ['01-26', 'easter-2', 'easter+1', '04-25', '12-26', '2027-06-14']),
};
