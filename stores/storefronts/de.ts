import { brand } from '../brand.ts';
import { storefront } from './storefront.ts';

export const de = storefront({
  id: 'de',
  origin: 'https://de.cradleandcarry.example',
  countries: [{ code: 'de', currency: 'EUR' }],
  languages: ['de', 'en'],
  tax: { included: true, name: 'vat' },
  merchantAccount: 'CradleAndCarryDE',
  searchKeys: { de: 'klevu-de', en: 'klevu-de-en' },
  contact: {
    company: `${brand.name} GmbH (Beispiel)`,
    addressLines: ['Speicherweg 12', '20457 Hamburg'],
    phone: '+49 40 66969 110',
    timeZone: 'Europe/Berlin',
    registration: 'Amtsgericht Hamburg, HRB 000000 (Beispiel)',
    taxNumber: 'DE000000000 (Beispiel)',
  },
  legalPages: ['content/legal-guarantee', 'content/right-of-withdrawal', 'content/legal-notice', 'withdraw'],
});
