import { z } from 'zod';

/** The body of `POST /cs/v2/search`, as written by the SDK. Keys that the stand-in does not use are ignored. */

const keyValue = z.object({ key: z.string(), value: z.string() });

const applyFilter = z.object({ key: z.string(), values: z.array(z.coerce.string()) });
/** One filter the shopper selected: values of an option or rating filter, or the two ends of a range. */
export type ApplyFilter = z.infer<typeof applyFilter>;

const filtersToReturn = z.object({
  enabled: z.boolean(),
  include: z.array(z.string()).optional(),
  exclude: z.array(z.string()).optional(),
  options: z
    .object({
      order: z.enum(['INDEX', 'FREQ']).default('INDEX'),
      limit: z.number().int().positive().default(10),
      mincount: z.number().int().nonnegative().default(1),
    })
    .prefault({}),
  rangeFilterSettings: z.array(z.object({ key: z.string(), minMax: z.boolean() })).default([]),
});
/** Which filters a response should list, and how. */
export type FiltersToReturn = z.infer<typeof filtersToReturn>;

const groupCondition = z.object({
  groupOperator: z.enum(['ALL_OF', 'ANY_OF', 'NONE_OF']),
  conditions: z.array(
    z.object({ key: z.string(), valueOperator: z.enum(['INCLUDE', 'EXCLUDE']), values: z.array(z.string()) }),
  ),
});
export type GroupCondition = z.infer<typeof groupCondition>;

const sourceRecords = z.array(
  z.object({ records: z.array(z.object({ id: z.string().optional(), itemGroupId: z.string().optional() })) }),
);

const settings = z.object({
  query: z.object({ term: z.string().default('*'), categoryPath: z.string().optional() }).prefault({}),
  typeOfRecords: z.array(z.string()).default(['KLEVU_PRODUCT']),
  /** Of several records with the same value, only the best is returned. */
  groupBy: z.enum(['itemGroupId', 'id', 'name']).default('itemGroupId'),
  fields: z.array(z.string()).optional(),
  sort: z
    .enum([
      'RELEVANCE',
      'PRICE_ASC',
      'PRICE_DESC',
      'NAME_ASC',
      'NAME_DESC',
      'RATING_ASC',
      'RATING_DESC',
      'NEW_ARRIVAL_ASC',
      'NEW_ARRIVAL_DESC',
      'ADVANCED_SORT',
    ])
    .default('RELEVANCE'),
  advancedSorting: z.array(z.object({ key: z.string(), order: z.enum(['ASC', 'DESC']) })).default([]),
  /** Currency of the prices to return, filter, and sort by; by default, the store's own. */
  priceFieldSuffix: z.string().optional(),
  limit: z.number().int().min(0).max(2000).default(5),
  offset: z.number().int().min(0).default(0),
  topIds: z.array(keyValue).default([]),
  includeIds: z.array(keyValue).default([]),
  excludeIds: z.array(keyValue).default([]),
  /** `id:(a OR b)`; a `-` before the parenthesis excludes. */
  customANDQuery: z.string().optional(),
  groupCondition: groupCondition.optional(),
  fallbackQueryId: z.string().optional(),
  fallbackWhenCountLessThan: z.number().int().default(1),
  context: z
    .object({ recentObjects: sourceRecords.default([]), sourceObjects: sourceRecords.default([]) })
    .prefault({}),
  /** Whether the products in `context.recentObjects` may change the order. */
  personalisation: z.object({ enablePersonalisation: z.boolean().default(false) }).prefault({}),
});
export type QuerySettings = z.infer<typeof settings>;

/** Weights by which records move: above 1 up, below 1 down. */
const weight = z.number().min(0).max(999);
const boost = z.object({
  filters: z.array(applyFilter.extend({ weight })).default([]),
  keywords: z.array(z.object({ phrase: z.string(), weight })).default([]),
  records: z.array(z.object({ id: z.string(), weight })).default([]),
});

const recordQuery = z.object({
  id: z.string(),
  typeOfRequest: z.enum([
    'SEARCH',
    'CATNAV',
    'RECS_TRENDING',
    'RECS_NEW_ARRIVALS',
    'RECS_SIMILAR',
    'RECS_ALSO_VIEWED',
    'RECS_ALSO_BOUGHT',
    'RECS_SIMILAR_IMAGES',
    'RECS_CUSTOM',
    'SKIP',
  ]),
  isFallbackQuery: z.boolean().default(false),
  boost: boost.prefault({}),
  settings: settings.prefault({}),
  filters: z
    .object({
      filtersToReturn: filtersToReturn.optional(),
      applyFilters: z.object({ filters: z.array(applyFilter) }).optional(),
    })
    .default({}),
});
export type RecordQuery = z.infer<typeof recordQuery>;

const suggestionQuery = z.object({
  id: z.string(),
  query: z.string(),
  limit: z.number().int().positive().max(100).default(5),
});
export type SuggestionQuery = z.infer<typeof suggestionQuery>;

export const searchRequestSchema = z.object({
  context: z.object({ apiKeys: z.tuple([z.string()]).rest(z.string()) }),
  recordQueries: z.array(recordQuery).default([]),
  suggestions: z.array(suggestionQuery).default([]),
});
