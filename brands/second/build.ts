import type { BuildBrand } from '../types.ts';
import { brand as api } from './api.ts';
import { domain } from './brand.ts';

export const brand: BuildBrand = {
  ...api,
  leadProduct: 'shell-jacket',
  feedCategories: { jackets: 'Apparel & Accessories > Clothing > Outerwear > Coats & Jackets' },
  manuals: {},
  contentTopics: [],
  samples: { product: 'product/shell-jacket', category: 'category/jackets' },
  redirects: [],
  moved: {},
  securityContact: { address: `mailto:security@${domain}`, languages: ['en'] },
  tested: { built: ['no', 'ie'], crawled: ['no'], currencies: [] },
};
