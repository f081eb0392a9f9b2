// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProductCard } from '../../catalogue/product-grid.tsx';
import { cardOf, dollars } from '../../catalogue/testing/products.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { hitOf } from '../service/testing/search-answers.ts';
import { HitTile } from './hit-tile.tsx';

const hit = hitOf('move', {
  name: 'Move',
  tagline: 'Close to you',
  price: dollars(164),
  lowestPrice: { centAmount: 14_400, currencyCode: 'USD', fractionDigits: 2 },
  hasPriceRange: true,
  rating: { average: 4.7, count: 683 },
  colors: ['#000000', '#ddccaa'],
  facts: [
    { unit: 'month', range: { from: 3, to: 15 } },
    { unit: 'kg', range: { from: 3.2, to: 12 } },
  ],
});
const shownText = () => screen.getByRole('article').textContent.replaceAll('\u00A0', ' ');

test('product 4.262: a card from a record says what one from the catalogue says', () => {
  renderInShop(<HitTile hit={hit} width="16rem" onSelect={() => undefined} />);
  const fromRecord = shownText();
  cleanup();
  const product = cardOf('Move', {
    keyFacts: '3–15 months · 7–26 lb',
    price: dollars(144),
    hasPriceRange: true,
    rating: { average: 4.7, count: 683 },
    colors: ['#000000', '#ddccaa'],
  });
  renderInShop(<ProductCard product={product} onSelect={() => undefined} />);
  expect(fromRecord).toBe(shownText());
  expect(fromRecord).toContain('From $144.00');
});
