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
  legalFacts: [
    {
      name: { fr: 'Identifiant unique REP, emballages', en: 'EPR number, packaging' },
      value: 'FR000000_01XXXX (exemple)',
    },
    {
      name: { fr: 'Identifiant unique REP, meubles', en: 'EPR number, furniture' },
      value: 'FR000000_10XXXX (exemple)',
    },
    {
      name: { fr: 'Identifiant unique REP, jouets', en: 'EPR number, toys' },
      value: 'FR000000_12XXXX (exemple)',
    },
    {
      name: { fr: 'Consignes de tri des emballages (Info-tri)', en: 'How to sort our packaging (Info-tri)' },
      value: {
        fr: 'boîte en carton, papier de calage et sachet en plastique dans le bac de tri (exemple)',
        en: 'cardboard box, paper padding, and plastic bag go into the sorting bin (example)',
      },
    },
  ],
  closed: ['easter+1', '05-01', '05-08', 'easter+39', 'easter+50', '07-14', '08-15', '11-01', '11-11'],
});
