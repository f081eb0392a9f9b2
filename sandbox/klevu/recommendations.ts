import type { StoreIndex } from './records.ts';

/** One recommendation set up in the merchant's console: which products, for which kind of page. */
interface RecommendationSetup {
  readonly title: string;
  readonly pageType: 'HOME' | 'CATEGORY' | 'PRODUCT' | 'CHECKOUT';
  readonly logic: string;
  readonly typeOfRequest: string;
  readonly action?: 'HIDE_RECOMMENDATION' | 'STATIC_CONTENT';
}

const setups: Readonly<Record<string, RecommendationSetup>> = {
  'home-trending': {
    title: 'Loved by families',
    pageType: 'HOME',
    logic: 'TRENDING',
    typeOfRequest: 'RECS_TRENDING',
  },
  'home-new': {
    title: 'New in',
    pageType: 'HOME',
    logic: 'NEWEST_ARRIVALS',
    typeOfRequest: 'RECS_NEW_ARRIVALS',
  },
  'home-recent': {
    title: 'Recently viewed',
    pageType: 'HOME',
    logic: 'RECENTLY_VIEWED',
    typeOfRequest: 'SEARCH',
  },
  'category-trending': {
    title: 'Favourites here',
    pageType: 'CATEGORY',
    logic: 'TRENDING',
    typeOfRequest: 'RECS_TRENDING',
  },
  'product-similar': {
    title: 'Similar',
    pageType: 'PRODUCT',
    logic: 'SIMILAR',
    typeOfRequest: 'RECS_SIMILAR',
  },
  'product-also-viewed': {
    title: 'Others also viewed',
    pageType: 'PRODUCT',
    logic: 'OTHER_ALSO_VIEWED',
    typeOfRequest: 'RECS_ALSO_VIEWED',
  },
  'product-together': {
    title: 'Goes well with it',
    pageType: 'PRODUCT',
    logic: 'BOUGHT_TOGETHER_PDP',
    typeOfRequest: 'RECS_ALSO_BOUGHT',
  },
  'checkout-together': {
    title: 'Before you go',
    pageType: 'CHECKOUT',
    logic: 'BOUGHT_TOGETHER',
    typeOfRequest: 'RECS_ALSO_BOUGHT',
  },
  hidden: {
    title: 'Hidden',
    pageType: 'HOME',
    logic: 'TRENDING',
    typeOfRequest: 'SKIP',
    action: 'HIDE_RECOMMENDATION',
  },
  'static-content': {
    title: 'From the guide',
    pageType: 'HOME',
    logic: 'TRENDING',
    typeOfRequest: 'SKIP',
    action: 'STATIC_CONTENT',
  },
};

interface Wanted {
  readonly apiKey: string;
  /** Of the recommendation. */
  readonly id: string;
  readonly publicUrl: string;
}

/** The settings of one recommendation as the SDK reads them, or undefined when the console has none of this id. */
export function recommendationSettings({ apiKey, id, publicUrl }: Wanted, index: Pick<StoreIndex, 'pathOf'>) {
  const setup = setups[id];
  if (!setup) return undefined;
  const { title, pageType, logic, typeOfRequest, action = null } = setup;
  return {
    metadata: {
      title,
      recsKey: id,
      pageType,
      logic,
      maxProducts: 5,
      productThreshold: 1,
      enabled: true,
      spotKey: `${id}-spot`,
      spotName: title,
      segmentKey: null,
      segmentName: null,
      action,
    },
    search: {
      // The SDK puts the scheme in front of it.
      basePath: `${publicUrl.replace(/^https?:\/\//, '')}/klevu/cs/v2/search`,
      payload: JSON.stringify({
        context: { apiKeys: [apiKey] },
        recordQueries: [{ id, typeOfRequest, settings: { typeOfRecords: ['KLEVU_PRODUCT'], limit: 5 } }],
      }),
    },
    staticContent:
      action === 'STATIC_CONTENT'
        ? [
            {
              targetUrl: index.pathOf('content/babywearing-guide'),
              contentType: 'image',
              image: [
                {
                  resolution: 'desktop',
                  url: `${publicUrl}/assets/brand/content.png`,
                  altTag: 'Babywearing guide',
                  maxWidth: 1600,
                },
              ],
            },
          ]
        : [],
  };
}
