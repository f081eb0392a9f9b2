import { name } from '../brand.ts';
import { exampleStorefront } from './example-storefront.ts';

export const jp = exampleStorefront({
  id: 'jp',
  origin: 'https://www.cradleandcarry-japan.example',
  countries: [{ code: 'jp', currency: 'JPY' }],
  languages: ['ja', 'en'],
  tax: { included: true, name: 'consumptionTax' },
  carriers: ['Japan Post', 'Sagawa Express'],
  contact: {
    company: `${name} Japan 株式会社(例)`,
    addressLines: ['〒150-0001', '東京都渋谷区神宮前0-0-0'],
    phone: '+81 3 5500 0110',
    timeZone: 'Asia/Tokyo',
    registration: '会社法人等番号 0000-00-000000(例)',
    taxNumber: '登録番号 T0000000000000(例)',
  },
  legalPages: ['content/legal-notice'],
  urls: { trailingSlash: 'never' },
  reviewInvitations: 'agreed',
  closed: [
    '01-02',
    '01-03',
    '02-11',
    '02-23',
    '04-29',
    '05-03',
    '05-04',
    '05-05',
    '08-11',
    '11-03',
    '11-23',
    '12-31',
  ],
});
