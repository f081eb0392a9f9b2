import type { RedirectTable } from '../records.ts';
import { bouncers } from './bouncers.ts';
import { campaigns } from './campaigns.ts';
import { legacyTables } from './legacy-tables.ts';
import { packaging } from './packaging.ts';
import { postPurchase } from './post-purchase.ts';

/** Prescribed is Hong Kong for these countries on bouncer and post-purchase links only. */
const hongKong = 'Shown for bouncers and post-purchase codes only; the same storefront serves all links.';
const assumed = { tw: hongKong, cn: hongKong } as const;

/** Prescribed is Europe for codes about bouncers and Harmony; for the others nothing but what is usual. */
const fallback = 'Europe is shown for codes about bouncers and Harmony only; the US is the usual fallback.';

/** Every redirect of the shop. Each file holds one kind of links; `docs/redirects.md` says how to add one. */
export const redirectTables: readonly RedirectTable[] = [
  { file: 'redirects/table/campaigns.ts', shortLinks: campaigns, assumed },
  { file: 'redirects/table/bouncers.ts', shortLinks: bouncers },
  { file: 'redirects/table/packaging.ts', shortLinks: packaging, assumed: { ...assumed, fallback } },
  { file: 'redirects/table/post-purchase.ts', shortLinks: postPurchase, assumed: { fallback } },
  ...legacyTables,
];
