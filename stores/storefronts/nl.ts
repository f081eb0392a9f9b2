import { brand } from '../brand.ts';
import { storefront } from './storefront.ts';

export const nl = storefront({
  id: 'nl',
  origin: 'https://nl.cradleandcarry.example',
  countries: [{ code: 'nl', currency: 'EUR' }],
  languages: ['nl', 'en'],
  tax: { included: true, name: 'vat' },
  merchantAccount: 'CradleAndCarryNL',
  searchKeys: { nl: 'klevu-nl', en: 'klevu-nl-en' },
  contact: {
    company: `${brand.name} B.V. (voorbeeld)`,
    addressLines: ['Weverskade 30', '3011 AA Rotterdam'],
    phone: '+31 10 000 0110',
    timeZone: 'Europe/Amsterdam',
    registration: 'KvK 00000000 (voorbeeld)',
    taxNumber: 'NL000000000B00 (voorbeeld)',
  },
  legalPages: ['content/legal-guarantee', 'content/right-of-withdrawal', 'content/legal-notice', 'withdraw'],
});
