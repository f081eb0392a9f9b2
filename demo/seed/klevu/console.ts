import { readFileSync } from 'node:fs';
import type { KlevuBanner, KlevuConsole, KlevuLabel, KlevuRecommendation } from 'storefront-sandbox';
import { type Language, languages, type Store } from '../../../stores/types.ts';
import { type PageKey, pathOf } from '../../../stores/urls.ts';
import { catalogue } from '../../catalogue/index.ts';
import { categoryTexts, phrase, searchWords } from '../../catalogue/texts.ts';
import { synonymsIn } from './synonyms.ts';
import type english from './texts/en.json';

/** What the merchant has written in the console, in the language of an index. */
interface ConsoleTexts extends Omit<typeof english, 'titles' | 'banners'> {
  /** By the ID of the recommendation. */
  readonly titles: Readonly<Record<string, string>>;
  /** Descriptions of the banners' pictures, by the banner's ID. */
  readonly banners: Readonly<Record<string, string>>;
}

/** By language. */
export const consoleTexts = Object.fromEntries(
  languages.map((language) => {
    const url = new URL(`./texts/${language}.json`, import.meta.url);
    return [language, JSON.parse(readFileSync(url, 'utf8')) as ConsoleTexts];
  }),
) as Readonly<Record<Language, ConsoleTexts>>;

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

/** The configuration of an index in Klevu's console. */
export function consoleOf(store: Store, language: Language) {
  const { popularTerms, keywords } = consoleTexts[language];
  return {
    labels: Object.fromEntries(
      searchWords.map((word) => [word satisfies KlevuLabel, phrase(word)[language]]),
    ),
    synonyms: synonymsIn(language),
    recommendations: Object.fromEntries(
      Object.entries(places).map(([id, settings]) => [id, recommendationOf(id, settings, store, language)]),
    ),
    popularTerms,
    banners: bannersOf(store, language),
    keywordUrls: (Object.keys(keywords) as (keyof typeof keywords)[]).map((page) => ({
      // Many shoppers type English words, whatever the language of the shop.
      keywords: [...new Set([...keywords[page], ...consoleTexts.en.keywords[page]])],
      url: pathOf(store, language, page),
    })),
  } satisfies KlevuConsole;
}

function recommendationOf(id: string, settings: Settings, store: Store, language: Language) {
  const { titles, banners } = consoleTexts[language];
  return {
    title: titles[id] ?? id,
    ...settings,
    ...(settings.action === 'STATIC_CONTENT' && {
      picture: {
        url: '/assets/brand/content.jpg',
        width: 1600,
        altTag: banners['babywearing-guide'] ?? '',
        targetUrl: pathOf(store, language, 'content/babywearing-guide'),
      },
    }),
  };
}

/** At least one for each place; the last one goes with every search. */
function bannersOf(store: Store, language: Language): readonly KlevuBanner[] {
  const { banners, carrierTerms, giftTerms } = consoleTexts[language];
  const banner = (id: string, page: PageKey, picture: string) => ({
    id,
    name: banners[id] ?? id,
    altTag: banners[id] ?? '',
    url: pathOf(store, language, page),
    imageUrl: `/assets/brand/${picture}.jpg`,
  });
  return [
    {
      ...banner('babywearing-guide', 'content/babywearing-guide', 'carriers'),
      places: ['landingpage', 'quicksearch', 'merchandising'],
      terms: [...new Set([...carrierTerms, nameOf('baby-carriers', language)])],
    },
    {
      ...banner('gift-guide', 'content/gift-guide', 'gifts'),
      places: ['landingpage', 'merchandising'],
      terms: [...new Set([...giftTerms, nameOf('gifts', language)])],
    },
    {
      ...banner('next-generations', 'content/caring-for-future-generations', 'nursery'),
      places: ['landingpage'],
      terms: null,
    },
  ];
}

/** The name of a category of the first level, which is its path. */
function nameOf(key: string, language: Language): string {
  const category = catalogue.categories.find((candidate) => candidate.key === key);
  return category ? categoryTexts(category).name[language] : key;
}
