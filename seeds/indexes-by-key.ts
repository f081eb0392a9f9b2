import type { KlevuIndex } from 'storefront-sandbox';
import type { Language, Store } from '../stores/types.ts';

/**
 * The search indexes of all storefronts and languages, by the public API key of each; a language without a key has none.
 * @param indexOf makes that of a storefront in one of its languages.
 */
export const indexesByKey = (
  stores: readonly Store[],
  indexOf: (store: Store, language: Language) => KlevuIndex,
): Readonly<Record<string, KlevuIndex>> =>
  Object.fromEntries(
    stores.flatMap((store) =>
      store.languages.flatMap((language) => {
        const apiKey = store.searchKeys[language];
        return apiKey === undefined ? [] : [[apiKey, indexOf(store, language)] as const];
      }),
    ),
  );
