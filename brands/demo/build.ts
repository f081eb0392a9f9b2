import type { BuildBrand } from '../types.ts';
import { brand as api } from './api.ts';
import { feedCategories } from './feed-categories.ts';
import { manuals } from './manuals.ts';
import { project } from './project/index.ts';
import { moved } from './redirects/moved.ts';
import { redirectTables } from './redirects/index.ts';
import { samples } from './samples.ts';

export const brand: BuildBrand = {
  ...api,
  leadProduct: 'baby-carrier-one',
  project,
  feedCategories,
  manuals,
  contentTopics: ['carrying', 'resting', 'sleep', 'giving', 'traveling', 'keeping'],
  samples,
  redirects: redirectTables,
  moved,
  securityContact: { address: 'mailto:security@cradleandcarry.example', languages: ['en'] },
  // One language, two languages, tax added at checkout, many countries and currencies, and a different URL scheme.
  tested: { built: ['us', 'se', 'ca', 'eu', 'jp'], crawled: ['us', 'se', 'jp'], currencies: ['eu'] },
};
