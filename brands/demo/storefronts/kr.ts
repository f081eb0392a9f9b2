import { name } from '../brand.ts';
import { calendar } from '../calendar.ts';
import { placeholder } from '../../../stores/placeholder.ts';
import type { StorefrontRecord } from '../../../stores/storefront.ts';

export const kr: StorefrontRecord = {
  id: 'kr',
  origin: 'https://kr.cradleandcarry.example',
  countries: [{ code: 'kr', currency: 'KRW' }],
  languages: ['ko', 'en'],
  tax: { included: true, name: 'vat' },
  merchantAccount: placeholder('CradleAndCarryKR'),
  searchKeys: { ko: placeholder('klevu-kr'), en: placeholder('klevu-kr-en') },
  contact: {
    company: placeholder(`${name} Korea (예시)`),
    addressLines: [placeholder('서울특별시 성동구 연무장길 10'), placeholder('04782')],
    phone: placeholder('+82 2 500 0110'),
    timeZone: 'Asia/Seoul',
    registration: placeholder('통신판매업 신고 제2026-서울성동-0000호 (예시)'),
    taxNumber: placeholder('000-00-00000 (예시)'),
  },
  legalPages: ['content/legal-notice'],
  calendar: calendar('Asia/Seoul', [
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
  ]),
};
