import { name } from '../brand.ts';
import { exampleStorefront } from './example-storefront.ts';

export const hk = exampleStorefront({
  id: 'hk',
  countries: [
    { code: 'hk', currency: 'HKD' },
    { code: 'tw', currency: 'TWD', languages: ['zh-Hant', 'en'] },
    { code: 'cn', currency: 'CNY', languages: ['zh-Hant', 'en'] },
  ],
  languages: ['en', 'zh-Hant'],
  tax: { included: true, name: 'none' },
  carriers: ['DHL'],
  contact: {
    company: `${name} (Hong Kong) Ltd (example)`,
    addressLines: ['Unit 5, 8/F, 20 Harbour Road', 'Wan Chai, Hong Kong'],
    phone: '+852 5550 0110',
    timeZone: 'Asia/Hong_Kong',
    registration: 'Company no. 0000000 (example)',
    taxNumber: 'Business registration 00000000 (example)',
  },
  reviewInvitations: 'agreed',
  closed: [
    'easter-2',
    'easter+1',
    '05-01',
    '07-01',
    '10-01',
    '12-26',
    '2027-02-08',
    '2027-02-09',
    '2027-04-05',
  ],
});
