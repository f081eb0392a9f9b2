// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { us } from '../../../stores/storefronts/us.ts';
import { InShop } from '../../testing/render-in-shop.tsx';
import { configureSearch } from '../service/search-client.ts';
import { rememberClick } from '../service/search-history.ts';
import { indexOf, mockService, recordOf } from '../service/testing/mocked-service.ts';
import { agreeTo, hit, leaveShop } from '../service/testing/visitors.ts';
import { usePageOrder } from './use-page-order.ts';

vi.mock('gatsby', () => import('../../testing/gatsby.tsx'));
vi.mock('../../recovery/when-idle.ts', () => ({ whenIdle: (work: () => void) => work() }));

const products = ['a', 'b', 'c'].map((key) => ({
  key,
  name: key,
  price: { centAmount: 1000, currencyCode: 'USD', fractionDigits: 2 },
  launchedOn: '2026-01-01',
  rating: null,
}));
let service: ReturnType<typeof mockService>;
let list = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  configureSearch(indexOf());
  agreeTo('functional');
  service = mockService([recordOf('c'), recordOf('a'), recordOf('b')]);
});
afterEach(() => {
  leaveShop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const click = (from: number, to: number) => {
  for (let number = from; number <= to; number += 1) rememberClick(hit(number));
};
/** What the service was asked to start from, by each category page that was opened. */
const sources = () =>
  service.bodies.map(({ recordQueries }) =>
    [...JSON.stringify(recordQueries?.[0]?.['settings']).matchAll(/"id":"(SKU-\d+)"/g)].map(([, id]) => id),
  );

/** Opens a category's page; the order in which it shows its products. */
function openCategory() {
  list += 1;
  const options = {
    categoryPath: ['Kitchen'],
    list: `list ${list}`,
    sort: 'RELEVANCE',
    isShown: true,
    container: { current: null },
  } as const;
  const { result } = renderHook(() => usePageOrder(products, options), {
    wrapper: ({ children }) => <InShop store={us}>{children}</InShop>,
  });
  return () => result.current.map(({ key }) => key).join('');
}

test('product 9.13: a category has the merchant’s order until three of its products were opened', async () => {
  click(1, 2);
  const order = openCategory();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([order(), service.bodies]).toEqual(['abc', []]);
});

test.each([
  [3, 3],
  [5, 3],
  [6, 6],
])('product 9.13: after %i clicks, a category has an order by %i of them', async (count, used) => {
  click(1, count);
  const order = openCategory();
  await waitFor(() => expect(order()).toBe('cab'));
  expect(sources()).toEqual([Array.from({ length: used }, (_, index) => `SKU-${count - index}`)]);
});

test('product 9.13: that order stays for ten hours, whatever is opened since', async () => {
  click(1, 3);
  const first = openCategory();
  await waitFor(() => expect(first()).toBe('cab'));
  click(4, 6);
  const hours = 36_000_000;
  vi.setSystemTime(Date.now() + hours - 1);
  const second = openCategory();
  await waitFor(() => expect(second()).toBe('cab'));
  vi.setSystemTime(Date.now() + 1);
  const third = openCategory();
  await waitFor(() => expect(third()).toBe('cab'));
  await waitFor(() => expect(sources().map((ids) => ids.length)).toEqual([3, 3, 6]));
});
