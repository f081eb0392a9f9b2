import type { SearchIndex } from './search-index.ts';

/** The three JSON files a merchant's console publishes for each API key. */
export const configurationFiles = {
  root: (index: SearchIndex) => ({
    klevu_webstorePopularTerms: popularTerms(index),
    klevu_popularProductsOfSite: index
      .match('*')
      .products.slice(0, 5)
      .map(({ id, name, url, imageUrl }) => ({ id, name, url, image: imageUrl })),
    klevu_abTestActive: false,
  }),
  banner: (index: SearchIndex, publicUrl: string) => ({
    klevu_banner: [
      {
        bannerName: 'Babywearing guide',
        bannerRef: 'babywearing-guide',
        bannerImg: `${publicUrl}/assets/brand/content.png`,
        bannerAltTag: 'How to wear your baby: read the guide',
        redirectUrl: index.pathOf('content/babywearing-guide'),
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
  maps: (index: SearchIndex) => ({
    klevu_keywordUrlMap: [
      { keywords: ['returns', 'return'], url: index.pathOf('content/returns') },
      { keywords: ['delivery', 'shipping'], url: index.pathOf('content/shipping-and-delivery') },
    ],
  }),
} as const;

/** The categories that hold what most families choose. */
function popularTerms({ match }: SearchIndex): readonly string[] {
  const roots = match('*').products.flatMap(({ categoryPath }) => categoryPath.split(';').slice(0, 1));
  return [...new Set(roots)].slice(0, 4);
}
