// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { type BundleComponent, BundleContents } from './bundle-contents.tsx';
import { dollars } from './testing/products.ts';

vi.mock('gatsby', () => import('../testing/gatsby.tsx'));

const component = (sku: string, price: number, quantity = 1): BundleComponent => ({
  sku,
  name: `The ${sku}`,
  path: `/products/${sku}/`,
  quantity,
  price: dollars(price),
  picture: null,
});
const carrierAndBibs = [component('carrier', 100), component('bib', 15, 2)];

test('links to what the bundle contains, with the quantity of each', () => {
  renderInShop(<BundleContents components={carrierAndBibs} price={dollars(110)} />);
  expect(screen.getByRole('region', { name: 'What’s in the bundle' })).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['The carrier', '/products/carrier/'],
    ['2 × The bib', '/products/bib/'],
  ]);
});

test('shows what the contents cost bought separately, multiplied by their quantities', () => {
  renderInShop(<BundleContents components={carrierAndBibs} price={dollars(129)} />);
  expect(screen.getByText('Bought separately: $130.00')).toBeTruthy();
});

test.each([130, 131])('a bundle of %i dollars that saves nothing does not claim to', (price) => {
  renderInShop(<BundleContents components={carrierAndBibs} price={dollars(price)} />);
  expect(screen.queryByText(/one by one/)).toBeNull();
});
