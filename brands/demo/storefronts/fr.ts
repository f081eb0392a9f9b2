import { name } from '../brand.ts';
import { european, exampleStorefront } from './example-storefront.ts';

export const fr = exampleStorefront({
  id: 'fr',
  countries: [{ code: 'fr', currency: 'EUR' }],
  languages: ['fr', 'en'],
  carriers: ['Colissimo', 'Chronopost'],
  contact: {
    company: `${name} SAS (exemple)`,
    addressLines: ['7 quai des Tisserands', '69002 Lyon'],
    phone: '+33 1 99 00 01 10',
    timeZone: 'Europe/Paris',
    registration: 'RCS Lyon 000 000 000 (exemple)',
    taxNumber: 'FR00000000000 (exemple)',
  },
  ...european,
  closed: ['easter+1', '05-01', '05-08', 'easter+39', 'easter+50', '07-14', '08-15', '11-01', '11-11'],
});
