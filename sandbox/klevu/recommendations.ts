import type { RecommendationLogic } from './recommendation-logics.ts';
import type { RecordQuery } from './requests.ts';
import type { KlevuIndex, KlevuRecommendation } from './seed.ts';

interface Wanted {
  readonly apiKey: string;
  /** Of the recommendation. */
  readonly id: string;
  readonly publicUrl: string;
  /** Keys of the segments to which the visitor belongs. */
  readonly segments: readonly string[];
}

/** The request by which the SDK gets the products of each logic. */
const requestTypes: Readonly<Record<RecommendationLogic, RecordQuery['typeOfRequest']>> = {
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
};

/** The settings of one recommendation in the form the SDK reads, or undefined if the console has none with this ID. */
export function recommendationSettings({ apiKey, id, publicUrl, segments }: Wanted, index: KlevuIndex) {
  const general = index.recommendations?.[id];
  if (!general) return undefined;
  const segmentKey = segments.find((key) => general.forSegments?.[key] !== undefined);
  const recommendation = { ...general, ...(segmentKey !== undefined && general.forSegments?.[segmentKey]) };
  const { title, pageType, logic, limit = 5, threshold = 1, action = null } = recommendation;
  return {
    metadata: {
      title,
      recsKey: id,
      pageType,
      logic,
      maxProducts: limit,
      productThreshold: threshold,
      enabled: true,
      spotKey: `${id}-spot`,
      spotName: general.title,
      segmentKey: segmentKey ?? null,
      segmentName: segmentKey === undefined ? null : (index.segments?.[segmentKey]?.name ?? null),
      action,
    },
    search: {
      // The SDK puts the scheme in front of it.
      basePath: `${publicUrl.replace(/^https?:\/\//, '')}/klevu/cs/v2/search`,
      payload: JSON.stringify({
        context: { apiKeys: [apiKey] },
        recordQueries: [
          {
            id,
            typeOfRequest: action === null ? requestTypes[logic] : 'SKIP',
            settings: { typeOfRecords: ['KLEVU_PRODUCT'], limit, ...handPicked(recommendation) },
          },
        ],
      }),
    },
    staticContent: staticContentOf(recommendation, publicUrl),
  };
}

/** The settings that find exactly these products, in their order. */
function handPicked({ logic, products = [] }: KlevuRecommendation) {
  if (logic !== 'HAND_PICKED') return {};
  return {
    groupCondition: {
      groupOperator: 'ALL_OF',
      conditions: [{ key: 'itemGroupId', valueOperator: 'INCLUDE', values: products }],
    },
    topIds: products.map((value) => ({ key: 'itemGroupId', value })),
  };
}

function staticContentOf({ picture }: KlevuRecommendation, publicUrl: string) {
  if (!picture) return [];
  const { url, targetUrl, altTag, width } = picture;
  const image = { resolution: 'desktop', url: new URL(url, publicUrl).href, altTag, maxWidth: width };
  return [{ targetUrl, contentType: 'image', image: [image] }];
}

/**
 * The visitor's segments in the address of a recommendation's settings. The SDK writes its query by hand, starting with
 * `?&`, and encodes nothing, so that a category's name may contain `&`.
 */
export const segmentsIn = (address: string): readonly string[] =>
  decodeURIComponent(/[?&]sids=([^&]*)/.exec(address)?.[1] ?? '')
    .split(',')
    .filter(Boolean);
