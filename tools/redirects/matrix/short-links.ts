import { type CompiledRule, type RuleOrigin, shortLinkFolder } from '../../../redirects/compile.ts';
import { everybodyElse, storefrontOf } from '../../../redirects/storefront-of.ts';
import type { Store, StoreId } from '../../../stores/types.ts';
import { languageOfPath } from '../../../stores/urls.ts';

export interface MatrixCell extends Landing {
  /** The page in a word or two. */
  readonly name: string;
  readonly oddities: readonly Oddity[];
}

export interface MatrixRow {
  readonly path: string;
  /** Where most countries land: a page key with its variant, or an external address. */
  readonly page: string;
  /** The reason for our choice for the entire row, if it is not prescribed. */
  readonly assumed: string | null;
  /** In the order of `Matrix.columns`. */
  readonly cells: readonly MatrixCell[];
}

export const isShortLink = ({ rule, origin }: CompiledRule): boolean =>
  rule.fromPath === `${shortLinkFolder}${origin.link}/`;

/** The row of one short link, from its rules. */
export function matrixRow(
  rules: readonly [CompiledRule, ...CompiledRule[]],
  columns: readonly (string | null)[],
  storeId: StoreId,
  stores: readonly Store[],
): MatrixRow {
  const home = stores.find(({ id }) => id === storeId)?.origin ?? '';
  const byCountry = new Map(rules.map((compiled) => [compiled.rule.conditions?.country ?? null, compiled]));
  const landings = columns.flatMap((country) => {
    const compiled = byCountry.get(country) ?? byCountry.get(null);
    return compiled ? [landingOf(compiled, country, home)] : [];
  });
  const usualPage = mostFrequent(landings.map(({ page }) => page));
  const reasons = new Set(landings.map(({ assumed }) => assumed));
  const usualAssumed = reasons.size === 1 ? (landings[0]?.assumed ?? null) : null;
  return {
    path: rules[0].rule.fromPath,
    page: usualPage,
    assumed: usualAssumed,
    cells: landings.map((landing) => ({
      ...landing,
      name: pageName(landing.page),
      oddities: odditiesOf(landing, { usualPage, usualAssumed }, stores),
    })),
  };
}

function landingOf({ rule, origin }: CompiledRule, country: string | null, home: string): Landing {
  return {
    country,
    url: rule.toPath.startsWith('/') ? home + rule.toPath : rule.toPath,
    store: origin.store,
    page: pageOf(origin, rule.toPath),
    assumed: origin.assumed,
  };
}

/** The target of a rule as one string: a page key with its variant, or the address itself. */
export const pageOf = ({ pageKey, sku }: RuleOrigin, toPath: string): string =>
  pageKey === null ? toPath : sku === null ? pageKey : `${pageKey} (${sku})`;

/** The end of a page key, or the host of an external address. */
const pageName = (page: string): string =>
  page.startsWith('https://') ? new URL(page).host : (page.split('/').at(-1) ?? page);

function mostFrequent(pages: readonly string[]): string {
  const counts = [...Map.groupBy(pages, (page) => page)].map(([page, all]) => ({ page, count: all.length }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most), { page: '', count: 0 }).page;
}

/** What readers of the table should look at twice. */
export type Oddity = 'exception' | 'storefront' | 'language' | 'outside' | 'assumed';

/** The labels of oddities in a cell, and their meaning. */
export const oddityWords: Readonly<Record<Oddity, { readonly label: string; readonly meaning: string }>> = {
  exception: { label: 'other page', meaning: 'a different page than most of the row' },
  storefront: {
    label: 'other store',
    meaning: "a different storefront than the country's usual one (us for the fallback)",
  },
  language: { label: 'other language', meaning: 'not in the usual language of the country' },
  outside: { label: 'outside', meaning: 'leaves the storefronts' },
  assumed: {
    label: 'assumed',
    meaning: 'our own choice; the number refers to the reasons below the table',
  },
};

/** The part of a cell that determines its oddities. */
interface Landing {
  readonly country: string | null;
  /** Absolute. */
  readonly url: string;
  readonly store: StoreId | null;
  readonly page: string;
  readonly assumed: string | null;
}

/**
 * What is odd about where a country lands.
 * @param usualPage where most of the row leads.
 * @param usualAssumed the reason why the entire row is assumed, or null; a cell with a different reason is odd.
 */
export function odditiesOf(
  { country, url, store, page, assumed }: Landing,
  { usualPage, usualAssumed }: { readonly usualPage: string; readonly usualAssumed: string | null },
  stores: readonly Store[],
): Oddity[] {
  const usual = country === null ? everybodyElse(stores) : storefrontOf(country, stores);
  const landed = stores.find((one) => one.id === store);
  const isOtherStore = landed !== undefined && landed.id !== usual.store.id;
  const language = landed && languageOfPath(landed, new URL(url).pathname);
  return [
    ...(page === usualPage ? [] : (['exception'] as const)),
    ...(isOtherStore ? (['storefront'] as const) : []),
    ...(language === undefined || language === usual.language ? [] : (['language'] as const)),
    ...(landed ? [] : (['outside'] as const)),
    ...(assumed === usualAssumed ? [] : (['assumed'] as const)),
  ];
}
