import { storeById } from '../stores/storefront.ts';
import type { Store, StoreId } from '../stores/types.ts';
import { type PageKey, pathOf, urlOf } from '../stores/urls.ts';
import { mergeQuery } from './merge-query.ts';
import { pathKey } from './path-key.ts';
import {
  asLegacyLink,
  type Destination,
  type LegacyLink,
  type RedirectTable,
  type ShortLink,
  type ShortLinkTable,
} from './records.ts';
import {
  countriesOf,
  everybodyElse,
  inDefaultLanguage,
  type LocalStorefront,
  storefrontOf,
} from './storefront-of.ts';
import { trackingQuery } from './tracking.ts';
import { redirectRule, type RedirectRule } from './types.ts';
import { sourceParts } from './rule-index.ts';
import { storePagesOf } from './store-pages.ts';

/** What a table is compiled for: one storefront, and the location of all of them. */
export interface RedirectSite {
  readonly store: Store;
  /** The first one is for everybody who is nowhere else at home. */
  readonly stores: readonly Store[];
}

/** The origin and meaning of a rule: everything that its own fields do not contain. */
export interface RuleOrigin {
  /** The table's file, from the root of the repository. */
  readonly file: string;
  /** The link as its author wrote it: the short link's name or the old path. */
  readonly link: string;
  /** The storefront and page it leads to; null outside the storefronts. */
  readonly store: StoreId | null;
  readonly pageKey: PageKey | null;
  readonly sku: string | null;
  /** The reason for our choice if the target is not prescribed; otherwise null. */
  readonly assumed: string | null;
  /** `LegacyLink.isGenerated`; missing otherwise. */
  readonly isGenerated?: true;
}

export interface CompiledRule {
  readonly rule: RedirectRule;
  readonly origin: RuleOrigin;
}

/** The folder of short links, which contains no pages. */
export const shortLinkFolder = '/redirects/';

/**
 * Expands the table into rules, in the order in which they apply: for a short link, one rule per country that the
 * storefronts sell in, followed by the fallback; for an old address, a single rule. Links to other storefronts are absolute; those of old addresses stay
 * on the storefront where they were opened. An old address that is the page's current address needs no rule.
 */
export function compile(tables: readonly RedirectTable[], site: RedirectSite): CompiledRule[] {
  return tables.flatMap((table) =>
    'shortLinks' in table
      ? Object.entries(table.shortLinks).flatMap(([name, link]) => shortLinkRules(name, link, table, site))
      : Object.entries(table.legacyLinks)
          .map(([from, link]) => legacyRule(from, asLegacyLink(link), table.file, site))
          .filter(({ rule }) => pathKey(rule.fromPath) !== pathKey(rule.toPath)),
  );
}

function shortLinkRules(
  name: string,
  { to, tracking, except = {}, fallback, assumed }: ShortLink,
  table: ShortLinkTable,
  { stores }: RedirectSite,
): CompiledRule[] {
  const query = tracking ? trackingQuery(tracking) : '';
  const ruleFor = (destination: Destination, storefront: LocalStorefront, country: string | null) => {
    const { toPath, ...meaning } = targetOf(destination, storefront, urlOf);
    // A fallback that its author chose is not an assumption of the table.
    const assumedInTable = country ? table.assumed?.[country] : fallback ? null : table.assumed?.fallback;
    return {
      rule: redirectRule(`${shortLinkFolder}${name}/`, mergeQuery(toPath, query), country ?? undefined),
      origin: { file: table.file, link: name, ...meaning, assumed: assumed ?? assumedInTable ?? null },
    };
  };
  const sold = countriesOf(stores);
  // The lint reports the rule of a country where nothing is sold.
  const countries = new Set([...(table.countries ?? []), ...sold, ...Object.keys(except)]);
  return [
    ...[...countries].map((country) =>
      ruleFor(
        except[country] ?? to,
        sold.includes(country) ? storefrontOf(country, stores) : everybodyElse(stores),
        country,
      ),
    ),
    ruleFor(to, fallback ? inDefaultLanguage(storeById(fallback, stores)) : everybodyElse(stores), null),
  ];
}

function legacyRule(from: string, link: LegacyLink, file: string, site: RedirectSite): CompiledRule {
  const { to, except = {}, store, country, language, assumed = null, isGenerated } = link;
  const usual = country
    ? storefrontOf(country, site.stores)
    : inDefaultLanguage(storeById(store ?? site.store.id, site.stores));
  const isSpoken = language !== undefined && usual.store.languages.includes(language);
  const storefront = isSpoken ? { ...usual, language } : usual;
  const staysHere = store === undefined && country === undefined;
  const destination = except[storefront.store.id] ?? to;
  const { toPath, ...meaning } = targetOf(destination, storefront, staysHere ? pathOf : urlOf);
  return {
    rule: redirectRule(from, toPath),
    origin: { file, link: from, ...meaning, assumed, ...(isGenerated && { isGenerated }) },
  };
}

type Meaning = Pick<RuleOrigin, 'store' | 'pageKey' | 'sku'>;

/** A destination's address in a storefront, created by `urlOf` or `pathOf`. */
function targetOf(
  destination: Destination,
  { store, language }: LocalStorefront,
  targetUrlOf: (store: Store, language: LocalStorefront['language'], key: PageKey) => string,
): { toPath: string } & Meaning {
  const outside = { store: null, pageKey: null, sku: null };
  // Invalid ones are reported by the lint.
  if (typeof destination === 'object' && 'url' in destination)
    return { toPath: URL.parse(destination.url)?.href ?? destination.url, ...outside };
  if (typeof destination === 'object' && 'rest' in destination)
    return { toPath: '/:splat', ...outside, store: store.id };
  const { page, ...parameters } = typeof destination === 'string' ? { page: destination } : destination;
  const toPath = mergeQuery(targetUrlOf(store, language, page), new URLSearchParams(parameters).toString());
  return { toPath, store: store.id, pageKey: page, sku: new URLSearchParams(parameters).get('sku') };
}

/**
 * The rules of a storefront without those of generated links (`LegacyLink.isGenerated`) that are of no use there: it does not
 * have the page they lead to, or has a page at the address they lead from. Of links that people wrote, both is a mistake, which
 * the lint reports.
 * @param builtPages the pages each storefront builds; every page of a storefront that is left out counts as built.
 */
export function withoutIdleRules(
  compiled: readonly CompiledRule[],
  { store }: RedirectSite,
  builtPages: ReadonlyMap<StoreId, readonly PageKey[]>,
): readonly CompiledRule[] {
  const pages = new Map([...builtPages].map(([id, keys]) => [id, new Set<PageKey>(keys)]));
  const own = [...storePagesOf(store, builtPages.get(store.id) ?? []).pathAt.keys()];
  const paths = new Set(own);
  const hidesPage = (fromPath: string): boolean => {
    const source = sourceParts(fromPath);
    if (!source) return false;
    return source.isPrefix ? own.some((path) => path.startsWith(`${source.key}/`)) : paths.has(source.key);
  };
  return compiled.filter(({ rule, origin }) => {
    if (!origin.isGenerated || origin.store === null || origin.pageKey === null) return true;
    return (pages.get(origin.store)?.has(origin.pageKey) ?? true) && !hidesPage(rule.fromPath);
  });
}
