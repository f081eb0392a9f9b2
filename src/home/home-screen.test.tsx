// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { Hero } from './hero.tsx';
import { HomeScreen } from './home-screen.tsx';

vi.mock('../../brands/sections.ts', () => import('../../brands/second/sections.tsx'));

test('a brand puts the home page in its order, adds a section of its own, and hides what it does not list', () => {
  const rows = {
    favorites: <h2>Favorites</h2>,
    newest: <h2>New</h2>,
    accessories: <h2>Accessories</h2>,
    picked: null,
    personal: null,
    recent: null,
  };
  const guides = [{ title: 'Care', description: 'How to wash.', path: '/care/', lead: null }];
  const { container } = renderInShop(
    <HomeScreen
      hero={{ wide: null, tall: null, product: null }}
      categories={[]}
      guides={guides}
      story={{ title: 'Years', description: 'For years.', path: '/years/', lead: null }}
      rows={rows}
    />,
  );
  const seen = Array.from(container.querySelectorAll('h2, .notice'), ({ textContent }) => textContent);
  expect(seen).toEqual(['New', 'sections.repairs', 'Shop by category', 'Favorites', 'Accessories']);
});

test('product 2.1.300: it begins with a promise, and with price and rating of the product in its picture', () => {
  const price = { centAmount: 29900, currencyCode: 'USD', fractionDigits: 2, priorCentAmount: null };
  const rating = { average: 4.5, count: 12 };
  const product = { name: 'Tent', tagline: 'For two.', path: '/tent/', price, rating, hasPriceRange: true };
  renderInShop(<Hero wide={null} tall={null} product={product} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome' })).toBeTruthy();
  expect(screen.getByText('Tent').parentElement?.textContent).toContain('From $299.00★★★★★4.5 (12)');
  expect(screen.getByRole('link', { name: 'See Tent' }).getAttribute('href')).toBe('/tent/');
});

test('without a product that can be had here, it begins with the shop', () => {
  renderInShop(<Hero wide={null} tall={null} product={null} />);
  expect(screen.getByRole('link', { name: 'Shop everything' }).getAttribute('href')).toBe('/selected/shop/');
});
