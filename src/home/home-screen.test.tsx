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
      rows={rows}
    />,
  );
  const seen = Array.from(container.querySelectorAll('h2, .notice'), ({ textContent }) => textContent);
  expect(seen).toEqual(['New', 'sections.repairs', 'Shop by category', 'Favorites', 'Accessories']);
});

test('without a product that can be had here, it begins with the shop', () => {
  renderInShop(<Hero wide={null} tall={null} product={null} />);
  expect(screen.getByRole('link', { name: 'Shop everything' }).getAttribute('href')).toBe('/selected/shop/');
});
