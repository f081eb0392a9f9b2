// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { type ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { CategoryScreen } from './category-screen.tsx';

const renderCategory = (props: Partial<ComponentProps<typeof CategoryScreen>> = {}) =>
  renderInShop(
    <CategoryScreen name="Carriers" description="To wear" subcategories={[]} isEmpty={false} {...props}>
      <p>All of them</p>
    </CategoryScreen>,
  );

test('an empty category links to the entire shop and has nothing to sort', () => {
  renderCategory({ isEmpty: true });
  expect(screen.getByRole('link', { name: /look around the rest of the shop/ })).toBeTruthy();
  expect(screen.queryByText('All of them')).toBeNull();
});
