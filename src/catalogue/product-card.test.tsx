// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { ProductCard } from './product-grid.tsx';
import { cardOf } from './testing/products.ts';

const show = (fields: Parameters<typeof cardOf>[1] = {}) => {
  cleanup();
  renderInShop(<ProductCard onSelect={() => undefined} product={cardOf('Carrier', fields)} />);
};

test('a single price is shown as it is, the lowest of several with “from”', () => {
  show();
  expect(screen.getByText('$189.00')).toBeTruthy();
  show({ hasPriceRange: true });
  expect(screen.getByText('From $189.00')).toBeTruthy();
});

test('says that the product is sold out', () => {
  show();
  expect(screen.queryByText('Sold out')).toBeNull();
  show({ soldOut: true });
  expect(screen.getByText('Sold out')).toBeTruthy();
});

test('counts the colors if there is a choice, and says how many are not shown', () => {
  const colors = Array.from({ length: 8 }, (_, index) => `#00000${index}`);
  show({ colors: colors.slice(6) });
  expect(screen.getByText('2 colors')).toBeTruthy();
  expect(screen.queryByText(/^\+/)).toBeNull();
  show({ colors });
  expect(screen.getByText('+3').parentElement?.textContent).toBe('+38 colors');
  show({ colors: colors.slice(7) });
  expect(screen.queryByText(/color/)).toBeNull();
});
