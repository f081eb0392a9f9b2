// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { type ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { CategoryScreen } from './category-screen.tsx';

vi.mock('gatsby', () => import('../testing/gatsby.tsx'));

const renderCategory = (props: Partial<ComponentProps<typeof CategoryScreen>> = {}) =>
  renderInShop(
    <CategoryScreen name="Carriers" description="To wear" subcategories={[]} isEmpty={false} {...props}>
      <p>All of them</p>
    </CategoryScreen>,
  );

test('shows what it is about, and its products', () => {
  renderCategory();
  expect(screen.getByRole('heading', { level: 1, name: 'Carriers' })).toBeTruthy();
  expect(screen.getByText('To wear')).toBeTruthy();
  expect(screen.getByText('All of them')).toBeTruthy();
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
  renderCategory({ isEmpty: true });
  expect(screen.getByRole('link', { name: /look around the rest of the shop/ })).toBeTruthy();
  expect(screen.queryByText('All of them')).toBeNull();
});
