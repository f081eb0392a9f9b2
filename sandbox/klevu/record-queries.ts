import { listFacets, passes } from './facets.ts';
import { related, sameCategory, sourcesOf } from './relations.ts';
import type { RecordQuery } from './requests.ts';
import type { SearchIndex } from './search-index.ts';
import type { KlevuProduct } from './indexing.ts';

type Settings = RecordQuery['settings'];

/** The result of one record query. */
export function runQuery(query: RecordQuery, index: SearchIndex) {
  const { id, settings, filters } = query;
  const { records, typeOfSearch, facets } = settings.typeOfRecords.includes('KLEVU_PRODUCT')
    ? productsOf(query, index)
    : textsOf(settings, index);
  const page = records.slice(settings.offset, settings.offset + settings.limit);
  return {
    id,
    meta: {
      qTime: 1,
      noOfResults: page.length,
      totalResultsFound: records.length,
      offset: settings.offset,
      typeOfSearch,
      searchedTerm: settings.query.term,
    },
    ...(filters.filtersToReturn && { filters: facets }),
    records: page,
  };
}

/** Pages or categories; pictures, which Klevu could also return, are not in any index. */
function textsOf({ typeOfRecords, query }: Settings, index: SearchIndex) {
  const isCategory = typeOfRecords.includes('KLEVU_CATEGORY');
  const match = isCategory ? index.matchCategories : index.matchPages;
  const all = (isCategory ? index.categories : index.pages) ?? [];
  const { found, typeOfSearch } = match(query.term);
  const records = found.map(({ id }) => ({
    ...all.find((candidate) => candidate.id === id),
    ...{ text: undefined, typeOfRecord: isCategory ? 'KLEVU_CATEGORY' : 'KLEVU_CMS' },
  }));
  return { records, typeOfSearch, facets: [] };
}

/** The best variant of every product that passes the filters, in the order and form of the response. */
function productsOf({ typeOfRequest, settings, filters }: RecordQuery, index: SearchIndex) {
  const { query, excludeIds, customANDQuery, priceFieldSuffix } = settings;
  const { products, typeOfSearch } =
    typeOfRequest === 'SEARCH'
      ? index.match(query.term)
      : { products: candidatesOf(typeOfRequest, settings, index), typeOfSearch: 'WILDCARD_AND' as const };
  const ids = customANDQuery && (/^id:\((.*)\)$/.exec(customANDQuery)?.[1] ?? '').split(' OR ');
  const candidates = pricedIn(products, priceFieldSuffix, index).filter(
    ({ id, itemGroupId }) =>
      !excludeIds.some(({ value }) => value === itemGroupId) && (!ids || ids.includes(id)),
  );
  const applied = filters.applyFilters.filters;
  const groups = Map.groupBy(
    candidates.filter((product) => passes(product, applied, index)),
    ({ itemGroupId }) => itemGroupId,
  );
  const best = [...groups.values()].flatMap((variants) => variants.slice(0, 1));
  return {
    records: sorted(best, settings, index).map((product) => toRecord(product, settings, index)),
    typeOfSearch,
    facets: listFacets(candidates, filters.filtersToReturn?.options.limit ?? 0, applied, index),
  };
}

/** The variants for a type of request, the best product's first, before filters and sorting. */
function candidatesOf(
  typeOfRequest: Exclude<RecordQuery['typeOfRequest'], 'SEARCH'>,
  settings: Settings,
  index: SearchIndex,
): readonly KlevuProduct[] {
  const path = settings.query.categoryPath;
  const products = index.products.filter((product) => path === undefined || isInCategory(product, path));
  const sources = sourcesOf(settings, index);
  switch (typeOfRequest) {
    case 'CATNAV':
      return products;
    case 'RECS_TRENDING':
      return products.toSorted(byPopularity);
    case 'RECS_NEW_ARRIVALS':
      return products.toSorted(byNovelty);
    case 'RECS_CUSTOM':
      // A merchant's own rule: what families rate highest among what can be delivered.
      return products
        .filter(({ id, inStock }) => inStock === 'yes' && !sources.some((source) => source.id === id))
        .toSorted(byRating);
    default:
      return related(typeOfRequest, products, sources);
  }
}

/**
 * Whether a product is in a category or below it, or in a curated list.
 * @param path names from the root, separated by `;`
 */
const isInCategory = ({ categoryPaths, listPaths }: KlevuProduct, path: string): boolean =>
  [...categoryPaths, ...listPaths].some(
    (candidate) => candidate === path || candidate.startsWith(`${path};`),
  );

type Order = (a: KlevuProduct, b: KlevuProduct) => number;

/** What most shoppers have rated, and what is new, come first. */
const byPopularity: Order = (a, b) => b.ratingCount - a.ratingCount;
const byNovelty: Order = (a, b) => b.launchedOn.localeCompare(a.launchedOn);
const byRating: Order = (a, b) => (b.rating ?? 0) - (a.rating ?? 0);

/**
 * The products in the order the query requests. Ties keep their rank. By relevance, top IDs come first, and, if the query
 * wants that, what is in the categories of the products that the visitor opened last.
 */
function sorted(
  products: readonly KlevuProduct[],
  settings: Settings,
  index: SearchIndex,
): readonly KlevuProduct[] {
  const { enablePersonalisation } = settings.personalisation;
  const opened = enablePersonalisation ? sourcesOf(settings, index) : [];
  const affinity = (product: KlevuProduct) =>
    Math.max(0, ...opened.map((source) => sameCategory(source, product)));
  const isTop = settings.topIds.map(({ value }) => value).toReversed();
  const rank = ({ id, itemGroupId }: KlevuProduct) =>
    isTop.findIndex((value) => value === id || value === itemGroupId);
  const orders: Readonly<Record<Settings['sort'], Order>> = {
    RELEVANCE: (a, b) => rank(b) - rank(a) || affinity(b) - affinity(a),
    PRICE_ASC: (a, b) => Number(a.salePrice) - Number(b.salePrice),
    PRICE_DESC: (a, b) => Number(b.salePrice) - Number(a.salePrice),
    NAME_ASC: (a, b) => a.name.localeCompare(b.name, index.language),
    RATING_DESC: byRating,
    NEW_ARRIVAL_DESC: byNovelty,
  };
  return products.toSorted(orders[settings.sort]);
}

/** What the index uses only for searching and ranking, and what is part of a record in another form. */
const innerFields: ReadonlySet<string> = new Set([
  ...['categoryPaths', 'listPaths', 'features', 'related', 'tags'],
  ...['prices', 'pricesBefore', 'traits', 'fields'],
]);

/** The fields of a record that leave the service, with what it tells about all variants of its product. */
function toRecord(product: KlevuProduct, { priceFieldSuffix }: Settings, index: SearchIndex): object {
  const variants = pricedIn(index.variantsOf(product.itemGroupId), priceFieldSuffix, index);
  const prices = variants.map(({ salePrice }) => salePrice).toSorted((a, b) => Number(a) - Number(b));
  const own = Object.entries(product).filter(([name]) => !innerFields.has(name));
  return {
    ...Object.fromEntries(own),
    ...product.traits,
    ...product.fields,
    startPrice: prices.at(0),
    toPrice: prices.at(-1),
    totalVariants: variants.length,
    typeOfRecord: 'KLEVU_PRODUCT',
  };
}

/**
 * The products with prices in the currency of a query's `priceFieldSuffix`, e.g. `PLN`; those without such a price are
 * left out. A suffix for which no product of the index has a price changes nothing.
 */
function pricedIn(
  products: readonly KlevuProduct[],
  suffix: string | undefined,
  index: SearchIndex,
): readonly KlevuProduct[] {
  if (suffix === undefined || !index.products.some(({ prices }) => suffix in prices)) return products;
  return products.flatMap((product) => {
    const salePrice = product.prices[suffix];
    if (salePrice === undefined) return [];
    const price = product.pricesBefore[suffix] ?? salePrice;
    return [{ ...product, price, salePrice, currency: suffix }];
  });
}
