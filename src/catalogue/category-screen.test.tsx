// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { type ComponentProps } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { CategoryScreen } from './category-screen.tsx';
import { cardOf, dollars } from './testing/products.ts';

vi.mock('gatsby', () => import('../testing/gatsby.tsx'));
beforeEach(() => window.history.replaceState(null, '', '/category/carriers/'));

const products = [
  cardOf('Middle', { price: dollars(20) }),
  cardOf('Dear', { price: dollars(30) }),
  cardOf('Cheap', { price: dollars(10) }),
];
const renderCategory = (props: Partial<ComponentProps<typeof CategoryScreen>> = {}) =>
  renderInShop(
    <CategoryScreen
      name="Carriers"
      description="To wear"
      subcategories={[]}
      products={products}
      {...props}
    />,
  );
const shown = () => screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);
const sortBy = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });

test('shows the products in the merchant’s order and their number', () => {
  renderCategory();
  expect(screen.getByRole('heading', { level: 1, name: 'Carriers' })).toBeTruthy();
  expect(shown()).toEqual(['Middle', 'Dear', 'Cheap']);
  expect(screen.getByText('3 products')).toBeTruthy();
});

test('the chosen order is shown and added to the address; the merchant’s own removes it', async () => {
  const { user } = renderCategory();
  await user.selectOptions(sortBy(), 'Price: low to high');
  expect(shown()).toEqual(['Cheap', 'Middle', 'Dear']);
  expect(window.location.search).toBe('?sort=priceAscending');
  await user.selectOptions(sortBy(), 'Featured');
  expect(shown()).toEqual(['Middle', 'Dear', 'Cheap']);
  expect(window.location.search).toBe('');
});

test('a shared address opens in its order', () => {
  window.history.replaceState(null, '', '?sort=priceDescending');
  renderCategory();
  expect(sortBy().value).toBe('priceDescending');
  expect(shown()).toEqual(['Dear', 'Middle', 'Cheap']);
});

test('an unknown order falls back to the merchant’s', () => {
  window.history.replaceState(null, '', '?sort=random');
  renderCategory();
  expect(sortBy().value).toBe('featured');
  expect(shown()).toEqual(['Middle', 'Dear', 'Cheap']);
});

test('links to the subcategories, if there are any', () => {
  const { unmount } = renderCategory({ subcategories: [{ name: 'Newborn', path: '/category/newborn/' }] });
  const nav = within(screen.getByRole('navigation', { name: 'In this category' }));
  expect(nav.getByRole('link', { name: 'Newborn' }).getAttribute('href')).toBe('/category/newborn/');
  unmount();
  renderCategory();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('an empty category links to the entire shop and has nothing to sort', () => {
  renderCategory({ products: [] });
  expect(screen.getByRole('link', { name: /look around the rest of the shop/ })).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
});
