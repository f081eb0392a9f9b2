/** A redirect in the form that every consumer reads; the fields are those of docs/product.md, 3. */
export interface RedirectRule {
  /** A path; with `/*` at its end, that path and everything below it; may include a query. */
  readonly fromPath: string;
  /** A path of this storefront or an absolute URL; `:splat` represents what `*` matched. */
  readonly toPath: string;
  readonly isPermanent: true;
  readonly ignoreCase: true;
  readonly redirectInBrowser: true;
  /** Omitted for the fallback, which is the last rule of a path. */
  readonly conditions?: {
    /** ISO 3166-1 alpha-2, lower case. */
    readonly country: string;
  };
}

/** The rule from one address to another, for everyone or for visitors from one country. */
export const redirectRule = (fromPath: string, toPath: string, country?: string): RedirectRule => ({
  fromPath,
  toPath,
  isPermanent: true,
  ignoreCase: true,
  redirectInBrowser: true,
  ...(country === undefined ? {} : { conditions: { country } }),
});
