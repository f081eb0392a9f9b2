import { name } from '../brand.ts';
import { european, exampleStorefront } from './example-storefront.ts';

export const nl = exampleStorefront({
  id: 'nl',
  countries: [{ code: 'nl', currency: 'EUR' }],
  languages: ['nl', 'en'],
  carriers: ['DHL', 'DPD'],
  contact: {
    company: `${name} B.V. (voorbeeld)`,
    addressLines: ['Weverskade 30', '3011 AA Rotterdam'],
    phone: '+31 10 000 0110',
    timeZone: 'Europe/Amsterdam',
    registration: 'KvK 00000000 (voorbeeld)',
    taxNumber: 'NL000000000B00 (voorbeeld)',
  },
  ...european,
  closed: ['easter-2', 'easter+1', '04-27', 'easter+39', 'easter+50', '12-26'],
});
