// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CategoryTree } from '../components/use-categories.ts';
import { stores } from '../../stores/testing/storefronts.ts';
import { recordOf } from '../choices/testing/product-records.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { CategoryMenu } from './category-menu.tsx';

const category = (key: string, children: readonly CategoryTree[] = []): CategoryTree => ({
  key,
  name: key,
  path: `/${key}/`,
  children,
});
const categories = [
  category('carriers', [category('covers')]),
  category('kitchen', [category('bibs'), category('cups')]),
  category('gifts'),
];
const renderMenu = (page: Parameters<typeof renderInShop>[2] = {}) =>
  renderInShop(
    <>
      <CategoryMenu categories={categories} />
      <button type="button">Elsewhere</button>
    </>,
    stores.us,
    page,
  );
const opener = (name: string) => screen.getByRole('button', { name: `More: ${name}` });
const expanded = () =>
  screen
    .getAllByRole('button', { name: /^More:/ })
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map((button) => button.getAttribute('aria-label'));

test('product 2.2.301: one category is open at a time, until the focus or a press is elsewhere', () => {
  renderMenu();
  fireEvent.click(opener('kitchen'));
  fireEvent.click(opener('carriers'));
  expect(expanded()).toEqual(['More: carriers']);
  fireEvent.focusIn(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(expanded()).toEqual([]);
  fireEvent.click(opener('kitchen'));
  fireEvent.pointerDown(document.body);
  expect(expanded()).toEqual([]);
});

test('product 2.2.301: a mouse that rests opens it, and its click keeps it open; a finger’s closes it', async () => {
  renderMenu();
  const item = opener('kitchen').closest('li') as HTMLElement;
  fireEvent.pointerMove(item, { pointerType: 'mouse' });
  expect(expanded()).toEqual([]);
  await waitFor(() => expect(expanded()).toEqual(['More: kitchen']));
  fireEvent.click(opener('kitchen'));
  expect(expanded()).toEqual(['More: kitchen']);
  fireEvent.pointerMove(item, { pointerType: 'touch' });
  fireEvent.click(opener('kitchen'));
  expect(expanded()).toEqual([]);
});

test('product 2.2.301: a panel has products that are sold in the visitor’s currency, which are fetched once', async () => {
  const euros = { price: { centAmount: 1, currencyCode: 'EUR', fractionDigits: 2, priorCentAmount: null } };
  const records = [
    recordOf('abroad', {
      offers: [{ ...euros, measure: null, hasPriceRange: false, colors: [], soldOut: false }],
    }),
    ...['mini', 'free', 'move', 'one', 'five'].map((key) =>
      recordOf(key, { name: key, keyFacts: '0–15 months' }),
    ),
  ];
  const fetched = vi.fn((address: string) =>
    Promise.resolve(
      address === '/texts/menu/en.json' ? Response.json({ kitchen: records }) : Response.error(),
    ),
  );
  vi.stubGlobal('fetch', fetched);
  renderMenu({ sitePaths: { compare: '/compare/' } });
  expect(fetched).not.toHaveBeenCalled();
  fireEvent.click(opener('kitchen'));
  const menu = within(screen.getByRole('navigation'));
  expect((await menu.findByRole('link', { name: /^mini/ })).textContent).toBe('mini0–15 months$189.00');
  expect(menu.getByRole('link', { name: /^one/ })).toBeTruthy();
  expect(menu.queryByRole('link', { name: /^(abroad|five)/ })).toBeNull();
  const compared = menu.getByRole('link', { name: 'Compare 4 products' }).getAttribute('href');
  expect(compared).toBe('/compare/?p=mini.free.move.one');
  fireEvent.click(opener('carriers'));
  fireEvent.focus(opener('carriers'));
  expect(fetched.mock.calls.filter(([address]) => address.startsWith('/texts/'))).toHaveLength(1);
});

test('product 2.2.301: a mouse that has just left does not close what a key opens', () => {
  vi.useFakeTimers();
  renderMenu();
  fireEvent.pointerLeave(screen.getByRole('navigation'), { pointerType: 'mouse' });
  fireEvent.click(opener('kitchen'));
  act(() => void vi.advanceTimersByTime(1_000));
  expect(expanded()).toEqual(['More: kitchen']);
});
