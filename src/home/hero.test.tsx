// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { Hero } from './hero.tsx';

test('without a product that can be had here, it begins with the shop', () => {
  renderInShop(<Hero wide={null} tall={null} product={null} />);
  expect(screen.getByRole('link', { name: 'Shop everything' }).getAttribute('href')).toBe('/selected/shop/');
});
