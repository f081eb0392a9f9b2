import type { ReportedHit } from './search-events.ts';

/** A search this visitor has made, with consent to remember it. */
export interface RememberedTerm {
  /** Epoch milliseconds. */
  readonly timestamp: number;
  readonly term: string;
}

/** A product this visitor has opened, with consent to remember it. */
export interface RememberedClick {
  /** Epoch milliseconds. */
  readonly timestamp: number;
  /** Of the variant's record at the search service. */
  readonly id: string;
  readonly product: ReportedHit;
}

/** The terms of this index, latest first; at most ten. Empty without consent. */
export function recentTerms(): readonly RememberedTerm[] {
  return [];
}

/** Remembers a term that was searched for; the same term moves to the front. Nothing without consent. */
export function rememberTerm(term: string): void {
  void term;
}

/** Forgets one term, or all. */
export function forgetTerms(term?: string): void {
  void term;
}

/** The products opened last, latest first. @param count at most 20, which are kept */
export function recentClicks(count = 10): readonly RememberedClick[] {
  return [].slice(0, count);
}

/** Remembers a product that was opened, wherever. Nothing without consent. */
export function rememberClick(product: ReportedHit): void {
  void product;
}
