import { name } from '../brand.ts';
import { calendar } from '../calendar.ts';
import { placeholder } from '../../../stores/placeholder.ts';
import type { StorefrontRecord } from '../../../stores/storefront.ts';

export const es: StorefrontRecord = {
  id: 'es',
  origin: 'https://es.cradleandcarry.example',
  countries: [{ code: 'es', currency: 'EUR' }],
  languages: ['es', 'en'],
  tax: { included: true, name: 'vat' },
  merchantAccount: placeholder('CradleAndCarryES'),
  searchKeys: { es: placeholder('klevu-es'), en: placeholder('klevu-es-en') },
  contact: {
    company: placeholder(`${name} S.L. (ejemplo)`),
    addressLines: [placeholder('Calle del Molino 9'), placeholder('46001 Valencia')],
    phone: placeholder('+34 960 00 01 10'),
    timeZone: 'Europe/Madrid',
    registration: placeholder('Registro Mercantil de Valencia, hoja V-00000 (ejemplo)'),
    taxNumber: placeholder('B00000000 (ejemplo)'),
  },
  legalPages: ['content/legal-guarantee', 'content/right-of-withdrawal', 'content/legal-notice', 'withdraw'],
  calendar: calendar('Europe/Madrid', [
    '01-06',
    'easter-2',
    '05-01',
    '08-15',
    '10-12',
    '11-01',
    '12-06',
    '12-08',
  ]),
};
