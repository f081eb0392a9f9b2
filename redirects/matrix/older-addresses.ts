import type { StoreId } from '../../stores/types.ts';
import type { CompiledRule } from '../compile.ts';
import { isShortLink, pageOf } from './short-links.ts';

/** An older address and where it leads. */
export interface OlderAddress {
  readonly source: string;
  readonly file: string;
  readonly assumed: string | null;
  /** A page key with its variant, a pattern with `:splat`, or an address outside. */
  readonly page: string;
  /** A URL to open, or null for a pattern; of the first storefront where the address stays on the one it was opened on. */
  readonly url: string | null;
  /** The storefront it always leads to; null when it stays where it was opened, or leaves them all. */
  readonly store: StoreId | null;
  /** What some storefronts offer instead. */
  readonly elsewhere: readonly { readonly page: string; readonly stores: readonly StoreId[] }[];
}

/** What one storefront makes of the table. */
export interface CompiledSite {
  readonly store: StoreId;
  readonly origin: string;
  readonly compiled: readonly CompiledRule[];
}

/** Every older address once, as the first storefront has it, with what others make of it. */
export function olderAddresses(sites: readonly [CompiledSite, ...CompiledSite[]]): OlderAddress[] {
  const [home, ...others] = sites;
  const pagesElsewhere = others.map(({ store, compiled }) => ({
    store,
    pages: new Map(
      legacyRules(compiled).map(({ rule, origin }) => [rule.fromPath, pageOf(origin, rule.toPath)]),
    ),
  }));
  return legacyRules(home.compiled).map(({ rule, origin }) => {
    const page = pageOf(origin, rule.toPath);
    const isRelative = rule.toPath.startsWith('/');
    const differing = pagesElsewhere.flatMap(({ store, pages }) => {
      const there = pages.get(rule.fromPath);
      return there === undefined || there === page ? [] : [{ store, page: there }];
    });
    return {
      source: rule.fromPath,
      file: origin.file,
      assumed: origin.assumed,
      page,
      url: rule.toPath.includes(':splat') ? null : isRelative ? home.origin + rule.toPath : rule.toPath,
      store: isRelative ? null : origin.store,
      elsewhere: [...Map.groupBy(differing, (one) => one.page)].map(([there, all]) => ({
        page: there,
        stores: all.map(({ store }) => store),
      })),
    };
  });
}

const legacyRules = (compiled: readonly CompiledRule[]): CompiledRule[] =>
  compiled.filter((one) => !isShortLink(one));
