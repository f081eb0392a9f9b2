import type { SearchIndex } from './search-index.ts';

/** The three JSON files a merchant's console publishes for each API key. */
export const configurationFiles = {
  root: (index: SearchIndex) => ({
    klevu_webstorePopularTerms: ['baby carrier', 'bouncer', 'bib', 'travel cot'],
    klevu_popularProductsOfSite: index
      .match('*')
      .products.slice(0, 5)
      .map(({ id, name, url, imageUrl }) => ({ id, name, url, image: imageUrl })),
    klevu_abTestActive: false,
  }),
  banner: (_index: SearchIndex, publicUrl: string) => ({
    klevu_banner: [
      {
        bannerName: 'Babywearing guide',
        bannerRef: 'babywearing-guide',
        bannerImg: `${publicUrl}/assets/brand/content.png`,
        bannerAltTag: 'How to wear your baby: read the guide',
        redirectUrl: '/pages/babywearing-guide/',
        position: 'top',
        showForTerms: ['carrier', 'baby carrier'],
        showOnLandingPage: true,
        showOnQuickSearch: true,
        showOnCategoryPage: false,
        startDate: '2019/01/01',
        endDate: '',
      },
    ],
  }),
  maps: () => ({
    klevu_keywordUrlMap: [
      { keywords: ['returns', 'return'], url: '/customer-service/returns/' },
      { keywords: ['delivery', 'shipping'], url: '/customer-service/shipping-and-delivery/' },
    ],
  }),
} as const;
