// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { StockLine } from './purchase.tsx';

test.each([
  [0, 'Sold out'],
  [1, 'Only 1 left'],
  [4, 'Only 4 left'],
  [5, 'In stock'],
  [80, 'In stock'],
])('%i left', (availableQuantity, text) => {
  renderInShop(<StockLine availableQuantity={availableQuantity} isCurrent />);
  expect(screen.getByRole('paragraph').textContent).toBe(text);
});

test.each([
  [0, 'Sold out'],
  [4, 'Only a few left'],
  [5, 'In stock'],
])('%i left when the page was built: no count is told', (availableQuantity, text) => {
  renderInShop(<StockLine availableQuantity={availableQuantity} isCurrent={false} />);
  expect(screen.getByRole('paragraph').textContent).toBe(text);
});

test('stock that is not tracked is not mentioned', () => {
  renderInShop(<StockLine availableQuantity={null} isCurrent />);
  expect(screen.queryByRole('paragraph')).toBeNull();
});
