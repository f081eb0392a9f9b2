import type { KlevuBanner, KlevuIndex, KlevuRecommendation } from 'storefront-sandbox';
import type { Language } from '../../../stores/types.ts';
import type { PageKey } from '../../../stores/urls.ts';
import { consoleTexts } from './console-texts.ts';

type Settings = Omit<KlevuRecommendation, 'title'>;

/** Every place of the shop that shows what the merchant chooses. */
const places: Readonly<Record<string, Settings>> = {
  'home-trending': { pageType: 'HOME', logic: 'TRENDING' },
  'home-new': { pageType: 'HOME', logic: 'NEWEST_ARRIVALS' },
  'home-recent': { pageType: 'HOME', logic: 'RECENTLY_VIEWED' },
  'home-personal': { pageType: 'HOME', logic: 'TRENDING_PERSONALIZED' },
  'home-picked': {
    pageType: 'HOME',
    logic: 'HAND_PICKED',
    // More than a row shows, because those that the page already shows are left out.
    products: [
      'baby-cradle',
      'baby-blanket',
      'baby-carrier-harmony',
      'muslin-swaddle',
      'high-chair',
      'bouncer-balance-soft',
    ],
  },
  'category-rated': { pageType: 'CATEGORY', logic: 'CUSTOM_LOGIC' },
  'product-similar': { pageType: 'PRODUCT', logic: 'SIMILAR' },
  'product-also-viewed': { pageType: 'PRODUCT', logic: 'OTHER_ALSO_VIEWED' },
  'product-together': { pageType: 'PRODUCT', logic: 'BOUGHT_TOGETHER_PDP' },
  'product-visually-similar': { pageType: 'PRODUCT', logic: 'VISUALLY_SIMILAR' },
  'product-recent': { pageType: 'PRODUCT', logic: 'RECENTLY_VIEWED' },
  'cart-together': { pageType: 'CHECKOUT', logic: 'BOUGHT_TOGETHER' },
  'empty-result': { pageType: 'HOME', logic: 'TRENDING' },
  confirmation: { pageType: 'CHECKOUT', logic: 'BOUGHT_TOGETHER' },
  'empty-result-guide': { pageType: 'HOME', logic: 'TRENDING', action: 'STATIC_CONTENT' },
  // Nothing follows a guide as long as the merchant hides it.
  guide: { pageType: 'HOME', logic: 'TRENDING', action: 'HIDE_RECOMMENDATION' },
};

/** What visitors see on the home page who looked at carriers. */
const forCarriers = {
  logic: 'HAND_PICKED',
  products: ['winter-cover', 'rain-cover', 'teething-pads', 'carrier-bib', 'pocket-pouch'],
} as const;

/** What the console needs to know about the index it configures. */
interface ConsoleIndex {
  readonly language: Language;
  /** The address of a page in the storefront and language of the index. */
  readonly pageUrlOf: (page: PageKey) => string;
  /** The names from the root to a category, separated by `;`. */
  readonly categoryPathOf: (key: string) => string;
}

/** The configuration of an index in Klevu's console. */
export function consoleOf(
  index: ConsoleIndex,
): Pick<KlevuIndex, 'recommendations' | 'segments' | 'popularTerms' | 'banners' | 'keywordUrls'> {
  const { language, pageUrlOf, categoryPathOf } = index;
  const { popularTerms, keywords } = consoleTexts[language];
  return {
    segments: { carriers: { name: 'Looked at carriers', openedIn: categoryPathOf('baby-carriers') } },
    recommendations: Object.fromEntries(
      Object.entries(places).map(([id, settings]) => [id, recommendationOf(id, settings, index)]),
    ),
    popularTerms,
    banners: bannersOf(index),
    keywordUrls: (Object.keys(keywords) as PageKey[]).map((page) => ({
      // Many shoppers type English words, whatever the language of the shop.
      keywords: [...new Set([...(keywords[page] ?? []), ...(consoleTexts.en.keywords[page] ?? [])])],
      url: pageUrlOf(page),
    })),
  };
}

function recommendationOf(id: string, settings: Settings, { language, pageUrlOf }: ConsoleIndex) {
  const { titles, banners } = consoleTexts[language];
  const titleForCarriers = titles[`${id}/carriers`];
  return {
    title: titles[id] ?? id,
    ...settings,
    ...(titleForCarriers !== undefined && {
      forSegments: { carriers: { title: titleForCarriers, ...forCarriers } },
    }),
    ...(settings.action === 'STATIC_CONTENT' && {
      picture: {
        url: '/assets/brand/content.jpg',
        width: 1600,
        altTag: banners['babywearing-guide'] ?? '',
        targetUrl: pageUrlOf('content/babywearing-guide'),
      },
    }),
  };
}

/** At least one for each place; the last one goes with every search. */
function bannersOf({ language, pageUrlOf, categoryPathOf }: ConsoleIndex): readonly KlevuBanner[] {
  const { banners, carrierTerms, giftTerms } = consoleTexts[language];
  const banner = (id: string, page: PageKey, picture: string) => ({
    id,
    name: banners[id] ?? id,
    altTag: banners[id] ?? '',
    url: pageUrlOf(page),
    imageUrl: `/assets/brand/${picture}.jpg`,
  });
  return [
    {
      ...banner('babywearing-guide', 'content/babywearing-guide', 'carriers'),
      places: ['landingpage', 'quicksearch', 'merchandising'],
      terms: [...new Set([...carrierTerms, categoryPathOf('baby-carriers')])],
    },
    {
      ...banner('gift-guide', 'content/gift-guide', 'gifts'),
      places: ['landingpage', 'merchandising'],
      terms: [...new Set([...giftTerms, categoryPathOf('gifts')])],
    },
    {
      ...banner('next-generations', 'content/caring-for-future-generations', 'home-hero'),
      places: ['landingpage'],
      terms: null,
    },
  ];
}
