// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { StockLine } from './stock-line.tsx';

test.each([
  [0, 'Sold out'],
  [1, 'Only 1 left'],
  [4, 'Only 4 left'],
  [5, 'In stock'],
  [80, 'In stock'],
])('%i left', (availableQuantity, text) => {
  renderInShop(<StockLine availableQuantity={availableQuantity} />);
  expect(screen.getByRole('paragraph').textContent).toBe(text);
});

test('stock that is not tracked is not mentioned', () => {
  renderInShop(<StockLine availableQuantity={null} />);
  expect(screen.queryByRole('paragraph')).toBeNull();
});
