import { brand } from '../brand.ts';
import { storefront } from './storefront.ts';

export const es = storefront({
  id: 'es',
  origin: 'https://es.cradleandcarry.example',
  countries: [{ code: 'es', currency: 'EUR' }],
  languages: ['es', 'en'],
  tax: { included: true, name: 'vat' },
  merchantAccount: 'CradleAndCarryES',
  searchKeys: { es: 'klevu-es', en: 'klevu-es-en' },
  contact: {
    company: `${brand.name} S.L. (ejemplo)`,
    addressLines: ['Calle del Molino 9', '46001 Valencia'],
    phone: '+34 960 00 01 10',
    timeZone: 'Europe/Madrid',
    registration: 'Registro Mercantil de Valencia, hoja V-00000 (ejemplo)',
    taxNumber: 'B00000000 (ejemplo)',
  },
  legalPages: ['content/legal-guarantee', 'content/right-of-withdrawal', 'content/legal-notice', 'withdraw'],
});
