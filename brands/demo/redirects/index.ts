import { pagePaths } from '../pages.ts';
import { type LegacyLinks, movedTable, type RedirectTable } from '../../../redirects/records.ts';
import { campaigns } from './campaigns.ts';
import { conditionCountries as countries } from './countries.ts';
import { legacyArticles } from './legacy-articles.ts';
import { legacyCatalogue } from './legacy-catalogue.ts';
import { legacyCustomerService, legacyManuals } from './legacy-customer-service.ts';
import { legacyDiscontinued } from './legacy-discontinued.ts';
import { legacyCountryQueries, legacyDeadPages, legacyEnglishPages, legacyFolders } from './legacy-pages.ts';
import { legacyVariants } from './legacy-variants.ts';
import { moved } from './moved.ts';
import { bouncers, labels, packaging, postPurchase } from './printed.ts';

const table = (name: string, legacyLinks: LegacyLinks): RedirectTable => ({
  file: `brands/demo/redirects/${name}.ts`,
  legacyLinks,
});

/** Every old address. */
export const legacyTables: readonly RedirectTable[] = [
  table('legacy-pages', legacyCountryQueries),
  table('legacy-catalogue', legacyCatalogue),
  table('legacy-variants', legacyVariants),
  table('legacy-discontinued', legacyDiscontinued),
  table('legacy-articles', legacyArticles),
  table('legacy-customer-service', legacyCustomerService),
  table('legacy-customer-service', legacyManuals),
  table('legacy-pages', legacyDeadPages),
  table('legacy-pages', legacyEnglishPages),
  table('legacy-pages', legacyFolders),
  movedTable({ paths: pagePaths }, 'brands/demo/redirects/moved.ts', moved),
];

/** Hong Kong is prescribed for these countries only for bouncer and post-purchase links. */
const hongKong =
  'Prescribed only for bouncers and post-purchase codes; we use the same storefront for all links.';
const assumed = { tw: hongKong, cn: hongKong } as const;

/** Europe is prescribed for codes about bouncers and Harmony; for the others, only the usual fallback is. */
const fallback =
  'Europe is prescribed only for codes about bouncers and Harmony; the US is the usual fallback.';

const printed = 'brands/demo/redirects/printed.ts';

/** Every redirect of the shop. Each file contains one kind of link; `docs/redirects.md` explains how to add one. */
export const redirectTables: readonly RedirectTable[] = [
  { file: 'brands/demo/redirects/campaigns.ts', shortLinks: campaigns, countries, assumed },
  { file: printed, shortLinks: bouncers, countries },
  { file: printed, shortLinks: packaging, countries, assumed: { ...assumed, fallback } },
  { file: printed, shortLinks: postPurchase, countries, assumed: { fallback } },
  { file: printed, shortLinks: labels, countries, assumed },
  ...legacyTables,
];
