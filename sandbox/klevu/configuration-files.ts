import type { SearchIndex } from './search-index.ts';
import type { KlevuBanner } from './seed.ts';

/** The three JSON files a merchant's console publishes for each API key. */
export const configurationFiles = {
  root: (index: SearchIndex) => ({
    klevu_webstorePopularTerms: index.popularTerms ?? rootCategories(index),
    klevu_popularProductsOfSite: index
      .match('*')
      .products.filter(({ itemGroupId }, place, all) => all[place - 1]?.itemGroupId !== itemGroupId)
      .slice(0, 5)
      .map(({ id, name, url, imageUrl }) => ({ id, name, url, image: imageUrl })),
    klevu_abTestActive: false,
  }),
  banner: ({ banners = [] }: SearchIndex, publicUrl: string) => ({
    klevu_banner: banners.map((banner) => bannerEntry(banner, publicUrl)),
  }),
  maps: ({ keywordUrls = [] }: SearchIndex) => ({ klevu_keywordUrlMap: keywordUrls }),
} as const;

function bannerEntry(banner: KlevuBanner, publicUrl: string) {
  const { id, name, imageUrl, altTag, url, places, terms, from = '2019-01-01', until = '' } = banner;
  return {
    bannerName: name,
    bannerRef: id,
    bannerImg: new URL(imageUrl, publicUrl).href,
    bannerAltTag: altTag,
    redirectUrl: url,
    position: 'top',
    showForTerms: terms,
    showOnLandingPage: places.includes('landingpage'),
    showOnQuickSearch: places.includes('quicksearch'),
    showOnCategoryPage: places.includes('merchandising'),
    startDate: from.replaceAll('-', '/'),
    endDate: until.replaceAll('-', '/'),
  };
}

/** Those of the most popular products, in lower case as shoppers type. */
function rootCategories({ match, language }: SearchIndex): readonly string[] {
  const roots = match('*').products.flatMap(({ categoryPath }) => categoryPath.split(';').slice(0, 1));
  return [...new Set(roots)].slice(0, 4).map((name) => name.toLocaleLowerCase(language));
}
