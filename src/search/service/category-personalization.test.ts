// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { personalIdsFor, recentIds } from './category-personalization.ts';
import { rememberClick } from './search-history.ts';
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
    expect(stored('klevu-last-clicks-cat')).toEqual({
      'klevu-us': {
        Kitchen: { cached: start + 36_000_000, ids: [6, 5, 4, 3, 2, 1].map((number) => `SKU-${number}`) },
      },
    });
  });

  test('not when the visitor does not agree, nor from before they changed their mind', () => {
    open(3);
    expect(personalIdsFor(['Kitchen'])).toHaveLength(3);
    agreeTo('statistics');
    expect(stored('klevu-last-clicks-cat')).toBeNull();
    agreeTo('functional');
    expect(personalIdsFor(['Kitchen'])).toEqual([]);
  });

  test('in each index on its own', () => {
    open(3);
    personalIdsFor(['Kitchen']);
    openIndex('klevu-us-es');
    expect(personalIdsFor(['Kitchen'])).toEqual([]);
  });
});

test('searches start from the last ten products', () => {
  open(12);
  expect(recentIds()).toEqual(Array.from({ length: 10 }, (_, index) => `SKU-${12 - index}`));
});
