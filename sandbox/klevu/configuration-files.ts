import type { KlevuBanner, KlevuIndex } from './seed.ts';

/** The three JSON files a merchant's console publishes for each API key, by the end of their names. */
export const configurationFiles: Readonly<Record<string, (index: KlevuIndex, publicUrl: string) => object>> =
  {
    '': ({ popularTerms = [] }) => ({ klevu_webstorePopularTerms: popularTerms, klevu_abTestActive: false }),
    '-banner': ({ banners = [] }, publicUrl) => ({
      klevu_banner: banners.map((banner) => bannerEntry(banner, publicUrl)),
    }),
    '-maps': ({ keywordUrls = [] }) => ({ klevu_keywordUrlMap: keywordUrls }),
  };

const bannerEntry = ({ id, name, imageUrl, altTag, url, places, terms }: KlevuBanner, publicUrl: string) => ({
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
  startDate: '2019/01/01',
  endDate: '',
});
