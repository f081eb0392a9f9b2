import { brand } from '../brand.ts';
import { storefront } from './storefront.ts';

export const gb = storefront({
  id: 'gb',
  origin: 'https://gb.cradleandcarry.example',
  countries: [{ code: 'gb', currency: 'GBP' }],
  languages: ['en'],
  tax: { included: true, name: 'vat' },
  merchantAccount: 'CradleAndCarryGB',
  searchKeys: { en: 'klevu-gb' },
  contact: {
    company: `${brand.name} Ltd (example)`,
    addressLines: ['18 Quayside Row', 'Bristol BS1 0AA'],
    phone: '+44 117 496 0110',
    timeZone: 'Europe/London',
    registration: 'Companies House 00000000 (example)',
    taxNumber: 'GB 000 0000 00 (example)',
  },
});
