import { languagesFor } from './languages.ts';
import type { Store, TaxName } from './types.ts';
import { urlOf } from './urls.ts';

/** A country that shoppers can choose, and the storefront that sells there. */
export interface DirectoryEntry {
  /** ISO 3166-1 alpha-2, lower case. */
  readonly country: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly storeId: string;
  readonly tax: { readonly included: boolean; readonly name: TaxName };
  /** Absolute addresses of the storefront's home page by language, the country's preferred language first. */
  readonly homes: readonly { readonly language: string; readonly href: string }[];
}

/** Every country of every storefront, in the storefronts' order. */
export function storefrontDirectory(stores: readonly Store[]): DirectoryEntry[] {
  return stores.flatMap((store) =>
    store.countries.map((country) => ({
      country: country.code,
      currency: country.currency,
      storeId: store.id,
      tax: store.tax,
      homes: languagesFor(store, country).map((language) => ({
        language,
        href: urlOf(store, language, 'home'),
      })),
    })),
  );
}
