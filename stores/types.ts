/** Storefront ids this repository can build. */
export type StoreId = 'us' | 'se' | 'de';

/** BCP 47 language tags that have texts in `locales/`. */
export type Language = 'en';

/** A country a storefront sells in. */
export interface StoreCountry {
  /** ISO 3166-1 alpha-2, lower case. */
  readonly code: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** One regional storefront: what a build is made for and what the shop API serves. */
export interface Store {
  readonly id: StoreId;
  /** Public origin in production, without a trailing slash. */
  readonly origin: string;
  /** BCP 47 locale that formats numbers, money and dates. */
  readonly locale: string;
  /** At least one; the first is the default. */
  readonly countries: readonly [StoreCountry, ...StoreCountry[]];
  readonly languages: readonly [Language, ...Language[]];
  readonly defaultLanguage: Language;
  readonly tax: {
    /** Whether displayed prices contain the tax. */
    readonly included: boolean;
    /** The local name of the tax, for the cart summary. */
    readonly label: string;
  };
  /** Adyen merchant account code. */
  readonly merchantAccount: string;
  /** Public Klevu API key of this storefront's index. */
  readonly searchKey: string;
}
