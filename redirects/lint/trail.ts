import { defaultLanguageOf } from '../../stores/languages.ts';
import type { Store } from '../../stores/types.ts';
import { urlOf } from '../../stores/urls.ts';
import { resolve } from '../resolve.ts';
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

/** Longer trails count as loops, as they do for `resolve`. */
const mostStops = 8;

/** Stands before paths of the storefront on which the address was opened; `resolve` then goes one step at a time. */
const here = 'here:';

/**
 * Follows addresses from rule to rule, also from one storefront to another: the same table is served on all of them.
 */
export function trailFollower(
  { site, rules }: LintInput,
  readOwnAddress: ReadOwnAddress,
  { pageAt }: StorePages,
): FollowTrail {
  const steps = indexRules(
    rules.map(({ rule }) => (rule.toPath.startsWith('/') ? { ...rule, toPath: here + rule.toPath } : rule)),
    site.store.urls.trailingSlash,
  );
  const onStore = (store: Store, path: string): string => {
    if (store === site.store) return path;
    const [, address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
    const page = pageAt.get(address);
    return page ? urlOf(store, defaultLanguageOf(store), page) + rest : store.origin + path;
  };
  const next = (address: string, country: string | null): string | null => {
    const own = readOwnAddress(address);
    const target = own && resolve(steps, { path: own.path, query: own.query, country })?.target;
    if (!own || target === undefined || target === null) return null;
    return target.startsWith(here) ? onStore(own.store, target.slice(here.length)) : target;
  };
  return (address, country) => {
    const stops: string[] = [];
    const seen = new Set([address]);
    for (let stop = next(address, country); stop !== null; stop = next(stop, country)) {
      stops.push(stop);
      if (seen.has(stop) || stops.length === mostStops) return { stops, isLoop: true };
      seen.add(stop);
    }
    return { stops, isLoop: false };
  };
}
