import { name } from '../brand.ts';
import { european, exampleStorefront } from './example-storefront.ts';

export const es = exampleStorefront({
  id: 'es',
  countries: [{ code: 'es', currency: 'EUR' }],
  languages: ['es', 'en'],
  carriers: ['Correos', 'GLS'],
  contact: {
    company: `${name} S.L. (ejemplo)`,
    addressLines: ['Calle del Molino 9', '46001 Valencia'],
    phone: '+34 960 00 01 10',
    timeZone: 'Europe/Madrid',
    registration: 'Registro Mercantil de Valencia, hoja V-00000 (ejemplo)',
    taxNumber: 'B00000000 (ejemplo)',
  },
  ...european,
  closed: ['01-06', 'easter-2', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08'],
});
