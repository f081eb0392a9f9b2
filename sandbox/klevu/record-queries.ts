import { boosted } from './boosting.ts';
import { candidatesOf } from './candidates.ts';
import { groupBy, groupFacts } from './groups.ts';
import { type Facet, listFacets, meets, passes } from './facets.ts';
import type { KlevuIndex, KlevuProduct } from './seed.ts';
import { personalized } from './personalization.ts';
import type { QuerySettings, RecordQuery } from './requests.ts';
import type { SearchIndex } from './search-index.ts';
import { sortProducts } from './sorting.ts';
import { textRecordsOf, wayOfFinding } from './text-records.ts';
import type { VisitorBehavior } from './visitor-behavior.ts';

/** The result of one record query. */
export interface QueryResult {
  readonly id: string;
  readonly meta: Readonly<Record<string, unknown>> & { readonly noOfResults: number };
  readonly filters?: readonly Facet[];
  readonly records: readonly Readonly<Record<string, unknown>>[];
}

/** What a result depends on besides its query and the index. */
interface Source {
  readonly apiKey: string;
  /** What has been reported about the visitors of this storefront. */
  readonly visitorsOf: () => readonly VisitorBehavior[];
}

/**
 * Runs the queries of one request. A fallback query runs only if the query that refers to it found fewer rows than its
 * threshold; its result is then added to the first under its own ID.
 */
export function runQueries(
  queries: readonly RecordQuery[],
  index: SearchIndex,
  source: Source,
): readonly QueryResult[] {
  return queries
    .filter(({ isFallbackQuery }) => !isFallbackQuery)
    .flatMap((query) => {
      const result = runQuery(query, index, source);
      const { fallbackQueryId, fallbackWhenCountLessThan } = query.settings;
      const fallback = queries.find(({ id }) => id === fallbackQueryId);
      return fallback && result.meta.noOfResults < fallbackWhenCountLessThan
        ? [result, runQuery(fallback, index, source)]
        : [result];
    });
}

/** A record that was found, in the form in which it leaves the service once it is on the page. */
type Shown = () => Readonly<Record<string, unknown>>;

function runQuery(query: RecordQuery, index: SearchIndex, { apiKey, visitorsOf }: Source): QueryResult {
  const { settings, filters } = query;
  const wantsProducts = settings.typeOfRecords.includes('KLEVU_PRODUCT');
  const { products, typeOfSearch } = wantsProducts
    ? candidatesOf(query, index, visitorsOf)
    : { products: [], typeOfSearch: wayOfFinding(settings, index) };
  const candidates = wantsProducts ? narrow(products, settings, index) : [];
  const applied = filters.applyFilters?.filters ?? [];
  const { products: productsFound, isPersonalised } = bestVariants(candidates, query, index);
  const found = settings.typeOfRecords.flatMap((type): readonly Shown[] =>
    type === 'KLEVU_PRODUCT'
      ? productsFound.map((product) => () => toRecord(product, settings, index))
      : textsShown(type, query, index),
  );
  const page = found.slice(settings.offset, settings.offset + settings.limit);
  return {
    id: query.id,
    meta: {
      apiKey,
      isPersonalised,
      qTime: 1,
      noOfResults: page.length,
      totalResultsFound: found.length,
      offset: settings.offset,
      typeOfSearch,
      debuggingInformation: null,
      notificationCode: 1,
      searchedTerm: settings.query.term,
    },
    ...(filters.filtersToReturn
      ? { filters: listFacets(candidates, filters.filtersToReturn, applied, settings.groupBy, index) }
      : {}),
    records: page.map((toShow) => toShow()),
  };
}

/** The best variant of every product that passes the filters, in the order of the response. */
function bestVariants(candidates: readonly KlevuProduct[], query: RecordQuery, index: SearchIndex) {
  const { settings, filters } = query;
  const applied = filters.applyFilters?.filters ?? [];
  const found = groupBy(
    candidates.filter((product) => passes(product, applied)),
    (product) => product[settings.groupBy],
  );
  const groups = boosted(found, query, index);
  const ordered = personalized(groups, settings, index);
  const products = sortProducts(
    ordered.map(([best]) => best),
    settings,
    index.language,
  );
  return { products, isPersonalised: ordered.some((group, place) => group !== groups[place]) };
}

/** Pages and categories have no filters, so none of them pass any; only a search finds them. */
function textsShown(type: string, { typeOfRequest, settings, filters }: RecordQuery, index: SearchIndex) {
  if (typeOfRequest !== 'SEARCH' || (filters.applyFilters?.filters.length ?? 0) > 0) return [];
  return textRecordsOf(type, settings, index).map((record) => () => pick(record, settings.fields));
}

type IdList = QuerySettings['includeIds'];

function narrow(
  products: readonly KlevuProduct[],
  { customANDQuery, groupCondition, includeIds, excludeIds, priceFieldSuffix }: QuerySettings,
  index: SearchIndex,
): readonly KlevuProduct[] {
  const included =
    includeIds.length === 0 ? [] : index.products.filter((product) => isListed(product, includeIds));
  return pricedIn([...new Set([...products, ...included])], priceFieldSuffix, index)
    .filter((product) => !isListed(product, excludeIds))
    .filter((product) => customANDQuery === undefined || matchesIdQuery(product, customANDQuery))
    .filter((product) => groupCondition === undefined || meets(product, groupCondition));
}

const isListed = (product: KlevuProduct, ids: IdList): boolean =>
  ids.some(({ key, value }) => (key === 'itemGroupId' ? product.itemGroupId : product.id) === value);

/** Parses what the SDK sends: `id:(a OR b)` and its negation `-id:(a OR b)` or `id:-(a OR b)`. */
function matchesIdQuery(product: KlevuProduct, query: string): boolean {
  const [, outer, inner, list = ''] = /^(-?)id:(-?)\((.*)\)$/.exec(query.trim()) ?? [];
  const isNegated = outer === '-' || inner === '-';
  const ids = list.split(' OR ');
  return ids.includes(product.id) !== isNegated;
}

/** What the index uses only for searching and ranking. */
const innerFields: ReadonlySet<string> = new Set([
  'categoryPaths',
  'listPaths',
  'features',
  'related',
  'english',
  'englishTraits',
  'prices',
  'pricesBefore',
  'traits',
  'fields',
]);

/** The fields of a record that leave the service. */
function toRecord(
  product: KlevuProduct,
  { fields, priceFieldSuffix }: QuerySettings,
  index: SearchIndex,
): Record<string, unknown> {
  const variants = pricedIn(index.variantsOf(product.itemGroupId), priceFieldSuffix, index);
  const record = {
    ...product,
    ...product.traits,
    ...product.fields,
    ...groupFacts(variants),
    typeOfRecord: 'KLEVU_PRODUCT',
  };
  return pick(Object.fromEntries(Object.entries(record).filter(([key]) => !innerFields.has(key))), fields);
}

/** Only these fields, and always the ID. */
function pick(record: object, fields: readonly string[] | undefined): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).filter(([key]) => !fields || key === 'id' || fields.includes(key)),
  );
}

/**
 * The products with prices in the currency of a query's `priceFieldSuffix`, e.g. `PLN`; those without such a price are
 * left out. A suffix for which no product of the index has a price changes nothing.
 */
function pricedIn(
  products: readonly KlevuProduct[],
  suffix: string | undefined,
  index: Pick<KlevuIndex, 'products'>,
): readonly KlevuProduct[] {
  if (suffix === undefined || !index.products.some(({ prices }) => suffix in prices)) return products;
  return products.flatMap((product) => {
    const salePrice = product.prices[suffix];
    if (salePrice === undefined) return [];
    const price = product.pricesBefore?.[suffix] ?? salePrice;
    return [{ ...product, price, salePrice, currency: suffix }];
  });
}
