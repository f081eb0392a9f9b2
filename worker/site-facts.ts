/** What the worker of a build knows about its site. */
export interface SiteFacts {
  /** The storefront's languages as they appear in addresses, the one without a prefix first. */
  readonly languages: readonly [string, ...string[]];
  /** Keys (`redirects/path-key.ts`) of the pages that are kept once they have been visited. */
  readonly pages: readonly string[];
  /** Keys of the pages that need a connection, such as the checkout: they are never kept. */
  readonly screens: readonly string[];
  /** First segments of every address that the redirect table may answer. */
  readonly sources: readonly string[];
  /** The page shown without a connection, in each language. */
  readonly messages: { readonly revision: string; readonly paths: Readonly<Record<string, string>> };
  /** What is kept without having been visited, by language. */
  readonly inAdvance: Readonly<Record<string, KeptInAdvance>>;
}

/** The home page and top categories of a language: their paths, and the scripts and pictures they need. */
export interface KeptInAdvance {
  readonly paths: readonly string[];
  readonly files: readonly string[];
}

/** The storefront's language at a path, in the form of `SiteFacts.languages`. */
export function languageAt(pathname: string, { languages }: Pick<SiteFacts, 'languages'>): string {
  const first = pathname.split('/')[1]?.toLowerCase();
  return languages.slice(1).find((language) => language === first) ?? languages[0];
}
