import { name } from '../brand.ts';
import { calendar } from '../calendar.ts';
import { placeholder } from '../../../stores/placeholder.ts';
import type { StorefrontRecord } from '../../../stores/storefront.ts';

export const hk: StorefrontRecord = {
  id: 'hk',
  origin: 'https://hk.cradleandcarry.example',
  countries: [
    { code: 'hk', currency: 'HKD' },
    { code: 'tw', currency: 'TWD', languages: ['zh-Hant', 'en'] },
    { code: 'cn', currency: 'CNY', languages: ['zh-Hant', 'en'] },
  ],
  languages: ['en', 'zh-Hant'],
  tax: { included: true, name: 'none' },
  merchantAccount: placeholder('CradleAndCarryHK'),
  searchKeys: { en: placeholder('klevu-hk'), 'zh-Hant': placeholder('klevu-hk-zh-hant') },
  contact: {
    company: placeholder(`${name} (Hong Kong) Ltd (example)`),
    addressLines: [placeholder('Unit 5, 8/F, 20 Harbour Road'), placeholder('Wan Chai, Hong Kong')],
    phone: placeholder('+852 5550 0110'),
    timeZone: 'Asia/Hong_Kong',
    registration: placeholder('Company no. 0000000 (example)'),
    taxNumber: placeholder('Business registration 00000000 (example)'),
  },
  calendar: calendar('Asia/Hong_Kong', [
    'easter-2',
    'easter+1',
    '05-01',
    '07-01',
    '10-01',
    '12-26',
    '2027-02-08',
    '2027-02-09',
    '2027-04-05',
  ]),
};
