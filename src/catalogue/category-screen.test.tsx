// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { CategoryScreen, PageLinks } from './category-screen.tsx';

test('an empty category links to the entire shop and has nothing to sort', () => {
  renderInShop(
    <CategoryScreen name="Carriers" description="To wear" subcategories={[]} scene={null} isEmpty>
      <p>All of them</p>
    </CategoryScreen>,
  );
  expect(screen.getByRole('link', { name: /look around the rest of the shop/ })).toBeTruthy();
  expect(screen.queryByText('All of them')).toBeNull();
});

const linksTo = (...numbers: readonly number[]) =>
  numbers.map((number) => ({ number, path: `/kitchen/page/${number}/` }));

const namesIn = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label') ?? link.textContent);

test('product 2.3.16: a page links to the first, the last, and those next to it', () => {
  renderInShop(<PageLinks number={7} links={linksTo(1, 6, 7, 8, 84)} />);
  const nav = screen.getByRole('navigation', { name: 'Pages of this list' });
  expect(namesIn(nav)).toEqual([
    'Previous page',
    'Page 1',
    'Page 6',
    'Page 7',
    'Page 8',
    'Page 84',
    'Next page',
  ]);
  expect(within(nav).getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/kitchen/page/7/');
  expect(within(nav).getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/kitchen/page/8/');
  expect(nav.textContent.match(/…/g)).toHaveLength(2);
});

test.each([
  [1, linksTo(1, 2), ['Page 1', 'Page 2', 'Next page']],
  [2, linksTo(1, 2), ['Previous page', 'Page 1', 'Page 2']],
])('at an end, there is no way further: %i', (number, links, names) => {
  renderInShop(<PageLinks number={number} links={links} />);
  expect(namesIn(screen.getByRole('navigation'))).toEqual(names);
});
