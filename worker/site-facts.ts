export interface SiteFacts {
  /** The storefront's languages as they appear in addresses, the one without a prefix first. */
  readonly languages: readonly [string, ...string[]];
  /**
   * Keys (`redirects/path-key.ts`) of the pages that are kept once they have been visited, except for those of the catalogue,
   * which may be many thousands.
   */
  readonly pages: readonly string[];
  /** Keys of the folders in which the catalogue's pages are; what is there and no page is a redirect, or not found. */
  readonly folders: readonly string[];
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

/** Whether a page is kept once it has been visited. @param key `redirects/path-key.ts`. */
export const mayBeKept = (key: string, { pages, folders }: Pick<SiteFacts, 'pages' | 'folders'>): boolean =>
  pages.includes(key) || folders.some((folder) => key.startsWith(`${folder}/`));

export function languageAt(pathname: string, { languages }: Pick<SiteFacts, 'languages'>): string {
  const first = pathname.split('/')[1]?.toLowerCase();
  return languages.slice(1).find((language) => language === first) ?? languages[0];
}
