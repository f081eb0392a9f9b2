import { placeholder } from '../../../stores/placeholder.ts';
import type { StorefrontRecord } from '../../../stores/storefront.ts';
import { domain, name } from '../brand.ts';

export const ie: StorefrontRecord = {
  id: 'ie',
  origin: `https://ie.${domain}`,
  countries: [{ code: 'ie', currency: 'EUR' }],
  languages: ['en'],
  tax: { included: true, name: 'vat' },
  merchantAccount: placeholder('FellFjordIE'),
  searchKeys: { en: placeholder('klevu-ie') },
  contact: {
    company: `${name} Ltd (example)`,
    addressLines: [placeholder('2 Quay Street'), placeholder('Galway, H91 X000')],
    phone: placeholder('+353 91 000 000'),
    timeZone: 'Europe/Dublin',
    registration: 'CRO 000000 (example)',
    taxNumber: 'IE0000000BB (example)',
  },
  calendar: {
    timeZone: 'Europe/Dublin',
    leavesUntil: '14:00',
    closed: ['01-01', 'easter+1', '12-25', '12-26'],
  },
};
