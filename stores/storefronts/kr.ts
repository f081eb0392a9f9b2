import { brand } from '../brand.ts';
import { storefront } from './storefront.ts';

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
    timeZone: 'Asia/Seoul',
    registration: '통신판매업 신고 제2026-서울성동-0000호 (예시)',
    taxNumber: '000-00-00000 (예시)',
  },
  legalPages: ['content/legal-notice'],
});
