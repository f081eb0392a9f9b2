import type { RedirectSite } from '../../redirects/compile.ts';
import { follow } from '../../redirects/explain/follow.ts';
import { readAddress } from '../../redirects/explain/read-address.ts';
import type { StoreId } from '../../stores/types.ts';
import type { PageKey } from '../../stores/urls.ts';
import { rememberedSites } from './remembered-sites.ts';

/** A link of a list and the line it stands on, counted from 1. */
export interface ListedLink {
  readonly link: string;
  readonly line: number;
}

/**
 * How it ends: on a page a rule leads to, on the page that the link is the address of, outside the storefronts, or on no
 * page at all.
 */
export type Verdict = 'lands' | 'page already' | 'outside' | 'nowhere';

/** Where a link lands from one country. */
export interface Landing extends ListedLink {
  /** ISO 3166-1 alpha-2, lower case; null for an unknown one. */
  readonly country: string | null;
  readonly store: StoreId | null;
  readonly pageKey: PageKey | null;
  /** Absolute URL; null where no rule and no page is. */
  readonly target: string | null;
  readonly verdict: Verdict;
}

/** Where every link lands from every country: the first link's landings first, in the order of the countries. */
export function landingsOf(
  links: readonly ListedLink[],
  countries: readonly (string | null)[],
  { store, stores }: RedirectSite,
): Landing[] {
  const siteOf = rememberedSites();
  return links.flatMap((listed) => {
    const address = readAddress(listed.link, store, stores);
    return countries.map((country): Landing => {
      const nowhere = { ...listed, country, store: null, pageKey: null, target: null } as const;
      if (address.kind === 'malformed') return { ...nowhere, verdict: 'nowhere' };
      if (address.kind === 'foreign') return { ...nowhere, target: listed.link.trim(), verdict: 'outside' };
      const { hops, target, page, store: end } = follow(address, country, siteOf, stores);
      const isOutside = target !== null && end === null;
      return {
        ...listed,
        country,
        store: hops.length > 0 || page ? end : null,
        pageKey: page?.pageKey ?? null,
        target: target ?? (page && address.store.origin + address.path + address.query),
        verdict: isOutside ? 'outside' : !page ? 'nowhere' : hops.length > 0 ? 'lands' : 'page already',
      };
    });
  });
}
