import type { StoreId } from '../../stores/types.ts';
import type { PageKey } from '../../stores/urls.ts';
import type { RedirectSite } from '../compile.ts';
import type { RedirectRule } from '../types.ts';

/** Where something is written: a link in a table's file, by the name its author gave it, or a line of any file. */
export type Place =
  | { readonly file: string; readonly link: string }
  | {
      readonly file: string;
      /** From 1. */
      readonly line: number;
    };

/** A rule and where it is written; a `CompiledRule` is one. */
export interface LintedRule {
  readonly rule: RedirectRule;
  readonly origin: Place | null;
}

export interface InternalLink {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly href: string;
}

export interface LintInput {
  /** The storefront the rules are served on, and all storefronts. */
  readonly site: RedirectSite;
  /** In the order in which they apply. */
  readonly rules: readonly LintedRule[];
  /**
   * The pages each storefront builds (`gatsby/built-pages.ts`); all targets on a storefront that is left out count as
   * pages.
   */
  readonly builtPages: ReadonlyMap<StoreId, readonly PageKey[]>;
  /**
   * The SKUs of each product page of a storefront; those of a storefront or page that is left out count as existing.
   */
  readonly variants: ReadonlyMap<StoreId, ReadonlyMap<PageKey, readonly string[]>>;
  readonly links: readonly InternalLink[];
}

export interface Finding {
  /** The check's name, e.g. `dead-target`. */
  readonly check: string;
  /** One sentence that contains the source and, if they matter, the countries. */
  readonly problem: string;
  readonly remedy: string;
  readonly at: Place | null;
}
