import type { StoreId } from '../../stores/types.ts';
import type { PageKey } from '../../stores/urls.ts';
import type { CompiledRule, RedirectSite, RuleOrigin } from '../compile.ts';

/** A line of any file, counted from 1. */
interface Line {
  readonly file: string;
  readonly line: number;
}

type Written = Pick<RuleOrigin, 'file' | 'link'>;

/** Where something is written: a link in a table's file, by the name its author gave it, or a line of any file. */
export type Place = Written | Line;

/** A rule and where it is written. */
export type LintedRule = Pick<CompiledRule, 'rule'> & { readonly origin: Written };

export type InternalLink = Line & { readonly href: string };

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
  readonly at: Place;
}

/** The rest of a sentence that starts with what is wrong, without a period, and what to do about it. */
export interface Fault {
  readonly problem: string;
  readonly remedy: string;
}

/** What a check found wrong with one rule, source, or link; those that differ only in country become one finding. */
export interface Complaint extends Fault {
  /** The source or link as written. */
  readonly subject: string;
  /** The rule's country, or `fallback`; null if countries do not matter. */
  readonly country: string | null;
  /** Ends the sentence after a colon, e.g. a target. */
  readonly detail?: string;
  readonly at: Place;
}
