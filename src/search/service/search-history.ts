import { objectIn, textsIn } from './json-fields.ts';
import type { ReportedHit } from './search-events.ts';
import { normalizeTerm } from './search-query.ts';
import { listOf, storedByIndex, storedContents } from './stored-by-index.ts';

/* What this visitor has searched for and opened, in this browser only. Without consent, nothing. */

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

const storedTerms = storedByIndex(
  'klevu-last-searches',
  listOf<RememberedTerm>((item) => {
    const { timestamp, term } = objectIn(item) ?? {};
    return isNumber(timestamp) && isText(term) ? { timestamp, term } : null;
  }),
);

const storedClicks = storedByIndex(
  'klevu-last-clicks',
  listOf<RememberedClick>((item) => {
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

/** The terms of this index, latest first; at most ten. */
export function recentTerms(): readonly RememberedTerm[] {
  return storedTerms.read().slice(0, maxTerms);
}

/** Remembers a term that was searched for; the same term moves to the front. */
export function rememberTerm(term: string): void {
  const searched = normalizeTerm(term);
  if (searched === '') return;
  const others = recentTerms().filter((recent) => recent.term !== searched);
  storedTerms.write([{ timestamp: Date.now(), term: searched }, ...others].slice(0, maxTerms));
}

/** Forgets one term, or all. */
export function forgetTerms(term?: string): void {
  const kept = term === undefined ? [] : recentTerms();
  storedTerms.write(kept.filter((recent) => recent.term !== normalizeTerm(term ?? '')));
}

/** The products opened last, each once, latest first. @param count at most 20, which are kept */
export function recentClicks(count = 10): readonly RememberedClick[] {
  return storedClicks.read().slice(0, Math.min(count, maxClicks));
}

/** Remembers a product that was opened; one that was opened before, perhaps in another variant, moves to the front. */
export function rememberClick(product: ReportedHit): void {
  if (product.id === '') return;
  const others = recentClicks(maxClicks).filter((click) => click.product.key !== product.key);
  // Screens may pass more than this.
  const { key, id, name, path, price, sku, brand, category } = product;
  const kept = { key, id, name, path, price, sku, brand, category };
  storedClicks.write([{ timestamp: Date.now(), id, product: kept }, ...others].slice(0, maxClicks));
}

/** The records that order a category, by its path: for ten hours. */
const storedIds = storedContents('klevu-last-clicks-cat', 36_000_000);

/** A category is personalized from three clicks, and then from six, nine, and so on. */
const step = 3;

/**
 * The records of the products this visitor has opened in a category, latest first: what the category is ordered by.
 * Empty with less than three.
 * @param categoryPath names from the root to the category, as in `CategoryListing`
 */
export function personalIdsFor(categoryPath: readonly string[]): readonly string[] {
  const path = categoryPath.join(';');
  const known = textsIn(storedIds.read(path));
  if (known.length > 0) return known;
  const clicked = recentClicks(maxClicks).filter(({ product }) => isIn(product.category, categoryPath));
  const ids = clicked.slice(0, Math.floor(clicked.length / step) * step).map(({ id }) => id);
  if (ids.length > 0) storedIds.write(path, ids);
  return ids;
}

/**
 * Whether a product's category is this one or below it. The product names one or several, separated by `;;`, each by its
 * path with `;` or only by its name.
 */
function isIn(category: string, categoryPath: readonly string[]): boolean {
  const path = categoryPath.join(';');
  return category
    .split(';;')
    .some((listed) => listed === path || listed.startsWith(`${path};`) || listed === categoryPath.at(-1));
}
