import type { Language, Store, StoreId } from '../../../stores/types.ts';
import { type PageKey, pageKeys, pathOf } from '../../../stores/urls.ts';
import { storeAtHost } from './read-address.ts';

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
