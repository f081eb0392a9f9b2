import { describe, expect, test } from 'vitest';
import { stores } from '../../../brands/demo/storefronts/index.ts';
import { pagePaths } from '../../../brands/demo/pages.ts';
import { type Language, languages } from '../../../stores/types.ts';
import { isPageKey } from '../../../stores/urls.ts';
import { catalogue } from '../../catalogue/index.ts';
import { consoleOf, consoleTexts } from './console.ts';

const consoleIn = (language: Language) => consoleOf(stores.us, language);
const english = consoleIn('en');

test('what the merchant picked exists', () => {
  const known = new Set<string>(
    catalogue.products
      .map(({ key }) => key)
      .filter((key) => isPageKey({ paths: pagePaths }, `product/${key}`)),
  );
  const picked = Object.values(english.recommendations).flatMap(({ products = [] }) => products);
  expect(picked.length).toBeGreaterThan(5);
  expect(picked.filter((key) => !known.has(key))).toEqual([]);
});

describe.each(languages)('in %s', (language) => {
  const { recommendations, keywordUrls, banners } = consoleIn(language);
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
