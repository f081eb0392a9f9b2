import { name } from '../brand.ts';
import { exampleStorefront } from './example-storefront.ts';

export const au = exampleStorefront({
  id: 'au',
  countries: [{ code: 'au', currency: 'AUD' }],
  languages: ['en'],
  tax: { included: true, name: 'gst' },
  carriers: ['Australia Post'],
  contact: {
    company: `${name} Pty Ltd (example)`,
    addressLines: ['6 Woolstore Lane', 'Fremantle WA 6160'],
    phone: '+61 8 5550 0110',
    timeZone: 'Australia/Perth',
    registration: 'ACN 000 000 000 (example)',
    taxNumber: 'ABN 00 000 000 000 (example)',
  },
  warehouse: 'Australia/Sydney',
  reviewInvitations: 'notDeclined',
  closed: ['01-26', 'easter-2', 'easter+1', '04-25', '12-26', '2027-06-14'],
});
