import { name } from '../brand.ts';
import { european, exampleStorefront } from './example-storefront.ts';

export const it = exampleStorefront({
  id: 'it',
  countries: [{ code: 'it', currency: 'EUR' }],
  languages: ['it', 'en'],
  carriers: ['GLS', 'DHL'],
  contact: {
    company: `${name} S.r.l. (esempio)`,
    addressLines: ['Via dei Tessitori 21', '10122 Torino TO'],
    phone: '+39 011 000 0110',
    timeZone: 'Europe/Rome',
    registration: 'REA TO-0000000 (esempio)',
    taxNumber: 'IT00000000000 (esempio)',
  },
  ...european,
  closed: ['01-06', 'easter+1', '04-25', '05-01', '06-02', '08-15', '11-01', '12-08', '12-26'],
});
