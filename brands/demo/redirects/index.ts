import { pagePaths } from '../pages.ts';
import { type LegacyLinks, movedTable, type RedirectTable } from '../../../redirects/records.ts';
import { bouncers } from './bouncers.ts';
import { campaigns } from './campaigns.ts';
import { conditionCountries as countries } from './countries.ts';
import { legacyAccessories } from './legacy-accessories.ts';
import { legacyArticles } from './legacy-articles.ts';
import { legacyCategories } from './legacy-categories.ts';
import { legacyCountryQueries } from './legacy-country-queries.ts';
import { legacyCustomerService } from './legacy-customer-service.ts';
import { legacyDeadPages } from './legacy-dead-pages.ts';
import { legacyDiscontinued } from './legacy-discontinued.ts';
import { legacyEnglishPages } from './legacy-english-pages.ts';
import { legacyFolders } from './legacy-folders.ts';
import { legacyGiftMessage } from './legacy-gift-message.ts';
import { legacyManuals } from './legacy-manuals.ts';
import { legacyProductTabs } from './legacy-product-tabs.ts';
import { legacyProducts } from './legacy-products.ts';
import { legacyVariants, legacyWovenVariants } from './legacy-variants.ts';
import { moved } from './moved.ts';
import { packaging } from './packaging.ts';
import { postPurchase } from './post-purchase.ts';

const table = (name: string, legacyLinks: LegacyLinks): RedirectTable => ({
  file: `brands/demo/redirects/${name}.ts`,
  legacyLinks,
});

/** Every old address. */
export const legacyTables: readonly RedirectTable[] = [
  table('legacy-country-queries', legacyCountryQueries),
  table('legacy-categories', legacyCategories),
  table('legacy-products', legacyProducts),
  table('legacy-accessories', legacyAccessories),
  table('legacy-product-tabs', legacyProductTabs),
  table('legacy-gift-message', legacyGiftMessage),
  table('legacy-variants', legacyWovenVariants),
  table('legacy-variants', legacyVariants),
  table('legacy-discontinued', legacyDiscontinued),
  table('legacy-articles', legacyArticles),
  table('legacy-customer-service', legacyCustomerService),
  table('legacy-manuals', legacyManuals),
  table('legacy-dead-pages', legacyDeadPages),
  table('legacy-english-pages', legacyEnglishPages),
  table('legacy-folders', legacyFolders),
  movedTable({ paths: pagePaths }, 'brands/demo/redirects/moved.ts', moved),
];

/** Hong Kong is prescribed for these countries only for bouncer and post-purchase links. */
const hongKong =
  'Prescribed only for bouncers and post-purchase codes; we use the same storefront for all links.';
const assumed = { tw: hongKong, cn: hongKong } as const;

/** Europe is prescribed for codes about bouncers and Harmony; for the others, only the usual fallback is. */
const fallback =
  'Europe is prescribed only for codes about bouncers and Harmony; the US is the usual fallback.';

/** Every redirect of the shop. Each file contains one kind of link; `docs/redirects.md` explains how to add one. */
export const redirectTables: readonly RedirectTable[] = [
  { file: 'brands/demo/redirects/campaigns.ts', shortLinks: campaigns, countries, assumed },
  { file: 'brands/demo/redirects/bouncers.ts', shortLinks: bouncers, countries },
  {
    file: 'brands/demo/redirects/packaging.ts',
    shortLinks: packaging,
    countries,
    assumed: { ...assumed, fallback },
  },
  {
    file: 'brands/demo/redirects/post-purchase.ts',
    shortLinks: postPurchase,
    countries,
    assumed: { fallback },
  },
  ...legacyTables,
];
