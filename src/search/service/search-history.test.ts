// @vitest-environment jsdom
/* eslint-disable no-restricted-globals -- looks behind the guard */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  forgetTerms,
  personalIdsFor,
  recentClicks,
  recentTerms,
  rememberClick,
  rememberTerm,
} from './search-history.ts';
import { agreeTo, hit, leaveShop, openIndex, stored } from './testing/visitors.ts';

const start = Date.UTC(2026, 0, 5);
beforeEach(() => {
  vi.useFakeTimers({ now: start });
  openIndex();
  agreeTo('functional');
});
afterEach(() => {
  leaveShop();
});

const terms = () => recentTerms().map(({ term }) => term);
const clicks = (count?: number) => recentClicks(count).map(({ id }) => id);

describe('terms', () => {
  test('product 3.17: have the time of the search', () => {
    rememberTerm('rain jacket');
    expect(recentTerms()).toEqual([{ timestamp: start, term: 'rain jacket' }]);
    expect(stored('klevu-last-searches')).toEqual({
      'klevu-us': [{ timestamp: start, term: 'rain jacket' }],
    });
  });

  test('product 9.14: are the last ten, latest first', () => {
    for (let number = 1; number <= 12; number += 1) rememberTerm(`term ${number}`);
    expect(terms()).toEqual(Array.from({ length: 10 }, (_, index) => `term ${12 - index}`));
  });

  test('product 5.7: are normalized, so that the same term is there once and moves to the front', () => {
    rememberTerm('  Rain   JACKET ');
    rememberTerm('bib');
    rememberTerm('rain jacket');
    expect(terms()).toEqual(['rain jacket', 'bib']);
    rememberTerm('   ');
    expect(terms()).toEqual(['rain jacket', 'bib']);
  });

  test('can be forgotten, one or all', () => {
    for (const term of ['bib', 'potty', 'cup']) rememberTerm(term);
    forgetTerms(' POTTY');
    expect(terms()).toEqual(['cup', 'bib']);
    forgetTerms();
    expect(terms()).toEqual([]);
  });
});

describe('clicks', () => {
  test('product 3.16: have a time, an id, and the product', () => {
    rememberClick({ ...hit(1), imageUrl: 'more than needed' } as ReturnType<typeof hit>);
    expect(recentClicks()).toEqual([{ timestamp: start, id: 'SKU-1', product: hit(1) }]);
  });

  test('product 9.11, 9.12: twenty are kept, and ten are recent', () => {
    for (let number = 1; number <= 25; number += 1) rememberClick(hit(number));
    expect(clicks()).toEqual(Array.from({ length: 10 }, (_, index) => `SKU-${25 - index}`));
    expect(clicks(50)).toEqual(Array.from({ length: 20 }, (_, index) => `SKU-${25 - index}`));
    expect(clicks(1)).toEqual(['SKU-25']);
  });

  test('of a product count once, with the variant opened last', () => {
    rememberClick(hit(1));
    rememberClick(hit(2));
    rememberClick(hit(1, { id: 'SKU-1-RED', sku: 'SKU-1-RED' }));
    expect(clicks()).toEqual(['SKU-1-RED', 'SKU-2']);
  });
});

test('each index has its own histories', () => {
  rememberTerm('bib');
  rememberClick(hit(1));
  openIndex('klevu-us-es');
  expect([terms(), clicks()]).toEqual([[], []]);
  rememberTerm('babero');
  openIndex();
  expect([terms(), clicks()]).toEqual([['bib'], ['SKU-1']]);
});

test('without consent, nothing is remembered, and what was is deleted', () => {
  rememberTerm('bib');
  rememberClick(hit(1));
  agreeTo('statistics', 'marketing');
  expect([stored('klevu-last-searches'), stored('klevu-last-clicks')]).toEqual([null, null]);
  rememberTerm('potty');
  rememberClick(hit(2));
  expect([terms(), clicks(), localStorage.length]).toEqual([[], [], 0]);
});

describe('what is damaged in storage', () => {
  test.each(['{', '[]'])('as a whole is removed: %s', (text) => {
    localStorage.setItem('klevu-last-clicks', text);
    expect(clicks()).toEqual([]);
    rememberClick(hit(1));
    expect(clicks()).toEqual(['SKU-1']);
  });

  test('in part costs that part', () => {
    const good = { timestamp: start, id: 'SKU-1', product: hit(1) };
    const items = [good, { ...good, id: 7 }, { ...good, product: { name: 'no price' } }, null];
    localStorage.setItem('klevu-last-clicks', JSON.stringify({ 'klevu-us': items, 'klevu-de': 'what' }));
    expect(recentClicks()).toEqual([good]);
  });
});

test('a shop without search remembers nothing', () => {
  leaveShop();
  agreeTo('functional');
  rememberTerm('bib');
  rememberClick(hit(1));
  expect([terms(), clicks(), localStorage.length]).toEqual([[], [], 0]);
});

const open = (count: number, category = 'Kitchen', from = 1) => {
  for (let number = from; number < from + count; number += 1) rememberClick(hit(number, { category }));
};

describe('product 9.13: a category is personalized', () => {
  test.each([
    [2, 0],
    [3, 3],
    [5, 3],
    [20, 18],
  ])('after %i clicks by %i of them, the latest', (count, used) => {
    open(count);
    const latest = Array.from({ length: used }, (_, index) => `SKU-${count - index}`);
    expect(personalIdsFor(['Kitchen'])).toEqual(latest);
  });

  test('by clicks in it and below it only', () => {
    open(3, 'Bathroom');
    expect(personalIdsFor(['Kitchen'])).toEqual([]);
    open(1, 'Kitchen', 4);
    open(1, 'Kitchen;Bibs', 5);
    open(1, 'Gifts;;Kitchen', 6);
    expect(personalIdsFor(['Kitchen'])).toEqual(['SKU-6', 'SKU-5', 'SKU-4']);
    open(3, 'Bibs', 7);
    expect(personalIdsFor(['Kitchen', 'Bibs'])).toEqual(['SKU-9', 'SKU-8', 'SKU-7']);
  });

  test('for ten hours in the same way, and then by what was clicked since', () => {
    open(3);
    personalIdsFor(['Kitchen']);
    open(3, 'Kitchen', 4);
    vi.setSystemTime(start + 36_000_000 - 1);
    expect(personalIdsFor(['Kitchen'])).toEqual(['SKU-3', 'SKU-2', 'SKU-1']);
    vi.setSystemTime(start + 36_000_000);
    expect(personalIdsFor(['Kitchen'])).toHaveLength(6);
  });

  test('product 6.2: not when the visitor does not agree, nor from before they changed their mind', () => {
    open(3);
    expect(personalIdsFor(['Kitchen'])).toHaveLength(3);
    agreeTo('statistics');
    expect(stored('klevu-last-clicks-cat')).toBeNull();
    agreeTo('functional');
    expect(personalIdsFor(['Kitchen'])).toEqual([]);
  });
});
