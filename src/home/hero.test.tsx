// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { Hero } from './hero.tsx';

vi.mock('gatsby', () => import('../testing/gatsby.tsx'));

test('without a product that can be had here, it begins with the shop', () => {
  renderInShop(<Hero wide={null} tall={null} product={null} />);
  expect(screen.getByRole('link', { name: 'Shop everything' }).getAttribute('href')).toBe('/selected/shop/');
});
