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
  banner: ({ banners = [] }: SearchIndex, publicUrl: string) => ({
    klevu_banner: banners.map(({ name, imageUrl, altTag, url, terms }) => ({
      bannerName: name,
      bannerRef: name.toLowerCase().replaceAll(' ', '-'),
      bannerImg: new URL(imageUrl, publicUrl).href,
      bannerAltTag: altTag,
      redirectUrl: url,
      position: 'top',
      showForTerms: terms,
      showOnLandingPage: true,
      showOnQuickSearch: true,
      showOnCategoryPage: false,
      startDate: '2019/01/01',
      endDate: '',
    })),
  }),
  maps: ({ keywordUrls = [] }: SearchIndex) => ({ klevu_keywordUrlMap: keywordUrls }),
} as const;

/** The root categories of the most popular products. */
function popularTerms({ match }: SearchIndex): readonly string[] {
  const roots = match('*').products.flatMap(({ categoryPath }) => categoryPath.split(';').slice(0, 1));
  return [...new Set(roots)].slice(0, 4);
}
