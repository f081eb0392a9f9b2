import { compile, type CompiledRule } from '../../../redirects/compile.ts';
import { groupBy } from '../../../redirects/group-by.ts';
import type { RedirectTable } from '../../../redirects/records.ts';
import type { Store, StoreId } from '../../../stores/types.ts';
import { isShortLink, type MatrixRow, matrixRow, pageOf } from './short-links.ts';

interface FileOf<Link> {
  readonly file: string;
  readonly links: readonly Link[];
}

/** The complete table as displayed to people. */
export interface Matrix {
  /** The storefront that represents all others if an old address stays on the one where it was opened. */
  readonly home: StoreId;
  /** The countries, then null for the fallback. */
  readonly columns: readonly (string | null)[];
  readonly shortLinks: readonly FileOf<MatrixRow>[];
  readonly olderAddresses: readonly FileOf<OlderAddress>[];
  /** The reasons for our assumptions about short links; cells refer to a reason by its position here. */
  readonly reasons: readonly string[];
  readonly counts: {
    /** On the storefront `home`; others also redirect English addresses. */
    readonly rules: number;
    readonly storefronts: number;
    readonly shortLinks: number;
    readonly olderAddresses: number;
    /** Cells that lead to a different page than most of their row. */
    readonly exceptions: number;
    /** Short links and old addresses whose targets are our assumptions. */
    readonly assumed: number;
  };
}

/**
 * Arranges the table: short links by country, with the same targets on every storefront, and old addresses by
 * storefront. @throws Error if there is no storefront.
 */
export function matrixOf(tables: readonly RedirectTable[], stores: readonly Store[]): Matrix {
  const [home, ...others] = stores.map((store) => ({
    store: store.id,
    origin: store.origin,
    compiled: compile(tables, { store, stores }),
  }));
  if (!home) throw new Error('There is no storefront to lay the table out for.');
  const countries = home.compiled.flatMap(({ rule }) => rule.conditions?.country ?? []);
  const columns = [...new Set(countries), null];
  const files = [...Map.groupBy(home.compiled.filter(isShortLink), ({ origin }) => origin.file)];
  const shortLinks = files.map(([file, rules]) => ({
    file,
    links: [...groupBy(rules, ({ rule }) => rule.fromPath).values()].map((ofSource) =>
      matrixRow(ofSource, columns, home.store, stores),
    ),
  }));
  const rows = shortLinks.flatMap(({ links }) => links);
  const older = olderAddresses([home, ...others]);
  const reasons = rows.flatMap(({ assumed, cells }) => [assumed, ...cells.map((cell) => cell.assumed)]);
  return {
    home: home.store,
    columns,
    shortLinks,
    olderAddresses: [...Map.groupBy(older, ({ file }) => file)].map(([file, links]) => ({ file, links })),
    reasons: [...new Set(reasons)].filter((reason) => reason !== null),
    counts: {
      rules: home.compiled.length,
      storefronts: stores.length,
      shortLinks: rows.length,
      olderAddresses: older.length,
      exceptions: rows.flatMap(({ cells }) => cells).filter(({ oddities }) => oddities.includes('exception'))
        .length,
      assumed: [...rows, ...older].filter(({ assumed }) => assumed !== null).length,
    },
  };
}

export interface OlderAddress {
  readonly source: string;
  readonly file: string;
  readonly assumed: string | null;
  /** A page key with its variant, a pattern with `:splat`, or an external address. */
  readonly page: string;
  /**
   * A URL to open, or null for a pattern; on the first storefront if the address stays on the one where it was opened.
   */
  readonly url: string | null;
  /** The storefront it always leads to; null if it stays where it was opened, or leaves the storefronts. */
  readonly store: StoreId | null;
  /** What some storefronts offer instead. */
  readonly elsewhere: readonly { readonly page: string; readonly stores: readonly StoreId[] }[];
}

/** The table from the perspective of one storefront. */
interface CompiledSite {
  readonly store: StoreId;
  readonly origin: string;
  readonly compiled: readonly CompiledRule[];
}

/** Every old address once, as on the first storefront, with the differences on others. */
function olderAddresses(sites: readonly [CompiledSite, ...CompiledSite[]]): OlderAddress[] {
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
