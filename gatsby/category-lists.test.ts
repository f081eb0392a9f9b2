import { describe, expect, test } from 'vitest';
import { stores } from '../brands/demo/storefronts/index.ts';
import {
  ancestorsOf,
  categoryLists,
  isAccessory,
  laterPagesOf,
  productsByCategory,
} from './category-lists.ts';

test.each([
  ['kitchen', ['kitchen']],
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
  Array.from({ length }, (_, index) => product(`p${index}`, ['kitchen'], length - index));

test.each([
  [['baby-carriers/accessories-baby-carrier', 'baby-carriers'], true],
  [['cribs/accessories'], true],
  [['baby-carriers', 'baby-carriers/accessories-baby-carrier'], false],
  [['accessories/bags'], false],
  [[], false],
])('product 4.274: whether what is in %j is an accessory: %s', (categoryKeys, expected) => {
  expect(isAccessory({ categoryKeys })).toBe(expected);
});

describe('the list of a category', () => {
  test('product 4.274: ends with accessories, however many have rated them', () => {
    const products = [
      product('cover', ['carriers/accessories-carrier', 'carriers', 'shop'], 900),
      product('carrier', ['carriers'], 9),
      product('kit', ['kits', 'shop'], 1),
    ];
    const keysIn = (category: 'baby-carriers' | 'selected/shop') =>
      categoryLists(category, products, stores.us, 'en').flatMap(({ productKeys }) => productKeys);
    expect(keysIn('baby-carriers').at(-1)).toBe('cover');
    expect(keysIn('selected/shop').at(-1)).toBe('cover');
  });

  test('has the products of the categories below it, each once', () => {
    const lists = productsByCategory([
      product('bib', ['a/b', 'a']),
      product('cup', ['a/b']),
      product('x', ['ab']),
    ]);
    expect([...lists].map(([key, list]) => [key, list.map((one) => one.key)])).toEqual([
      ['a', ['bib', 'cup']],
      ['a/b', ['bib', 'cup']],
      ['ab', ['x']],
    ]);
  });

  test('begins with its own products, and among them with those nobody has rated, then the most rated', () => {
    const products = [
      product('below', ['kitchen/cups'], 9),
      product('few', ['kitchen'], 1),
      product('many', ['kitchen'], 5),
      product('new', ['kitchen']),
    ];
    const [list, ...others] = categoryLists('kitchen', products, stores.us, 'en');
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
      product('here', ['kitchen'], 1, ['EUR', 'PLN']),
      product('there', ['kitchen'], 1, ['EUR']),
      product('nowhere', ['kitchen']),
    ];
    const [list] = categoryLists('kitchen', products, stores.eu, 'en');
    expect(list?.total).toBe(3);
    expect(list?.sold).toEqual([
      { currency: 'EUR', total: 2 },
      { currency: 'PLN', total: 1 },
    ]);
  });

  test('is in one page up to 96 products, even if there are none', () => {
    for (const length of [0, 1, 24, 25, 96]) {
      const lists = categoryLists('kitchen', many(length), stores.us, 'en');
      expect(lists.map(({ productKeys }) => productKeys.length)).toEqual([length]);
      expect(laterPagesOf(many(length))).toEqual([]);
    }
  });

  test.each([
    ['se', 'en', '/en/products/kitchen/', '/en/products/kitchen/page/5/'],
    ['jp', 'ja', '/shohin/oshokuji', '/shohin/oshokuji/page/5'],
  ] as const)('product 2.3.16: %s %s: a longer list has pages of 24', (id, language, first, last) => {
    const lists = categoryLists('kitchen', many(97), stores[id], language);
    expect(lists.flatMap(({ productKeys }) => productKeys)).toEqual(many(97).map(({ key }) => key));
    expect(lists.map(({ number, productKeys }) => [number, productKeys.length])).toEqual([
      [1, 24],
      [2, 24],
      [3, 24],
      [4, 24],
      [5, 1],
    ]);
    expect(lists.every(({ total }) => total === 97)).toBe(true);
    const [one] = lists;
    expect(one?.links.map(({ number }) => number)).toEqual([1, 2, 5]);
    expect([one?.links[0]?.path, one?.links[2]?.path]).toEqual([first, last]);
    const listedTwice = many(97).map((one) => ({ ...one, categoryKeys: ['kitchen', 'selected/shop'] }));
    const added = ['kitchen', 'selected/shop'].map((key) =>
      [2, 3, 4, 5].map((page) => `category/${key}#${page}`),
    );
    expect(laterPagesOf(listedTwice)).toEqual(added.flat());
  });

  test('reaches every page from every other', () => {
    const lists = categoryLists('kitchen', many(1_000), stores.us, 'en');
    for (const { number, links } of lists) {
      const linked = links.map((link) => link.number);
      expect(linked).toContain(number);
      expect(linked).toContain(Math.min(number + 1, lists.length));
      expect(linked).toContain(Math.max(number - 1, 1));
    }
  });
});
