import type { LegacyLinks, RedirectTable } from '../records.ts';
import { legacyAccessories } from './legacy-accessories.ts';
import { legacyArticles } from './legacy-articles.ts';
import { legacyCategories } from './legacy-categories.ts';
import { legacyCountryQueries } from './legacy-country-queries.ts';
import { legacyCustomerService } from './legacy-customer-service.ts';
import { legacyDeadPages } from './legacy-dead-pages.ts';
import { legacyDiscontinued } from './legacy-discontinued.ts';
import { legacyEnglishPages } from './legacy-english-pages.ts';
import { legacyFolders } from './legacy-folders.ts';
import { legacyManuals } from './legacy-manuals.ts';
import { legacyProductTabs } from './legacy-product-tabs.ts';
import { legacyProducts } from './legacy-products.ts';
import { legacyVariants, legacyWovenVariants } from './legacy-variants.ts';

const table = (name: string, legacyLinks: LegacyLinks): RedirectTable => ({
  file: `redirects/table/${name}.ts`,
  legacyLinks,
});

/**
 * Every older address. Gatsby is told them in this order, and an adapter for a host that takes the first match needs
 * those with a query before the same path without, and single addresses before the prefixes that cover them.
 */
export const legacyTables: readonly RedirectTable[] = [
  table('legacy-country-queries', legacyCountryQueries),
  table('legacy-categories', legacyCategories),
  table('legacy-products', legacyProducts),
  table('legacy-accessories', legacyAccessories),
  table('legacy-product-tabs', legacyProductTabs),
  table('legacy-variants', legacyWovenVariants),
  table('legacy-variants', legacyVariants),
  table('legacy-discontinued', legacyDiscontinued),
  table('legacy-articles', legacyArticles),
  table('legacy-customer-service', legacyCustomerService),
  table('legacy-manuals', legacyManuals),
  table('legacy-dead-pages', legacyDeadPages),
  table('legacy-english-pages', legacyEnglishPages),
  table('legacy-folders', legacyFolders),
];
