import type { Store } from '../stores/types.ts';
import { type PageKey, pathOf } from '../stores/urls.ts';
import { pathKey } from './path-key.ts';

export interface StorePages {
  /** Page keys by the exact path. */
  readonly pageAt: ReadonlyMap<string, PageKey>;
  /** Exact paths by the form in which paths are compared (`pathKey`). */
  readonly pathAt: ReadonlyMap<string, string>;
}

export function storePagesOf(store: Store, pageKeys: readonly PageKey[]): StorePages {
  const pageAt = new Map<string, PageKey>();
  const pathAt = new Map<string, string>();
  for (const language of store.languages) {
    for (const page of pageKeys) {
      const path = pathOf(store, language, page);
      pageAt.set(path, page);
      pathAt.set(pathKey(path) ?? path, path);
    }
  }
  return { pageAt, pathAt };
}
