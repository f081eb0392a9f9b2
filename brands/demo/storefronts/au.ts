import { name } from '../brand.ts';
import { calendar } from '../calendar.ts';
import type { StorefrontRecord } from '../../../stores/storefront.ts';

export const au: StorefrontRecord = {
  id: 'au',
  origin: 'https://au.cradleandcarry.example',
  countries: [{ code: 'au', currency: 'AUD' }],
  languages: ['en'],
  tax: { included: true, name: 'gst' },
  merchantAccount: 'CradleAndCarryAU',
  searchKeys: { en: 'klevu-au' },
  contact: {
    company: `${name} Pty Ltd (example)`,
    addressLines: ['6 Woolstore Lane', 'Fremantle WA 6160'],
    phone: '+61 8 5550 0110',
    timeZone: 'Australia/Perth',
    registration: 'ACN 000 000 000 (example)',
    taxNumber: 'ABN 00 000 000 000 (example)',
  },
  calendar: calendar('Australia/Sydney', ['01-26', 'easter-2', 'easter+1', '04-25', '12-26', '2027-06-14']),
};
