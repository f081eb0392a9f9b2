// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../testing/render-in-shop.tsx';
import type { BundlePart } from './bundle.ts';
import { BundleContents } from './bundle-contents.tsx';
import { dollars, variantOf } from './testing/products.ts';

vi.mock('gatsby', () => import('../testing/gatsby.tsx'));

const partOf = (key: string, price: number, colors: readonly string[]): BundlePart => ({
  key,
  name: `The ${key}`,
  path: `/products/${key}/`,
  variants: colors.map((color) => ({
    sku: `${key}-${color}`,
    label: color,
    hex: '#000000',
    price: dollars(price),
    picture: null,
  })),
});
const parts = [partOf('carrier', 100, ['black', 'sand']), partOf('bib', 15, ['white', 'rose'])];

const set = (sku: string, carrier: string, bib: string, availableQuantity = 5) =>
  variantOf('black', 'woven', {
    sku,
    price: dollars(110),
    availableQuantity,
    components: [
      { sku: `carrier-${carrier}`, quantity: 1 },
      { sku: `bib-${bib}`, quantity: 2 },
    ],
  });
const matching = [set('A', 'black', 'white'), set('B', 'sand', 'rose')];
const mixed = [...matching, set('C', 'black', 'rose', 0), set('D', 'sand', 'white')];

const renderBundle = (variants = mixed, selected = matching[0]) => {
  const onSelect = vi.fn();
  if (!selected) throw new Error('A bundle has variants.');
  return { ...renderInShop(<BundleContents {...{ parts, variants, selected, onSelect }} />), onSelect };
};

test('product 4.273: the color of each part is chosen on its own, and leads to the bundle that contains it', async () => {
  const { user, onSelect } = renderBundle();
  const carrier = within(screen.getByRole('group', { name: 'The carrier: black' }));
  await user.click(carrier.getByRole('radio', { name: 'sand' }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ sku: 'D' }));
  expect(screen.getByRole('radio', { name: 'rose (sold out)' })).toBeTruthy();
});

test('product 4.273: where the parts only exist as they match, the bundle is chosen as a whole', () => {
  renderBundle(matching);
  expect(screen.queryByRole('group', { name: /The carrier/ })).toBeNull();
  expect(screen.getByRole('group', { name: /^Color/ })).toBeTruthy();
});
