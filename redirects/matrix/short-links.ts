import type { Store, StoreId } from '../../stores/types.ts';
import { type CompiledRule, type RuleOrigin, shortLinkFolder } from '../compile.ts';
import { type CountryCode, conditionCountries } from '../types.ts';
import { type Landing, odditiesOf, type Oddity } from './oddities.ts';

/** Where visitors of one country land. */
export interface MatrixCell extends Landing {
  /** The page in a word or two. */
  readonly name: string;
  readonly oddities: readonly Oddity[];
}

/** A short path and where every country lands. */
export interface MatrixRow {
  readonly path: string;
  /** What most countries land on: a page key with its variant, or an address outside. */
  readonly page: string;
  /** Why the whole row is as it is, where nobody prescribed it. */
  readonly assumed: string | null;
  /** In the order of `matrixColumns`. */
  readonly cells: readonly MatrixCell[];
}

/** The countries, then null for the fallback. */
export const matrixColumns: readonly (CountryCode | null)[] = [...conditionCountries, null];

/** Whether a rule belongs to a short link. */
export const isShortLink = ({ rule, origin }: CompiledRule): boolean =>
  rule.fromPath === `${shortLinkFolder}${origin.link}/`;

/** The row of one short link, from its rules. */
export function matrixRow(
  rules: readonly [CompiledRule, ...CompiledRule[]],
  storeId: StoreId,
  stores: readonly Store[],
): MatrixRow {
  const home = stores.find(({ id }) => id === storeId)?.origin ?? '';
  const byCountry = new Map(rules.map((compiled) => [compiled.rule.conditions?.country ?? null, compiled]));
  const landings = matrixColumns.flatMap((country) => {
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

function landingOf({ rule, origin }: CompiledRule, country: CountryCode | null, home: string): Landing {
  return {
    country,
    url: rule.toPath.startsWith('/') ? home + rule.toPath : rule.toPath,
    store: origin.store,
    page: pageOf(origin, rule.toPath),
    assumed: origin.assumed,
  };
}

/** What a rule leads to, in one string: a page key, with its variant, or the address itself. */
export const pageOf = ({ pageKey, sku }: RuleOrigin, toPath: string): string =>
  pageKey === null ? toPath : sku === null ? pageKey : `${pageKey} (${sku})`;

/** The end of a page key, or the host of an address outside. */
const pageName = (page: string): string =>
  page.startsWith('https://') ? new URL(page).host : (page.split('/').at(-1) ?? page);

function mostFrequent(pages: readonly string[]): string {
  const counts = [...Map.groupBy(pages, (page) => page)].map(([page, all]) => ({ page, count: all.length }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most), { page: '', count: 0 }).page;
}
