import { name } from '../brand.ts';
import { european, exampleStorefront } from './example-storefront.ts';

export const de = exampleStorefront({
  id: 'de',
  countries: [{ code: 'de', currency: 'EUR' }],
  languages: ['de', 'en'],
  carriers: ['DHL', 'DPD'],
  contact: {
    company: `${name} GmbH (Beispiel)`,
    addressLines: ['Speicherweg 12', '20457 Hamburg'],
    phone: '+49 40 66969 110',
    timeZone: 'Europe/Berlin',
    registration: 'Amtsgericht Hamburg, HRB 000000 (Beispiel)',
    taxNumber: 'DE000000000 (Beispiel)',
  },
  ...european,
  legalFacts: [
    {
      name: { de: 'Verpackungsregister LUCID', en: 'Packaging register LUCID' },
      value: 'DE0000000000000 (Beispiel)',
    },
  ],
  closed: ['easter-2', 'easter+1', '05-01', 'easter+39', 'easter+50', '10-03', '12-26'],
});
