import { placeholder } from '../../../stores/placeholder.ts';
import type { StorefrontRecord } from '../../../stores/storefront.ts';
import { domain, name } from '../brand.ts';

export const no: StorefrontRecord = {
  id: 'no',
  origin: `https://no.${domain}`,
  countries: [{ code: 'no', currency: 'NOK' }],
  languages: ['nb', 'en'],
  tax: { included: true, name: 'vat' },
  merchantAccount: placeholder('FellFjordNO'),
  searchKeys: { nb: placeholder('klevu-no'), en: placeholder('klevu-no-en') },
  contact: {
    company: `${name} AS (example)`,
    addressLines: [placeholder('Strandgata 1'), placeholder('0150 Oslo')],
    phone: placeholder('+47 22 00 00 00'),
    timeZone: 'Europe/Oslo',
    registration: 'Org.nr. 000 000 000 (example)',
    taxNumber: 'NO 000 000 000 MVA (example)',
  },
  calendar: {
    timeZone: 'Europe/Oslo',
    leavesUntil: '14:00',
    closed: ['01-01', 'easter+1', '12-25', '12-26'],
  },
};
