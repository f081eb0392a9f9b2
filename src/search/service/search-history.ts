import { objectIn } from './json-fields.ts';
import { searchConfiguration } from './search-configuration.ts';
import type { ReportedHit } from './search-events.ts';
import { normalizeTerm } from './search-query.ts';
import { listOf, storedByIndex } from './stored-by-index.ts';

/* What this visitor has searched for and opened, in this browser only. */

const maxTerms = 10;
const maxClicks = 20;

interface Remembered {
  /** Epoch milliseconds. */
  readonly timestamp: number;
}

interface RememberedTerm extends Remembered {
  readonly term: string;
}

/** A product that was opened. */
interface RememberedClick extends Remembered {
  /** Of the variant's record at the search service. */
  readonly id: string;
  readonly product: ReportedHit;
}

const storedTerms = storedByIndex<readonly RememberedTerm[]>(
  'klevu-last-searches',
  listOf((item) => {
    const { timestamp, term } = objectIn(item) ?? {};
    return isNumber(timestamp) && isText(term) ? { timestamp, term } : null;
  }),
);

const storedClicks = storedByIndex<readonly RememberedClick[]>(
  'klevu-last-clicks',
  listOf((item) => {
    const { timestamp, id, product } = objectIn(item) ?? {};
    return isNumber(timestamp) && isText(id) && isReportedHit(product) ? { timestamp, id, product } : null;
  }),
);

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function isReportedHit(value: unknown): value is ReportedHit {
  const { key, id, name, path, sku, brand, category, price } = objectIn(value) ?? {};
  const { centAmount, currencyCode, fractionDigits } = objectIn(price) ?? {};
  return (
    [key, id, name, path, sku, currencyCode].every(isText) &&
    [brand, category].every((text) => typeof text === 'string') &&
    [centAmount, fractionDigits].every(Number.isInteger)
  );
}

/** The terms of this index, latest first; at most ten. Empty without consent. */
export function recentTerms(): readonly RememberedTerm[] {
  return readFrom(storedTerms).slice(0, maxTerms);
}

/** Remembers a term that was searched for; the same term moves to the front. Nothing without consent. */
export function rememberTerm(term: string): void {
  const searched = normalizeTerm(term);
  if (searched === '') return;
  const others = recentTerms().filter((recent) => recent.term !== searched);
  writeTo(storedTerms, [{ timestamp: Date.now(), term: searched }, ...others].slice(0, maxTerms));
}

/** Forgets one term, or all. */
export function forgetTerms(term?: string): void {
  const forgotten = term === undefined ? null : normalizeTerm(term);
  writeTo(storedTerms, forgotten === null ? [] : recentTerms().filter((recent) => recent.term !== forgotten));
}

/** The products opened last, each once, latest first. @param count at most 20, which are kept */
export function recentClicks(count = 10): readonly RememberedClick[] {
  return readFrom(storedClicks).slice(0, Math.min(count, maxClicks));
}

/**
 * Remembers a product that was opened, wherever; one that was opened before, perhaps in another variant, moves to the
 * front. Nothing without consent.
 */
export function rememberClick(product: ReportedHit): void {
  if (product.id === '') return;
  const others = recentClicks(maxClicks).filter((click) => click.product.key !== product.key);
  // Screens may pass more than this.
  const { key, id, name, path, price, sku, brand, category } = product;
  const kept = { key, id, name, path, price, sku, brand, category };
  writeTo(storedClicks, [{ timestamp: Date.now(), id, product: kept }, ...others].slice(0, maxClicks));
}

type Stored<Item> = ReturnType<typeof storedByIndex<readonly Item[]>>;

function readFrom<Item>(stored: Stored<Item>): readonly Item[] {
  const index = searchConfiguration();
  return (index && stored.read(index.apiKey)) ?? [];
}

function writeTo<Item>(stored: Stored<Item>, items: readonly Item[]): void {
  const index = searchConfiguration();
  if (index) stored.write(index.apiKey, items);
}
