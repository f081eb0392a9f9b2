import { brand } from '../brand.ts';
import { storefront } from './storefront.ts';

export const jp = storefront({
  id: 'jp',
  origin: 'https://www.cradleandcarry-japan.example',
  countries: [{ code: 'jp', currency: 'JPY' }],
  languages: ['ja', 'en'],
  tax: { included: true, name: 'consumptionTax' },
  merchantAccount: 'CradleAndCarryJP',
  searchKeys: { ja: 'klevu-jp', en: 'klevu-jp-en' },
  contact: {
    company: `${brand.name} Japan 株式会社(例)`,
    addressLines: ['〒150-0001', '東京都渋谷区神宮前0-0-0'],
    phone: '+81 3 5500 0110',
    timeZone: 'Asia/Tokyo',
    registration: '会社法人等番号 0000-00-000000(例)',
    taxNumber: '登録番号 T0000000000000(例)',
  },
  legalPages: ['content/legal-notice'],
  urls: { trailingSlash: 'never' },
});
