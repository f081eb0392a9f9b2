import type { BrowserBrand } from '../types.ts';
import { name, supportEmail } from './brand.ts';

export const brand: BrowserBrand = {
  name,
  supportEmail,
  pages: {
    shop: 'category/selected/shop',
    news: 'category/selected/supersoft-and-supercosy-new-additions',
    guides: [
      'content/inspiration/all',
      'content/babywearing-guide',
      'content/gift-guide',
      'content/hip-healthy-baby-carriers',
    ],
    about: ['content/about', 'content/caring-for-future-generations', 'stores'],
  },
  searchFacts: [
    { unit: 'month', zero: 'birth', from: 'ageFrom', to: 'ageTo' },
    { unit: 'kg', from: 'weightFrom', to: 'weightTo' },
  ],
  filtersFirst: ['age', 'weight', 'positions', 'color'],
  reviewDetails: [
    { key: 'childAgeMonths', unit: 'month', zero: 'birth', groups: [0, 3, 6, 12, 24] },
    { key: 'use', choices: ['everyday', 'travel', 'newborn', 'toddler', 'outdoors', 'gift'] },
  ],
  takesQuestions: true,
  reasons: [
    { name: 'returns', page: 'content/returns' },
    { name: 'delivery', page: 'content/shipping-and-delivery' },
    { name: 'hips', page: 'content/hip-healthy-baby-carriers' },
    { name: 'lasting', page: 'content/caring-for-future-generations' },
  ],
  manufacturer: {
    name: `${name} Inc. (example)`,
    addressLines: ['410 Harbor Street', 'Portland, ME 04101'],
    country: 'us',
    email: 'safety@cradleandcarry.example',
  },
  responsiblePerson: {
    name: `${name} Europe DAC (example)`,
    addressLines: ['3 Ropewalk Quay', 'Dublin 2, D02 X000'],
    country: 'ie',
    email: 'safety.eu@cradleandcarry.example',
  },
};
