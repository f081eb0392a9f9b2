import { brand as second } from '../../../brands/second/build.ts';
import type { BuildBrand } from '../../../brands/types.ts';
import { sampleTable } from '../../../redirects/testing/sample-table.ts';
import { stores, storefronts } from '../../../stores/testing/storefronts.ts';

/** What `brands/build.ts` brings in tests of these commands: a brand sold in many countries, with the sample table. */
export const brand: BuildBrand = {
  ...second,
  storefronts: [stores.us, ...storefronts.filter(({ id }) => id !== stores.us.id)],
  redirects: sampleTable,
};
