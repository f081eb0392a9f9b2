import { name } from '../brand.ts';
import { exampleStorefront } from './example-storefront.ts';

export const ca = exampleStorefront({
  id: 'ca',
  countries: [{ code: 'ca', currency: 'CAD' }],
  languages: ['en', 'fr'],
  tax: { included: false, name: 'salesTax' },
  carriers: ['Canada Post', 'UPS'],
  contact: {
    company: `${name} Canada Inc. (example)`,
    addressLines: ['95 Wharf Street', 'Halifax NS B3J 0A1'],
    phone: '+1 902 555 0110',
    timeZone: 'America/Halifax',
    registration: 'Corporation no. 000000-0 (example)',
    taxNumber: 'GST/HST 00000 0000 RT0001 (example)',
  },
  warehouse: 'America/Toronto',
  reviewInvitations: 'notDeclined',
  closed: ['07-01', 'easter-2', '12-26', '2027-05-24', '2027-09-06', '2027-10-11'],
});
