import { describe, expect, test } from 'vitest';
import { stores } from '../stores/testing/storefronts.ts';
import {
  ancestorsOf,
  categoryLists,
  isAccessory,
  laterPagesOf,
  productsByCategory,
} from './category-lists.ts';

test.each([
  ['jackets', ['jackets']],
  ['a/b/c', ['a', 'a/b', 'a/b/c']],
])('the path to %s', (key, trail) => {
  expect(ancestorsOf(key)).toEqual(trail);
});

const product = (
  key: string,
  categoryKeys: readonly string[],
  count?: number,
  currencies: readonly string[] = [],
) => ({
  key,
  categoryKeys,
  variants: [
    { prices: currencies.map((currencyCode) => ({ centAmount: 100, currencyCode, fractionDigits: 2 })) },
  ],
  rating: count === undefined ? null : { average: 4, count },
});
const many = (length: number) =>
  Array.from({ length }, (_, index) => product(`p${index}`, ['jackets'], length - index));

test.each([
  [['jackets/accessories-jacket', 'jackets'], true],
  [['cribs/accessories'], true],
  [['jackets', 'jackets/accessories-jacket'], false],
  [['accessories/bags'], false],
  [[], false],
])('product 4.274: whether what is in %j is an accessory: %s', (categoryKeys, expected) => {
  expect(isAccessory({ categoryKeys })).toBe(expected);
});

describe('the list of a category', () => {
  test('product 4.274: ends with accessories, however many have rated them', () => {
    const products = [
      product('cover', ['jackets/accessories-jacket', 'jackets', 'selected/shop'], 900),
      product('jacket', ['jackets'], 9),
      product('kit', ['kits', 'selected/shop'], 1),
    ];
    const keysIn = (category: 'jackets' | 'selected/shop') =>
      categoryLists(category, products, stores.us, 'en').flatMap(({ productKeys }) => productKeys);
    expect(keysIn('jackets').at(-1)).toBe('cover');
    expect(keysIn('selected/shop').at(-1)).toBe('cover');
  });

  test('has the products of the categories below it, each once', () => {
    const lists = productsByCategory([
      product('bib', ['a/b', 'a']),
      product('cup', ['a/b']),
      product('x', ['ab']),
    ]);
    expect([...lists].map(([key, list]) => [key, list.map((item) => item.key)])).toEqual([
      ['a', ['bib', 'cup']],
      ['a/b', ['bib', 'cup']],
      ['ab', ['x']],
    ]);
  });

  test('begins with its own products, and among them with those nobody has rated, then the most rated', () => {
    const products = [
      product('below', ['jackets/light'], 9),
      product('few', ['jackets'], 1),
      product('many', ['jackets'], 5),
      product('new', ['jackets']),
    ];
    const [list, ...others] = categoryLists('jackets', products, stores.us, 'en');
    expect(list).toEqual({
      number: 1,
      total: 4,
      sold: [],
      productKeys: ['new', 'many', 'few', 'below'],
      links: [],
    });
    expect(others).toEqual([]);
  });

  test('says how many of its products are sold in each currency', () => {
    const products = [
      product('here', ['jackets'], 1, ['EUR', 'PLN']),
      product('there', ['jackets'], 1, ['EUR']),
      product('nowhere', ['jackets']),
    ];
    const [list] = categoryLists('jackets', products, stores.eu, 'en');
    expect(list?.total).toBe(3);
    expect(list?.sold).toEqual([
      { currency: 'EUR', total: 2 },
      { currency: 'PLN', total: 1 },
    ]);
  });

  test('is in one page up to 96 products, even if there are none', () => {
    for (const length of [0, 1, 24, 25, 96]) {
      const lists = categoryLists('jackets', many(length), stores.us, 'en');
      expect(lists.map(({ productKeys }) => productKeys.length)).toEqual([length]);
      expect(laterPagesOf(many(length), stores.us)).toEqual([]);
    }
  });

  test.each([
    ['se', 'en', '/en/products/jackets/', '/en/products/jackets/page/5/'],
    ['jp', 'ja', '/shohin/jackets', '/shohin/jackets/page/5'],
  ] as const)('product 2.3.16: %s %s: a longer list has pages of 24', (id, language, first, last) => {
    const lists = categoryLists('jackets', many(97), stores[id], language);
    expect(lists.flatMap(({ productKeys }) => productKeys)).toEqual(many(97).map(({ key }) => key));
    expect(lists.map(({ number, productKeys }) => [number, productKeys.length])).toEqual([
      [1, 24],
      [2, 24],
      [3, 24],
      [4, 24],
      [5, 1],
    ]);
    expect(lists.every(({ total }) => total === 97)).toBe(true);
    const [list] = lists;
    expect(list?.links.map(({ number }) => number)).toEqual([1, 2, 5]);
    expect([list?.links[0]?.path, list?.links[2]?.path]).toEqual([first, last]);
    const listedTwice = many(97).map((item) => ({ ...item, categoryKeys: ['jackets', 'selected/shop'] }));
    const added = ['jackets', 'selected/shop'].map((key) =>
      [2, 3, 4, 5].map((page) => `category/${key}#${page}`),
    );
    expect(laterPagesOf(listedTwice, stores.us)).toEqual(added.flat());
  });

  test('reaches every page from every other', () => {
    const lists = categoryLists('jackets', many(1_000), stores.us, 'en');
    for (const { number, links } of lists) {
      const linked = links.map((link) => link.number);
      expect(linked).toContain(number);
      expect(linked).toContain(Math.min(number + 1, lists.length));
      expect(linked).toContain(Math.max(number - 1, 1));
    }
  });
});
