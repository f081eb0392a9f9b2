// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { ProductRow } from './product-row.tsx';
import { cardOf } from './testing/products.ts';

vi.mock('gatsby', () => import('../testing/gatsby.tsx'));

test('shows products below a heading, and no heading if there are none', () => {
  const { unmount } = renderInShop(<ProductRow title="Nice" list="nice" products={[cardOf('Bib')]} />);
  const row = within(screen.getByRole('region', { name: 'Nice' }));
  expect(row.getByRole('heading', { name: 'Nice' })).toBeTruthy();
  expect(row.getByRole('link', { name: 'Bib' })).toBeTruthy();
  unmount();
  renderInShop(<ProductRow title="Nice" list="nice" products={[]} />);
  expect(screen.queryByText('Nice')).toBeNull();
});
