import { brand } from '../brand.ts';
import { storefront } from './storefront.ts';

export const hk = storefront({
  id: 'hk',
  origin: 'https://hk.cradleandcarry.example',
  countries: [
    { code: 'hk', currency: 'HKD' },
    { code: 'tw', currency: 'TWD', languages: ['zh-Hant', 'en'] },
    { code: 'cn', currency: 'CNY', languages: ['zh-Hant', 'en'] },
  ],
  languages: ['en', 'zh-Hant'],
  tax: { included: true, name: 'none' },
  merchantAccount: 'CradleAndCarryHK',
  searchKeys: { en: 'klevu-hk', 'zh-Hant': 'klevu-hk-zh-hant' },
  contact: {
    company: `${brand.name} (Hong Kong) Ltd (example)`,
    addressLines: ['Unit 5, 8/F, 20 Harbour Road', 'Wan Chai, Hong Kong'],
    phone: '+852 5550 0110',
    registration: 'Company no. 0000000 (example)',
    taxNumber: 'Business registration 00000000 (example)',
  },
});

export const kr = storefront({
  id: 'kr',
  origin: 'https://kr.cradleandcarry.example',
  countries: [{ code: 'kr', currency: 'KRW' }],
  languages: ['ko', 'en'],
  tax: { included: true, name: 'vat' },
  merchantAccount: 'CradleAndCarryKR',
  searchKeys: { ko: 'klevu-kr', en: 'klevu-kr-en' },
  contact: {
    company: `${brand.name} Korea (예시)`,
    addressLines: ['서울특별시 성동구 연무장길 10', '04782'],
    phone: '+82 2 500 0110',
    registration: '통신판매업 신고 제2026-서울성동-0000호 (예시)',
    taxNumber: '000-00-00000 (예시)',
  },
  legalPages: ['content/legal-notice'],
});

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
    registration: '会社法人等番号 0000-00-000000(例)',
    taxNumber: '登録番号 T0000000000000(例)',
  },
  legalPages: ['content/legal-notice'],
  urls: { trailingSlash: 'never' },
});
