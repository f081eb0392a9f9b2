import type { KlevuProduct } from './seed.ts';
import type { QuerySettings, RecordQuery } from './requests.ts';
import type { Match, SearchIndex } from './search-index.ts';

/** The variants for a type of request, the best product's first, before filters and sorting. */
export function candidatesOf(query: RecordQuery, index: SearchIndex): Match {
  const { typeOfRequest, settings } = query;
  if (typeOfRequest === 'SEARCH') return index.match(settings.query.term);
  const products = inCategory(index.products, settings.query.categoryPath);
  return { products: orderFor(typeOfRequest, products, settings, index), typeOfSearch: 'WILDCARD_AND' };
}

function orderFor(
  typeOfRequest: RecordQuery['typeOfRequest'],
  products: readonly KlevuProduct[],
  settings: QuerySettings,
  index: SearchIndex,
): readonly KlevuProduct[] {
  switch (typeOfRequest) {
    case 'SEARCH':
    case 'CATNAV':
      return products;
    case 'SKIP':
      return [];
    case 'RECS_TRENDING':
    case 'RECS_CUSTOM':
      return products.toSorted((a, b) => b.ratingCount - a.ratingCount);
    case 'RECS_NEW_ARRIVALS':
      return products.toSorted((a, b) => b.launchedOn.localeCompare(a.launchedOn));
    case 'RECS_ALSO_BOUGHT':
      return ranked(products, sourcesOf(settings, index), companionship);
    case 'RECS_SIMILAR':
    case 'RECS_ALSO_VIEWED':
    case 'RECS_SIMILAR_IMAGES':
      return ranked(products, sourcesOf(settings, index), likeness);
  }
}

/** A path matches its own products and those of its subcategories. */
function inCategory(products: readonly KlevuProduct[], path: string | undefined): readonly KlevuProduct[] {
  if (path === undefined) return products;
  return products.filter(({ categoryPaths }) =>
    categoryPaths.some((candidate) => candidate === path || candidate.startsWith(`${path};`)),
  );
}

/** The variants a recommendation is based on: what was viewed, or what is in the cart. An ID may be a product's key. */
function sourcesOf({ context }: QuerySettings, index: SearchIndex): readonly KlevuProduct[] {
  const wanted = [...context.recentObjects, ...context.sourceObjects].flatMap(({ records }) => records);
  return index.products.filter((product) =>
    wanted.some(({ id, itemGroupId }) => product.id === id || product.itemGroupId === (itemGroupId ?? id)),
  );
}

/** Everything with a score above zero, highest first, without the products the sources are variants of. */
function ranked(
  products: readonly KlevuProduct[],
  sources: readonly KlevuProduct[],
  score: (source: KlevuProduct, candidate: KlevuProduct) => number,
): readonly KlevuProduct[] {
  const known = new Set(sources.map(({ itemGroupId }) => itemGroupId));
  const total = (candidate: KlevuProduct) =>
    sources.reduce((sum, source) => sum + score(source, candidate), 0);
  return products
    .filter((product) => !known.has(product.itemGroupId) && total(product) > 0)
    .toSorted((a, b) => total(b) - total(a));
}

function likeness(source: KlevuProduct, candidate: KlevuProduct): number {
  const sameCategory = source.categoryPath === candidate.categoryPath ? 4 : 0;
  const sharedColors = source.color.filter((color) => candidate.color.includes(color)).length;
  return sameCategory + sharedColors / 8;
}

function companionship(source: KlevuProduct, candidate: KlevuProduct): number {
  const position = source.related.indexOf(candidate.itemGroupId);
  return position === -1 ? 0 : source.related.length - position;
}
