import { defaultLanguageOf } from '../stores/languages.ts';
import { storeById } from '../stores/storefront.ts';
import type { Language, Store } from '../stores/types.ts';

/** A storefront and the language in which it is opened for a visitor. */
export interface LocalStorefront {
  readonly store: Store;
  readonly language: Language;
}

/**
 * The storefront that sells in a country, in the language that people there read first. @throws Error if no storefront
 * sells there.
 */
export function storefrontOf(country: string, stores: readonly Store[]): LocalStorefront {
  for (const store of stores) {
    const entry = store.countries.find(({ code }) => code === country);
    if (entry) return { store, language: entry.languages?.[0] ?? defaultLanguageOf(store) };
  }
  throw new Error(`No storefront sells in "${country}".`);
}

/** Every country that is sold in, as the storefronts list them. */
export const countriesOf = (stores: readonly Store[]): string[] =>
  stores.flatMap(({ countries }) => countries.map(({ code }) => code));

/** The first storefront, which is for everybody who is nowhere else at home. */
export const everybodyElse = (stores: readonly Store[]): LocalStorefront =>
  inDefaultLanguage(storeById(stores[0]?.id ?? '', stores));

export const inDefaultLanguage = (store: Store): LocalStorefront => ({
  store,
  language: defaultLanguageOf(store),
});
