import { type OwnAddress, readAddress, storeAtHost } from '../../redirects/address.ts';
import type { RedirectSite } from '../../redirects/compile.ts';
import { follow } from '../../redirects/follow.ts';
import { resolve } from '../../redirects/resolve.ts';
import type { RuleIndex } from '../../redirects/rule-index.ts';
import { type StorePages, storePagesOf } from '../../redirects/store-pages.ts';
import type { RedirectRule } from '../../redirects/types.ts';
import type { Language, Store, StoreId } from '../../stores/types.ts';
import { languageOfPath, type PageKey, pageKeysOf } from '../../stores/urls.ts';

interface ServedSite {
  readonly site: RedirectSite;
  readonly index: RuleIndex;
}

interface Hop {
  readonly store: StoreId;
  readonly rule: RedirectRule;
}

/** The way from an address to where the browser ends up. */
export interface Journey {
  /** Every rule on the way, in order; empty if no rule matches the address. */
  readonly hops: readonly Hop[];
  /** Absolute URL without a hash; null if no rule matched or the rules form a loop. */
  readonly target: string | null;
  /** The storefront where it ends; null outside the storefronts and in a loop. */
  readonly store: StoreId | null;
  /** The page where it ends; null if there is none. */
  readonly page: PageAt | null;
  /** Whether it leads from storefront to storefront without an end. */
  readonly isCircle: boolean;
}

/**
 * Follows an address to its end, even if a rule leads to an address of another storefront that has a rule there.
 * @param country ISO 3166-1 alpha-2 in any case, or null if unknown.
 * @param siteOf the redirects of a storefront.
 */
export function journeyFrom(
  { store: first, path, query }: OwnAddress,
  country: string | null,
  siteOf: (store: StoreId) => ServedSite,
  stores: readonly Store[],
): Journey {
  const { steps, isCircle } = follow(first.origin + path + query, (address) => {
    const here = readAddress(address, first, stores);
    if (here.kind !== 'ours') return null;
    const { store } = here;
    const redirect = resolve(siteOf(store.id).index, { path: here.path, query: here.query, country });
    if (!redirect) return null;
    const target = redirect.target.startsWith('/') ? store.origin + redirect.target : redirect.target;
    return { target, hops: redirect.rules.map((rule) => ({ store: store.id, rule })) };
  });
  const hops = steps.flatMap((step) => step.hops);
  if (isCircle) return { hops, target: null, store: null, page: null, isCircle };
  const target = steps.at(-1)?.target ?? null;
  const end = URL.parse(target ?? first.origin + path);
  const store = end && storeAtHost(end.host, stores);
  return {
    hops,
    target,
    store: store?.id ?? null,
    page: end && pageAt(end.href, stores),
    isCircle,
  };
}

export interface PageAt {
  readonly store: StoreId;
  readonly language: Language;
  readonly pageKey: PageKey;
}

/**
 * The page at an absolute URL, or null if no storefront has one there. Query, hash, and trailing slash do not matter.
 * Whether a storefront's catalogue provides the page is not known here.
 */
export function pageAt(url: string, stores: readonly Store[]): PageAt | null {
  const parsed = URL.parse(url);
  const store = parsed && storeAtHost(parsed.host, stores);
  if (!store) return null;
  const path = parsed.pathname.replace(/\/$/, '');
  const { pageAt: keys } = pagesOf(store);
  const pageKey = keys.get(`${path}/`) ?? keys.get(path);
  return pageKey ? { store: store.id, language: languageOfPath(store, parsed.pathname), pageKey } : null;
}

const pagesByStore = new WeakMap<Store, StorePages>();

/** A storefront's pages, computed once. */
function pagesOf(store: Store): StorePages {
  const pages = pagesByStore.get(store) ?? storePagesOf(store, pageKeysOf(store));
  pagesByStore.set(store, pages);
  return pages;
}
