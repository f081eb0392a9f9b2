import { name } from '../brand.ts';
import { european, exampleStorefront } from './example-storefront.ts';

export const eu = exampleStorefront({
  id: 'eu',
  countries: [
    { code: 'ie', currency: 'EUR', languages: ['en'] },
    { code: 'pl', currency: 'PLN', languages: ['en', 'de'] },
    { code: 'be', currency: 'EUR', languages: ['nl', 'fr', 'en'] },
    { code: 'at', currency: 'EUR', languages: ['de', 'en'] },
    { code: 'pt', currency: 'EUR', languages: ['en'] },
    { code: 'hr', currency: 'EUR', languages: ['en', 'de'] },
    { code: 'cz', currency: 'CZK', languages: ['en', 'de'] },
    { code: 'dk', currency: 'DKK', languages: ['en', 'de'] },
    { code: 'ee', currency: 'EUR', languages: ['en'] },
    { code: 'fi', currency: 'EUR', languages: ['en'] },
    { code: 'hu', currency: 'HUF', languages: ['en', 'de'] },
    { code: 'lv', currency: 'EUR', languages: ['en'] },
    { code: 'lt', currency: 'EUR', languages: ['en'] },
    { code: 'lu', currency: 'EUR', languages: ['fr', 'de', 'en'] },
    { code: 'sk', currency: 'EUR', languages: ['en', 'de'] },
    { code: 'si', currency: 'EUR', languages: ['en', 'de'] },
    { code: 'cy', currency: 'EUR', languages: ['en'] },
    { code: 'gr', currency: 'EUR', languages: ['en'] },
  ],
  languages: ['en', 'de', 'fr', 'nl'],
  carriers: ['DHL', 'DPD', 'GLS'],
  contact: {
    company: `${name} Europe DAC (example)`,
    addressLines: ['3 Ropewalk Quay', 'Dublin 2, D02 X000'],
    phone: '+353 1 500 0110',
    timeZone: 'Europe/Dublin',
    registration: 'CRO 000000 (example)',
    taxNumber: 'IE0000000AA (example)',
  },
  ...european,
  closed: ['easter+1', '03-17', '12-26', '2027-05-03', '2027-06-07', '2027-08-02', '2027-10-25'],
});
