import { describe, expect, test } from 'vitest';
import { movedPages, pathsOfRows } from './catalogue-pages.ts';
import { inEveryLanguage } from './page-folder.ts';

const folders = { products: inEveryLanguage('/products/') };
const pathsOf = (rows: Record<string, string>) => pathsOfRows(rows, folders);

test('a row is in the page that it names, wherever that is in the list', () => {
  const paths = pathsOf({
    'a/cup': 'category/kitchen en:cup sv:mugg',
    'category/kitchen': 'products en:kitchen de:kueche',
  });
  expect(paths['a/cup']).toMatchObject({
    en: '/products/kitchen/cup/',
    sv: '/products/kitchen/mugg/',
    de: '/products/kueche/cup/',
  });
});

test.each([
  ['a category without a row', { 'a/cup': 'category/kitchen en:cup' }, '"category/kitchen" has no row'],
  ['a row without slugs', { 'a/cup': 'products' }, '"a/cup" has no row'],
  ['a language twice', { 'a/cup': 'products en:cup en:mug' }, 'en is repeated'],
  ['no English', { 'a/cup': 'products sv:mugg' }, 'en is missing'],
])('%s is reported', (_, rows, problem) => {
  expect(() => pathsOf(rows)).toThrow(`catalogue-rows.json: ${problem}`);
});

describe('a page has moved', () => {
  const before = pathsOf({ kitchen: 'products en:kitchen', cup: 'kitchen en:cup', bib: 'products en:bib' });

  test('if its slug changed, in that language only', () => {
    const now = pathsOf({ kitchen: 'products en:kitchen', cup: 'kitchen en:cup sv:mugg' });
    expect(movedPages(before, now)).toEqual([
      { key: 'cup', language: 'sv', from: '/products/kitchen/cup/', to: '/products/kitchen/mugg/' },
    ]);
  });

  test('if its category has', () => {
    const now = pathsOf({ kitchen: 'products en:kitchen ja:daidokoro', cup: 'kitchen en:cup' });
    expect(movedPages(before, now).map(({ key, language }) => `${key} ${language}`)).toEqual([
      'kitchen ja',
      'cup ja',
    ]);
  });

  test('not if it is new, gone, or where it was', () => {
    const now = pathsOf({ kitchen: 'products en:kitchen', plate: 'kitchen en:plate' });
    expect(movedPages(before, now)).toEqual([]);
  });
});
