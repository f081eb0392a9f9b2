import { brand as second } from '../../brands/second/build.ts';
import type { BuildBrand } from '../../brands/types.ts';
import { sampleTable } from '../../redirects/testing/sample-table.ts';
import { stores, storefronts } from '../../stores/testing/storefronts.ts';

/**
 * What `brands/build.ts` brings in tests of what depends on a brand: one that is sold in many countries, with the sample
 * table of redirects, topics, a video, and a fact that Google knows.
 */
export const brand: BuildBrand = {
  ...second,
  storefronts: [stores.us, ...storefronts.filter(({ id }) => id !== stores.us.id)],
  redirects: sampleTable,
  contentTopics: ['sleep', 'giving'],
  videos: { kettle: { shows: 'turn' } },
  catalogue: {
    ...second.catalogue,
    facts: [
      {
        key: 'age',
        kind: 'range',
        attributes: { from: 'ageFrom', to: 'ageTo' },
        unit: 'month',
        google: 'age_group',
        on: ['card'],
      },
    ],
  },
};
