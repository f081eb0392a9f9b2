import type { StoreId } from '../../../stores/types.ts';
import type { PageKey } from '../../../stores/urls.ts';
import type { Journey } from './follow.ts';
import type { RedirectRule } from '../../../redirects/types.ts';

/** The answer to "where does this link lead?", for programs. Null stands wherever a field does not apply. */
export interface Explanation {
  /** As it was given. */
  readonly input: string;
  /** ISO 3166-1 alpha-2, lower case; null when nobody knows the visitor's country. */
  readonly country: string | null;
  /** The rule that matched the address. */
  readonly rule: RedirectRule | null;
  /** The storefront the target lies on; null outside them. */
  readonly store: StoreId | null;
  readonly pageKey: PageKey | null;
  /** The final absolute URL. */
  readonly target: string | null;
}

/** Sums a journey up. An address that no rule is about has neither rule nor target, also where it is a page. */
export function explain(input: string, country: string | null, journey: Journey): Explanation {
  const [first] = journey.hops;
  return {
    input,
    country,
    rule: first?.rule ?? null,
    store: first ? journey.store : null,
    pageKey: first ? (journey.page?.pageKey ?? null) : null,
    target: journey.target,
  };
}
