import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../../../stores/types.ts';
import { isPageKey } from '../../../stores/urls.ts';
import { catalogue } from '../../catalogue/index.ts';
import { brandPictures } from '../../pictures/app.ts';
import { consoleTexts } from './console-texts.ts';
import { consoleOf } from './console.ts';
import { categoryPath } from './record-words.ts';

const consoleIn = (language: Language) =>
  consoleOf({
    language,
    addressOf: (page) => `/${page}/`,
    categoryPathOf: (key) => categoryPath(key, catalogue.categories, language),
  });
const english = consoleIn('en');

test('product 9.26: every logic has a place', () => {
  const logics = Object.values(english.recommendations ?? {}).map(({ logic }) => logic);
  expect(new Set(logics)).toEqual(
    new Set([
      'TRENDING',
      'TRENDING_PERSONALIZED',
      'NEWEST_ARRIVALS',
      'RECENTLY_VIEWED',
      'HAND_PICKED',
      'OTHER_ALSO_VIEWED',
      'SIMILAR',
      'BOUGHT_TOGETHER',
      'BOUGHT_TOGETHER_PDP',
      'VISUALLY_SIMILAR',
      'CUSTOM_LOGIC',
    ]),
  );
});

test('and so has every type of page', () => {
  const types = Object.values(english.recommendations ?? {}).map(({ pageType }) => pageType);
  expect(new Set(types)).toEqual(new Set(['HOME', 'CATEGORY', 'PRODUCT', 'CHECKOUT']));
});

test('what the merchant picked exists', () => {
  const known = new Set<string>(
    catalogue.products.map(({ key }) => key).filter((key) => isPageKey(`product/${key}`)),
  );
  const picked = Object.values(english.recommendations ?? {}).flatMap(
    ({ products = [], forSegments = {} }) => [
      ...products,
      ...Object.values(forSegments).flatMap((segment) => segment.products ?? []),
    ],
  );
  expect(picked.length).toBeGreaterThan(5);
  expect(picked.filter((key) => !known.has(key))).toEqual([]);
});

test('the pictures of banners exist', () => {
  const names = (english.banners ?? []).map(
    ({ imageUrl }) => /\/assets\/brand\/(.+)\.jpg$/.exec(imageUrl)?.[1],
  );
  expect(names.filter((name) => name === undefined || !Object.hasOwn(brandPictures, name))).toEqual([]);
});

test('every place of banners has one', () => {
  const places = (english.banners ?? []).flatMap((banner) => banner.places);
  expect(new Set(places)).toEqual(new Set(['landingpage', 'quicksearch', 'merchandising']));
});

describe.each(languages)('in %s', (language) => {
  const { recommendations = {}, keywordUrls = [], banners = [] } = consoleIn(language);
  const texts = consoleTexts[language];

  test('nothing is left in English', () => {
    const { titles, banners: altTexts } = consoleTexts.en;
    expect(Object.keys(texts.titles)).toEqual(Object.keys(titles));
    expect(Object.keys(texts.banners)).toEqual(Object.keys(altTexts));
    expect(Object.keys(texts.keywords)).toEqual(Object.keys(consoleTexts.en.keywords));
    const shown = Object.entries(recommendations).filter(
      ([, { action }]) => action !== 'HIDE_RECOMMENDATION',
    );
    for (const [id, { title }] of shown) expect(title).toBe(texts.titles[id]);
    for (const { id, altTag } of banners) expect(altTag).toBe(texts.banners[id]);
    if (language !== 'en')
      expect(Object.keys(titles).filter((id) => texts.titles[id] === titles[id])).toEqual([]);
  });

  test('a term leads to one page, and is written as terms are compared', () => {
    const terms = keywordUrls.flatMap(({ keywords }) => keywords);
    expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
    const normalized = (term: string) => term.replaceAll(/\s+/g, ' ').trim().toLowerCase();
    const { popularTerms, carrierTerms, giftTerms } = texts;
    const all = [...terms, ...popularTerms, ...carrierTerms, ...giftTerms];
    expect(all.filter((term) => term !== normalized(term))).toEqual([]);
  });
});
