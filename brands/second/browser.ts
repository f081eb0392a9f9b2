import type { BrowserBrand } from '../types.ts';
import { name, supportEmail } from './brand.ts';

export const brand: BrowserBrand = {
  name,
  supportEmail,
  pages: { shop: 'category/selected/shop', news: 'category/jackets', guides: [], about: ['stores'] },
  searchFacts: [],
  reasons: [],
  manufacturer: {
    name: `${name} AS (example)`,
    addressLines: ['Strandgata 1', '0150 Oslo'],
    country: 'no',
    email: 'safety@fell-and-fjord.example',
  },
  responsiblePerson: null,
};
