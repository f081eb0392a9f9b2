import { z } from 'zod';

/** The body of `POST /cs/v2/search`, as written by the SDK. Keys that the stand-in does not use are ignored. */

const keyValues = z.array(z.object({ key: z.string(), value: z.string() })).default([]);
const applyFilter = z.object({ key: z.string(), values: z.array(z.coerce.string()) });
/** One filter the shopper selected: values of an option or rating filter, or the two ends of a range. */
export type ApplyFilter = z.infer<typeof applyFilter>;

const sourceRecords = z
  .array(
    z.object({
      records: z.array(z.object({ id: z.string().optional(), itemGroupId: z.string().optional() })),
    }),
  )
  .default([]);

/** How the products are ordered that start from others. */
export const relations = [
  'RECS_SIMILAR',
  'RECS_ALSO_VIEWED',
  'RECS_ALSO_BOUGHT',
  'RECS_SIMILAR_IMAGES',
] as const;

const settings = z.object({
  query: z.object({ term: z.string().default('*'), categoryPath: z.string().optional() }).prefault({}),
  typeOfRecords: z.array(z.string()).default(['KLEVU_PRODUCT']),
  sort: z
    .enum(['RELEVANCE', 'PRICE_ASC', 'PRICE_DESC', 'NAME_ASC', 'RATING_DESC', 'NEW_ARRIVAL_DESC'])
    .default('RELEVANCE'),
  /** Currency of the prices to return, filter, and sort by; by default, the store's own. */
  priceFieldSuffix: z.string().optional(),
  limit: z.number().int().min(0).max(2000).default(5),
  offset: z.number().int().min(0).default(0),
  topIds: keyValues,
  excludeIds: keyValues,
  /** `id:(a OR b)`. */
  customANDQuery: z.string().optional(),
  context: z.object({ recentObjects: sourceRecords, sourceObjects: sourceRecords }).prefault({}),
  /** Whether the products in `context.recentObjects` may change the order. */
  personalisation: z.object({ enablePersonalisation: z.boolean().default(false) }).prefault({}),
});

const recordQuery = z.object({
  id: z.string(),
  typeOfRequest: z.enum([
    'SEARCH',
    'CATNAV',
    'RECS_TRENDING',
    'RECS_NEW_ARRIVALS',
    'RECS_CUSTOM',
    ...relations,
  ]),
  settings: settings.prefault({}),
  filters: z
    .object({
      filtersToReturn: z
        .object({ options: z.object({ limit: z.number().int().positive().default(10) }).prefault({}) })
        .optional(),
      applyFilters: z.object({ filters: z.array(applyFilter) }).prefault({ filters: [] }),
    })
    .prefault({}),
});
export type RecordQuery = z.infer<typeof recordQuery>;

/** Everything by which the merchant's console can choose products, and the request by which the SDK gets them. */
export const requestTypes = {
  TRENDING: 'RECS_TRENDING',
  // The SDK adds what the visitor opened.
  TRENDING_PERSONALIZED: 'RECS_TRENDING',
  NEWEST_ARRIVALS: 'RECS_NEW_ARRIVALS',
  // The SDK adds the IDs of what the visitor opened.
  RECENTLY_VIEWED: 'SEARCH',
  HAND_PICKED: 'SEARCH',
  OTHER_ALSO_VIEWED: 'RECS_ALSO_VIEWED',
  SIMILAR: 'RECS_SIMILAR',
  BOUGHT_TOGETHER: 'RECS_ALSO_BOUGHT',
  BOUGHT_TOGETHER_PDP: 'RECS_ALSO_BOUGHT',
  VISUALLY_SIMILAR: 'RECS_SIMILAR_IMAGES',
  CUSTOM_LOGIC: 'RECS_CUSTOM',
} as const satisfies Readonly<Record<string, RecordQuery['typeOfRequest']>>;

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
