import { name } from '../brand.ts';
import { exampleStorefront } from './example-storefront.ts';

export const gb = exampleStorefront({
  id: 'gb',
  countries: [{ code: 'gb', currency: 'GBP' }],
  languages: ['en'],
  carriers: ['Royal Mail', 'Evri'],
  contact: {
    company: `${name} Ltd (example)`,
    addressLines: ['18 Quayside Row', 'Bristol BS1 0AA'],
    phone: '+44 117 496 0110',
    timeZone: 'Europe/London',
    registration: 'Companies House 00000000 (example)',
    taxNumber: 'GB 000 0000 00 (example)',
  },
  legalPages: ['content/right-to-cancel'],
  reviewInvitations: 'notDeclined',
  closed: ['easter-2', 'easter+1', '12-26', '2026-12-28', '2027-05-03', '2027-05-31', '2027-08-30'],
});
