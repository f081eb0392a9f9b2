import type { BrowserBrand } from '../types.ts';
import { placeholder } from '../../stores/placeholder.ts';
import { country, domain, name, supportEmail } from './brand.ts';

export const brand: BrowserBrand = {
  name,
  supportEmail,
  pages: { shop: 'category/selected/shop', news: 'category/jackets', guides: [], about: ['stores'] },
  searchFacts: [{ unit: 'gram', from: 'weightFrom', to: 'weightTo' }, { choices: 'weather' }],
  reviewDetails: [{ key: 'use', choices: ['everyday', 'travel'] }],
  takesQuestions: true,
  reasons: [],
  manufacturer: {
    name: `${name} (example)`,
    addressLines: [placeholder('1 Example Street'), placeholder('10000 Town')],
    country,
    email: `safety@${domain}`,
  },
  responsiblePerson: null,
};
