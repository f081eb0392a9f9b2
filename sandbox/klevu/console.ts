import { requestTypes } from './requests.ts';
import type { KlevuBanner, KlevuIndex, KlevuRecommendation } from './seed.ts';
import { foldWord, segmentsOf } from './words.ts';

/** The settings of one recommendation in the form the SDK reads, or undefined if the console has none with this ID. */
export function recommendationSettings(apiKey: string, id: string, index: KlevuIndex, publicUrl: string) {
  const recommendation = index.recommendations?.[id];
  if (!recommendation) return undefined;
  const { title, pageType, logic, action = null, picture } = recommendation;
  const typeOfRequest = requestTypes[logic];
  const settings = { typeOfRecords: ['KLEVU_PRODUCT'], limit: 5, ...handPicked(recommendation, index) };
  return {
    metadata: {
      title,
      recsKey: id,
      pageType,
      logic,
      productThreshold: 1,
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
        recordQueries: [{ id, typeOfRequest: action === null ? typeOfRequest : 'SKIP', settings }],
      }),
    },
    staticContent: picture ? [staticContentOf(picture, publicUrl)] : [],
  };
}

/** The settings that find exactly these products, in their order. */
function handPicked({ logic, products = [] }: KlevuRecommendation, index: KlevuIndex) {
  if (logic !== 'HAND_PICKED') return {};
  const ids = index.products.filter(({ itemGroupId }) => products.includes(itemGroupId)).map(({ id }) => id);
  return {
    customANDQuery: `id:(${ids.join(' OR ')})`,
    topIds: products.map((value) => ({ key: 'itemGroupId', value })),
  };
}

function staticContentOf(
  { url, targetUrl, altTag, width }: NonNullable<KlevuRecommendation['picture']>,
  publicUrl: string,
) {
  const image = { resolution: 'desktop', url: new URL(url, publicUrl).href, altTag, maxWidth: width };
  return { targetUrl, contentType: 'image', image: [image] };
}

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

/**
 * What a search is about, judging by one of the products it found: the query with its words completed, and as
 * subjects the categories (separated by `;` or `;;`) and words of the title that the query mentions; without any, the main
 * category.
 */
export function annotationsOf({
  query,
  title,
  category,
}: Readonly<Record<'query' | 'title' | 'category', string>>) {
  const categories = category.split(/;+/).filter((name) => name !== '');
  const known = [...categories, title].flatMap(typedWordsOf);
  const completed = typedWordsOf(query).map((word) => known.find(startsWith(word))?.toLowerCase() ?? word);
  const isMentioned = (text: string) =>
    typedWordsOf(text).some((word) => typedWordsOf(query).some((part) => startsWith(part)(word)));
  const mentioned = [...categories, ...typedWordsOf(title)].filter(isMentioned);
  const subjects = mentioned.length > 0 ? mentioned : categories.slice(0, 1);
  return {
    fullTerm: completed.join(' '),
    subjects: [...new Set(subjects.map((text) => text.toLowerCase()))],
  };
}

const typedWordsOf = (text: string): readonly string[] =>
  segmentsOf(text).flatMap((segment) => (segment.isWord ? [segment.text] : []));

/** Compares words as the index does. */
const startsWith = (part: string) => (word: string) => foldWord(word).startsWith(foldWord(part));
