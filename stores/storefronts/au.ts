import { brand } from '../brand.ts';
import type { Store } from '../types.ts';

export const au: Store = {
  id: 'au',
  origin: 'https://au.cradleandcarry.example',
  countries: [{ code: 'au', currency: 'AUD' }],
  languages: ['en'],
  tax: { included: true, name: 'gst' },
  shippingCountries: ['au'],
  merchantAccount: 'CradleAndCarryAU',
  searchKeys: { en: 'klevu-au' },
  contact: {
    ...brand.contact,
    company: `${brand.name} Pty Ltd (example)`,
    addressLines: ['6 Woolstore Lane', 'Fremantle WA 6160'],
    phone: '+61 8 5550 0110',
    registration: 'ACN 000 000 000 (example)',
    taxNumber: 'ABN 00 000 000 000 (example)',
  },
  legalPages: [],
  urls: { trailingSlash: 'always' },
};
