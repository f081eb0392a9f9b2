import type { BuildBrand } from '../types.ts';
import { brand as api } from './api.ts';
import { project } from './project.ts';
import { domain } from './brand.ts';
import { moved } from './redirects/moved.ts';
import { redirectTables } from './redirects/index.ts';
import { samples } from './samples.ts';

export const brand: BuildBrand = {
  ...api,
  project,
  leadProduct: 'shell-jacket',
  // EXAMPLES: categories of Google, by the shop's own.
  feedCategories: { jackets: 'Apparel & Accessories > Clothing > Outerwear > Coats & Jackets' },
  manuals: {},
  contentTopics: [],
  samples,
  redirects: redirectTables,
  moved,
  securityContact: { address: `mailto:security@${domain}`, languages: ['en'] },
  tested: { built: api.storefronts.map(({ id }) => id), crawled: [api.storefronts[0].id], currencies: [] },
};
