import { isInCategory } from './categories.ts';
import { groupBy } from './groups.ts';
import { interest, likeness, looks, type Score } from './likeness.ts';
import type { RecordQuery } from './requests.ts';
import type { Match, SearchIndex } from './search-index.ts';
import type { KlevuProduct } from './seed.ts';
import { sourcesOf } from './sources.ts';
import type { VisitorBehavior } from './visitor-behavior.ts';

/**
 * The variants for a type of request, the best product's first, before filters and sorting.
 * @param visitorsOf what has been reported about the storefront's visitors
 */
export function candidatesOf(
  { typeOfRequest, settings }: RecordQuery,
  index: SearchIndex,
  visitorsOf: () => readonly VisitorBehavior[],
): Match {
  if (typeOfRequest === 'SEARCH') return index.match(settings.query.term);
  const path = settings.query.categoryPath;
  const products =
    path === undefined ? index.products : index.products.filter((product) => isInCategory(product, path));
  return {
    products: orderFor(typeOfRequest, products, { visitorsOf, sources: sourcesOf(settings, index) }),
    typeOfSearch: 'WILDCARD_AND',
  };
}

interface Grounds {
  readonly visitorsOf: () => readonly VisitorBehavior[];
  /** The products a recommendation is based on: what was viewed, or what is in the cart. */
  readonly sources: readonly KlevuProduct[];
}

function orderFor(
  typeOfRequest: Exclude<RecordQuery['typeOfRequest'], 'SEARCH'>,
  products: readonly KlevuProduct[],
  { visitorsOf, sources }: Grounds,
): readonly KlevuProduct[] {
  const keys = new Set(sources.map(({ itemGroupId }) => itemGroupId));
  switch (typeOfRequest) {
    case 'CATNAV':
      return products;
    case 'SKIP':
      return [];
    case 'RECS_TRENDING': {
      const demand = demandIn(visitorsOf());
      return products.toSorted((a, b) => demand(b) - demand(a) || b.ratingCount - a.ratingCount);
    }
    case 'RECS_NEW_ARRIVALS':
      return products.toSorted((a, b) => b.launchedOn.localeCompare(a.launchedOn));
    case 'RECS_CUSTOM':
      // A merchant's own rule: what families rate highest among what can be delivered.
      return products
        .filter(({ itemGroupId, inStock }) => inStock === 'yes' && !keys.has(itemGroupId))
        .toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0));
    case 'RECS_ALSO_BOUGHT': {
      const together = companionsIn(
        visitorsOf().flatMap(({ orders }) => orders),
        keys,
      );
      return ranked(products, sources, companionship, together);
    }
    case 'RECS_ALSO_VIEWED': {
      const together = companionsIn(
        visitorsOf().map(({ opened }) => opened),
        keys,
      );
      return ranked(products, sources, interest, together);
    }
    case 'RECS_SIMILAR':
      return ranked(products, sources, likeness);
    case 'RECS_SIMILAR_IMAGES':
      return ranked(products, sources, looks);
  }
}

/** How much visitors want a product: a purchase counts as much as three visits. */
function demandIn(visitors: readonly VisitorBehavior[]) {
  const demand = new Map<string, number>();
  const count = (key: string, weight: number) => demand.set(key, (demand.get(key) ?? 0) + weight);
  for (const { opened, orders } of visitors) {
    for (const key of opened) count(key, 1);
    for (const key of orders.flat()) count(key, 3);
  }
  return ({ itemGroupId }: KlevuProduct): number => demand.get(itemGroupId) ?? 0;
}

/** How often each product is in a list together with one of these. */
function companionsIn(lists: readonly (readonly string[])[], keys: ReadonlySet<string>) {
  const counts = new Map<string, number>();
  for (const list of lists) {
    if (!list.some((key) => keys.has(key))) continue;
    for (const key of new Set(list)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return ({ itemGroupId }: KlevuProduct): number => counts.get(itemGroupId) ?? 0;
}

const nothing = () => 0;

/**
 * Everything that fits the sources, without the products the sources are variants of: first what visitors chose together
 * with them, then the highest scores.
 */
function ranked(
  products: readonly KlevuProduct[],
  sources: readonly KlevuProduct[],
  score: Score,
  chosenTogether: (candidate: KlevuProduct) => number = nothing,
): readonly KlevuProduct[] {
  const groups = groupBy(sources, ({ itemGroupId }) => itemGroupId);
  const keys = new Set(groups.map(([{ itemGroupId }]) => itemGroupId));
  return products
    .filter(({ itemGroupId }) => !keys.has(itemGroupId))
    .map((product) => {
      const scores = groups.map((variants) => Math.max(...variants.map((source) => score(source, product))));
      const fit = scores.reduce((sum, score) => sum + score, 0);
      // A product that cannot be delivered counts less.
      return { product, together: chosenTogether(product), fit: product.inStock === 'yes' ? fit : fit / 2 };
    })
    .filter(({ together, fit }) => together > 0 || fit > 0)
    .toSorted((a, b) => b.together - a.together || b.fit - a.fit)
    .map(({ product }) => product);
}

/** Accessories and companions as the catalogue lists them; the other way around counts less than any of them. */
function companionship(source: KlevuProduct, candidate: KlevuProduct): number {
  const position = source.related.indexOf(candidate.itemGroupId);
  if (position !== -1) return source.related.length - position;
  return candidate.related.includes(source.itemGroupId) ? 0.5 : 0;
}
