import { name } from '../brand.ts';
import { exampleStorefront } from './example-storefront.ts';

export const kr = exampleStorefront({
  id: 'kr',
  countries: [{ code: 'kr', currency: 'KRW' }],
  languages: ['ko', 'en'],
  carriers: ['CJ Logistics'],
  contact: {
    company: `${name} Korea (예시)`,
    addressLines: ['서울특별시 성동구 연무장길 10', '04782'],
    phone: '+82 2 500 0110',
    timeZone: 'Asia/Seoul',
    registration: '통신판매업 신고 제2026-서울성동-0000호 (예시)',
    taxNumber: '000-00-00000 (예시)',
  },
  legalPages: ['content/legal-notice'],
  reviewInvitations: 'agreed',
  closed: [
    '03-01',
    '05-05',
    '06-06',
    '08-15',
    '10-03',
    '10-09',
    '2027-02-08',
    '2027-09-14',
    '2027-09-15',
    '2027-09-16',
  ],
});
