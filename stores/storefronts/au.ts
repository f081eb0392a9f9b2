import { brand } from '../brand.ts';
import { storefront } from './storefront.ts';

export const au = storefront({
  id: 'au',
  origin: 'https://au.cradleandcarry.example',
  countries: [{ code: 'au', currency: 'AUD' }],
  languages: ['en'],
  tax: { included: true, name: 'gst' },
  merchantAccount: 'CradleAndCarryAU',
  searchKeys: { en: 'klevu-au' },
  contact: {
    company: `${brand.name} Pty Ltd (example)`,
    addressLines: ['6 Woolstore Lane', 'Fremantle WA 6160'],
    phone: '+61 8 5550 0110',
    timeZone: 'Australia/Perth',
    registration: 'ACN 000 000 000 (example)',
    taxNumber: 'ABN 00 000 000 000 (example)',
  },
});
