import type { RedirectSite } from '../../../redirects/compile.ts';
import { resolve } from '../../../redirects/resolve.ts';
import type { RuleIndex } from '../../../redirects/rule-index.ts';
import type { RedirectRule } from '../../../redirects/types.ts';
import type { Language, Store, StoreId } from '../../../stores/types.ts';
import { type PageKey, pageKeys, pathOf } from '../../../stores/urls.ts';
import { type Address, type OwnAddress, readAddress, storeAtHost } from './read-address.ts';

/** The redirects one storefront serves. */
interface ServedSite {
  readonly site: RedirectSite;
  readonly index: RuleIndex;
}

/** A rule on the way, and the storefront that applied it. */
interface Hop {
  readonly store: StoreId;
  readonly rule: RedirectRule;
}

/** The way from an address to where the browser stays. */
export interface Journey {
  /** Every rule on the way, in order; none when no rule is about the address. */
  readonly hops: readonly Hop[];
  /** Absolute URL without a hash; null when no rule matched or the way is a circle. */
  readonly target: string | null;
  /** The storefront the way ends on; null outside them all and in a circle. */
  readonly store: StoreId | null;
  /** The page it ends on; null where there is none. */
  readonly page: PageAt | null;
  /** Whether it leads from storefront to storefront without an end. */
  readonly isCircle: boolean;
}

/** One between two storefronts is more than a table without mistakes needs. */
const mostStorefronts = 8;

/**
 * Follows an address to its end, also when a rule leads to an address of another storefront that has a rule there.
 * @param country ISO 3166-1 alpha-2 in any case, or null when nobody knows.
 * @param siteOf the redirects of a storefront.
 */
export function follow(
  address: OwnAddress,
  country: string | null,
  siteOf: (store: StoreId) => ServedSite,
  stores: readonly Store[],
): Journey {
  const hops: Hop[] = [];
  let here: Address = address;
  let target: string | null = null;
  for (let visited = 0; here.kind === 'ours'; visited++) {
    if (visited > mostStorefronts) return { hops, target: null, store: null, page: null, isCircle: true };
    const { store, path, query } = here;
    const redirect = resolve(siteOf(store.id).index, { path, query, country });
    if (!redirect) break;
    hops.push(...redirect.rules.map((rule) => ({ store: store.id, rule })));
    target = redirect.target.startsWith('/') ? store.origin + redirect.target : redirect.target;
    here = readAddress(target, store, stores);
  }
  const end = here.kind === 'ours' ? here : null;
  return {
    hops,
    target,
    store: end?.store.id ?? null,
    page: end && pageAt(end.store.origin + end.path, stores),
    isCircle: false,
  };
}

/** A page of a storefront in one of its languages. */
export interface PageAt {
  readonly store: StoreId;
  readonly language: Language;
  readonly pageKey: PageKey;
}

/**
 * The page at an absolute URL, or null when none of the storefronts has one there. Query, hash and the slash at the end
 * do not matter. Whether a storefront's catalogue fills the page is not known here.
 */
export function pageAt(url: string, stores: readonly Store[]): PageAt | null {
  const parsed = URL.parse(url);
  const store = parsed ? storeAtHost(parsed.host, stores) : undefined;
  return (store && parsed && pagesOf(store).get(withoutSlash(parsed.pathname))) ?? null;
}

const pagesByStore = new WeakMap<Store, ReadonlyMap<string, PageAt>>();

/** A storefront's pages by path, made once. */
function pagesOf(store: Store): ReadonlyMap<string, PageAt> {
  const known = pagesByStore.get(store);
  if (known) return known;
  const pages = new Map(
    store.languages.flatMap((language) =>
      pageKeys.map((pageKey) => [
        withoutSlash(pathOf(store, language, pageKey)),
        { store: store.id, language, pageKey },
      ]),
    ),
  );
  pagesByStore.set(store, pages);
  return pages;
}

const withoutSlash = (path: string): string => path.replace(/\/$/, '');
