import type { BuildBrand } from '../types.ts';
import { brand as api } from './api.ts';
import { finders } from './finders.ts';
import { manuals } from './manuals.ts';
import { project } from './project/index.ts';
import { moved } from './redirects/moved.ts';
import { redirectTables } from './redirects/index.ts';
import { samples } from './samples.ts';

export const brand: BuildBrand = {
  ...api,
  leadProduct: 'baby-cradle',
  story: 'content/caring-for-future-generations',
  project,
  feedCategories: {
    'baby-carriers': 'Baby & Toddler > Baby Transport > Baby Carriers',
    'baby-carriers/accessories-baby-carrier':
      'Baby & Toddler > Baby Transport Accessories > Baby Carrier Accessories',
    'baby-bouncers': 'Baby & Toddler > Baby Toys & Activity Equipment > Baby Bouncers & Rockers',
    'baby-bouncers/accessories-baby-bouncer': 'Baby & Toddler > Baby Toys & Activity Equipment',
    'baby-cradle-and-travel-crib': 'Furniture > Baby & Toddler Furniture',
    'baby-cradle-and-travel-crib/accessories':
      'Furniture > Baby & Toddler Furniture > Crib & Toddler Bed Accessories',
    kitchen: 'Baby & Toddler > Nursing & Feeding',
    bathroom: 'Baby & Toddler > Potty Training',
    'starter-kits': 'Baby & Toddler > Baby Gift Sets',
    gifts: 'Baby & Toddler > Baby Gift Sets',
  },
  manuals,
  videos: { 'baby-carrier-harmony': { shows: 'turn' }, 'bouncer-bliss': { shows: 'turn' } },
  finders,
  contentTopics: ['carrying', 'resting', 'sleep', 'giving', 'traveling', 'keeping'],
  samples,
  redirects: redirectTables,
  moved,
  securityContact: { address: 'mailto:security@cradleandcarry.example', languages: ['en'] },
  // One language, two languages, tax added at checkout, many countries and currencies, and a different URL scheme.
  tested: { built: ['us', 'se', 'ca', 'eu', 'jp'], crawled: ['us', 'se', 'jp'], currencies: ['eu'] },
};
