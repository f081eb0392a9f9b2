// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { ProductCard } from './product-grid.tsx';
import { cardOf } from './testing/products.ts';

const [green, blue] = ['#00ff00', '#0000ff'];

test('a single price is shown as it is, the lowest of several with “from”', () => {
  const { unmount } = renderInShop(<ProductCard onSelect={() => undefined} product={cardOf('Carrier')} />);
  expect(screen.getByText('$189.00')).toBeTruthy();
  unmount();
  renderInShop(
    <ProductCard onSelect={() => undefined} product={cardOf('Carrier', { hasPriceRange: true })} />,
  );
  expect(screen.getByText('From $189.00')).toBeTruthy();
});

test('says that the product is sold out', () => {
  const { unmount } = renderInShop(<ProductCard onSelect={() => undefined} product={cardOf('Carrier')} />);
  expect(screen.queryByText('Sold out')).toBeNull();
  unmount();
  renderInShop(<ProductCard onSelect={() => undefined} product={cardOf('Carrier', { soldOut: true })} />);
  expect(screen.getByText('Sold out')).toBeTruthy();
});

test('counts the colors if there is a choice, and says how many are not shown', () => {
  const { unmount } = renderInShop(
    <ProductCard onSelect={() => undefined} product={cardOf('Carrier', { colors: [green, blue] })} />,
  );
  expect(screen.getByText('2 colors')).toBeTruthy();
  expect(screen.queryByText(/^\+/)).toBeNull();
  unmount();
  const many = Array.from({ length: 8 }, (_, index) => `#00000${index}`);
  renderInShop(<ProductCard onSelect={() => undefined} product={cardOf('Carriers', { colors: many })} />);
  expect(screen.getByText('+3').parentElement?.textContent).toBe('+38 colors');
  cleanup();
  renderInShop(<ProductCard onSelect={() => undefined} product={cardOf('Carrier', { colors: [green] })} />);
  expect(screen.queryByText(/color/)).toBeNull();
});

test('product 3.72, 3.74: names the lowest price of 30 days if reduced, and what a unit costs if sold by measure', () => {
  const price = { ...cardOf('Carrier').price, centAmount: 9000, priorCentAmount: 10_000 };
  const measure = { quantity: 0.5, unit: 'l' } as const;
  renderInShop(<ProductCard onSelect={() => undefined} product={cardOf('Carrier', { price, measure })} />);
  expect(screen.getByText('Lowest price in the last 30 days:', { exact: false }).textContent).toBe(
    'Lowest price in the last 30 days: $100.00 -10%',
  );
  expect(screen.getByText('$180.00 per l')).toBeTruthy();
});
