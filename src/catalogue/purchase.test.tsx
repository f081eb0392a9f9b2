// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import type { Language } from '../../stores/types.ts';
import { homePageOf, renderInShop } from '../testing/render-in-shop.tsx';
import { Price } from './purchase.tsx';
import { StockLine } from './stock-line.tsx';

const shown = (id: keyof typeof stores, language: Language, currencyCode: string) => {
  const price = { centAmount: 18_900, currencyCode, fractionDigits: currencyCode === 'JPY' ? 0 : 2 };
  const store = stores[id];
  const { container } = renderInShop(<Price price={price} />, store, homePageOf(store, language));
  return container.textContent.replaceAll(/\s/g, ' ');
};

test.each([
  ['us', 'en', 'USD', '$189.00'],
  ['se', 'sv', 'SEK', '189 kr incl. VAT'],
  ['au', 'en', 'AUD', '$189.00 incl. GST'],
  ['jp', 'ja', 'JPY', '￥18,900 incl. consumption tax'],
] as const)('in %s (%s), %s are shown with their tax as %s', (id, language, currency, text) => {
  expect(shown(id, language, currency)).toBe(text);
});

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
