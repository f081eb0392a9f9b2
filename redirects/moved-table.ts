import type { Store } from '../stores/types.ts';
import { isPageKey } from '../stores/urls.ts';
import type { MovedLinks, RedirectTable } from './records.ts';

/** The links to pages that a brand's catalogue still has, of those that `npm run redirects -- add-moved` has written. */
export const movedTable = (brand: Pick<Store, 'paths'>, file: string, links: MovedLinks): RedirectTable => ({
  file,
  legacyLinks: Object.fromEntries(
    Object.entries(links).flatMap(([path, { to, ...link }]) =>
      isPageKey(brand, to) ? [[path, { to, ...link, isGenerated: true as const }]] : [],
    ),
  ),
});
