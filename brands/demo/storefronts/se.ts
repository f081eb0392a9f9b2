import { name } from '../brand.ts';
import { european, exampleStorefront } from './example-storefront.ts';

export const se = exampleStorefront({
  id: 'se',
  countries: [{ code: 'se', currency: 'SEK' }],
  languages: ['sv', 'en'],
  carriers: ['PostNord', 'DHL'],
  contact: {
    company: `${name} AB (exempel)`,
    addressLines: ['Bryggargatan 4', '111 21 Stockholm'],
    phone: '+46 8 465 001 10',
    timeZone: 'Europe/Stockholm',
    registration: 'Org.nr 000000-0000 (exempel)',
    taxNumber: 'SE000000000001 (exempel)',
  },
  ...european,
  closed: [
    '01-06',
    'easter-2',
    'easter+1',
    '05-01',
    'easter+39',
    '06-06',
    '2027-06-25',
    '12-24',
    '12-26',
    '12-31',
  ],
});
