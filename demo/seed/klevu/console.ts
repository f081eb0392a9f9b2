import type { KlevuIndex, KlevuRecommendation } from 'storefront-sandbox';
import type { PageKey } from '../../../stores/urls.ts';

const recommendations: Readonly<Record<string, KlevuRecommendation>> = {
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
    title: 'Favorites here',
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
    title: 'Goes well with this',
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
};

/**
 * The configuration of an index in Klevu's console.
 * @param addressOf the address of a page in the storefront and language of the index
 */
export const consoleOf = (
  addressOf: (page: PageKey) => string,
): Pick<KlevuIndex, 'recommendations' | 'banners' | 'keywordUrls'> => ({
  recommendations: {
    ...recommendations,
    'static-content': {
      title: 'From the guide',
      pageType: 'HOME',
      logic: 'TRENDING',
      typeOfRequest: 'SKIP',
      action: 'STATIC_CONTENT',
      picture: {
        url: '/assets/brand/content.png',
        width: 1600,
        altTag: 'Babywearing guide',
        targetUrl: addressOf('content/babywearing-guide'),
      },
    },
  },
  banners: [
    {
      name: 'Babywearing guide',
      imageUrl: '/assets/brand/content.png',
      altTag: 'How to wear your baby: read the guide',
      url: addressOf('content/babywearing-guide'),
      terms: ['carrier', 'baby carrier'],
    },
  ],
  keywordUrls: [
    { keywords: ['returns', 'return'], url: addressOf('content/returns') },
    { keywords: ['delivery', 'shipping'], url: addressOf('content/shipping-and-delivery') },
  ],
});
