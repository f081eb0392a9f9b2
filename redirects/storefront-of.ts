import { defaultLanguageOf } from '../stores/languages.ts';
import type { Language, Store, StoreId } from '../stores/types.ts';

/** A storefront and the language of it that a visitor is led to. */
export interface LocalStorefront {
  readonly store: Store;
  readonly language: Language;
}

/**
 * The storefront that sells in a country, in the first language that people there read.
 * @throws Error when no storefront sells there.
 */
export function storefrontOf(country: string, stores: readonly Store[]): LocalStorefront {
  for (const store of stores) {
    const entry = store.countries.find(({ code }) => code === country);
    if (entry) return { store, language: entry.languages?.[0] ?? defaultLanguageOf(store) };
  }
  throw new Error(`No storefront sells in "${country}".`);
}

/** A storefront by its id, in its default language. @throws Error when it is not among the given ones. */
export function storefrontById(id: StoreId, stores: readonly Store[]): LocalStorefront {
  const store = stores.find((one) => one.id === id);
  if (!store) throw new Error(`There is no storefront "${id}".`);
  return { store, language: defaultLanguageOf(store) };
}
