import { brand } from '../brand.ts';
import { storefront } from './storefront.ts';

export const us = storefront({
  id: 'us',
  origin: 'https://us.cradleandcarry.example',
  countries: [{ code: 'us', currency: 'USD' }],
  languages: ['en'],
  tax: { included: false, name: 'salesTax' },
  merchantAccount: 'CradleAndCarryUS',
  searchKeys: { en: 'klevu-us' },
  contact: {
    company: `${brand.name} Inc. (example)`,
    addressLines: ['410 Harbor Street', 'Portland, ME 04101'],
    phone: '+1 207 555 0110',
    registration: 'Maine corporation no. 0000000 (example)',
    taxNumber: 'EIN 00-0000000 (example)',
  },
});

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
    registration: 'Companies House 00000000 (example)',
    taxNumber: 'GB 000 0000 00 (example)',
  },
});

export const ca = storefront({
  id: 'ca',
  origin: 'https://ca.cradleandcarry.example',
  countries: [{ code: 'ca', currency: 'CAD' }],
  languages: ['en', 'fr'],
  tax: { included: false, name: 'salesTax' },
  merchantAccount: 'CradleAndCarryCA',
  searchKeys: { en: 'klevu-ca', fr: 'klevu-ca-fr' },
  contact: {
    company: `${brand.name} Canada Inc. (example)`,
    addressLines: ['95 Wharf Street', 'Halifax NS B3J 0A1'],
    phone: '+1 902 555 0110',
    registration: 'Corporation no. 000000-0 (example)',
    taxNumber: 'GST/HST 00000 0000 RT0001 (example)',
  },
});

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
    registration: 'ACN 000 000 000 (example)',
    taxNumber: 'ABN 00 000 000 000 (example)',
  },
});
