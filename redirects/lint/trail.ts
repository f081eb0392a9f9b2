import { defaultLanguageOf } from '../../stores/languages.ts';
import type { Store } from '../../stores/types.ts';
import { urlOf } from '../../stores/urls.ts';
import { lookUp, mostRules } from '../resolve.ts';
import { indexRules } from '../rule-index.ts';
import type { ReadOwnAddress } from './own-address.ts';
import type { StorePages } from './store-pages.ts';
import type { LintInput } from './types.ts';

/** Where an address goes on to when rules are about it. */
export interface Trail {
  /** The addresses after the first one; empty when no rule is about it. */
  readonly stops: readonly string[];
  /** Whether it never ends. */
  readonly isLoop: boolean;
}

export type FollowTrail = (address: string, country: string | null) => Trail;

/**
 * Follows addresses from rule to rule, also from one storefront to another: but for the addresses of its pages, each
 * serves the same table.
 */
export function trailFollower(
  { site, rules }: LintInput,
  readOwnAddress: ReadOwnAddress,
  pagesOf: (store: Store) => StorePages | null,
): FollowTrail {
  const pageAt = pagesOf(site.store)?.pageAt;
  const index = indexRules(
    rules.map(({ rule }) => rule),
    site.store.urls.trailingSlash,
  );
  const onStore = (store: Store, path: string): string => {
    if (store === site.store) return path;
    const [, address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
    const page = pageAt?.get(address);
    return page ? urlOf(store, defaultLanguageOf(store), page) + rest : store.origin + path;
  };
  const next = (address: string, country: string | null): string | null => {
    const own = readOwnAddress(address);
    if (!own || (own.store !== site.store && pagesOf(own.store)?.pageAt.has(own.path))) return null;
    const { found } = lookUp(index, { path: own.path, query: own.query, country });
    if (!found) return null;
    return found.target.startsWith('/') ? onStore(own.store, found.target) : found.target;
  };
  return (address, country) => {
    const stops: string[] = [];
    const seen = new Set([address]);
    for (let stop = next(address, country); stop !== null; stop = next(stop, country)) {
      stops.push(stop);
      if (seen.has(stop) || stops.length === mostRules) return { stops, isLoop: true };
      seen.add(stop);
    }
    return { stops, isLoop: false };
  };
}
