import { amountIn, objectIn, textsIn } from './json-fields.ts';
import { searchConfiguration } from './search-configuration.ts';
import { recentClicks } from './search-history.ts';
import { storedByIndex } from './stored-by-index.ts';

/** How long a category keeps the order it has for a visitor: ten hours, in milliseconds. */
const lifetimeMs = 36_000_000;
/** A category is personalized from three clicks, and then from six, nine, and so on. */
const step = 3;

interface CachedIds {
  /** Epoch milliseconds. */
  readonly cached: number;
  readonly ids: readonly string[];
}

/** By path of the category. */
const storedIds = storedByIndex<Readonly<Record<string, CachedIds>>>('klevu-last-clicks-cat', (value) =>
  Object.fromEntries(
    Object.entries(objectIn(value) ?? {}).map(([path, entry]) => {
      const { cached, ids } = objectIn(entry) ?? {};
      return [path, { cached: amountIn(cached) ?? 0, ids: textsIn(ids) }];
    }),
  ),
);

/**
 * The records of the products this visitor has opened in a category, latest first: what the category is ordered by.
 * Empty without consent or with less than three.
 * @param categoryPath names from the root to the category, as in `CategoryListing`
 */
export function personalIdsFor(categoryPath: readonly string[]): readonly string[] {
  const apiKey = searchConfiguration()?.apiKey;
  if (apiKey === undefined || categoryPath.length === 0) return [];
  const cache = storedIds.read(apiKey) ?? {};
  const path = categoryPath.join(';');
  const now = Date.now();
  const known = cache[path];
  if (known && isCurrent(known, now)) return known.ids;
  const clicked = recentClicks(Infinity).filter(({ product }) => isIn(product.category, categoryPath));
  const ids = clicked.slice(0, Math.floor(clicked.length / step) * step).map(({ id }) => id);
  if (ids.length === 0) return [];
  const current = Object.entries(cache).filter(([, entry]) => isCurrent(entry, now));
  storedIds.write(apiKey, { ...Object.fromEntries(current), [path]: { cached: now, ids } });
  return ids;
}

/** The records of the products opened last, latest first: what searches and recommendations start from. */
export function recentIds(): readonly string[] {
  return recentClicks().map(({ id }) => id);
}

const isCurrent = ({ cached }: CachedIds, now: number): boolean => cached <= now && now < cached + lifetimeMs;

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
