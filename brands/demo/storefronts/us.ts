import { name } from '../brand.ts';
import { exampleStorefront } from './example-storefront.ts';

export const us = exampleStorefront({
  id: 'us',
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
  carriers: ['UPS', 'FedEx'],
  contact: {
    company: `${name} Inc. (example)`,
    addressLines: ['410 Harbor Street', 'Portland, ME 04101'],
    phone: '+1 207 555 0110',
    timeZone: 'America/New_York',
    registration: 'Maine corporation no. 0000000 (example)',
    taxNumber: 'EIN 00-0000000 (example)',
  },
  reviewInvitations: 'notDeclined',
  closed: ['07-04', '11-11', '2026-11-26', '2027-05-31', '2027-09-06', '2027-11-25'],
});
