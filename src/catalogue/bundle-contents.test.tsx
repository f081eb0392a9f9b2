// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShop } from '../testing/render-in-shop.tsx';
import type { BundlePart } from './bundle.ts';
import { BundleContents } from './bundle-contents.tsx';
import { axes, dollars, variantOf } from './testing/products.ts';

const partOf = (key: string, price: number, colors: readonly string[]): BundlePart => ({
  key,
  name: `The ${key}`,
  path: `/products/${key}/`,
  variants: colors.map((color) => ({
    sku: `${key}-${color}`,
    label: color,
    hex: '#000000',
    price: dollars(price),
    laterPrices: [],
    picture: null,
  })),
});
const parts = [partOf('carrier', 100, ['black', 'sand']), partOf('bib', 15, ['white', 'rose'])];

const set = (carrier: string, bib: string) =>
  variantOf('black', 'woven', {
    components: [
      { sku: `carrier-${carrier}`, quantity: 1 },
      { sku: `bib-${bib}`, quantity: 2 },
    ],
  });

test('product 4.273: where the parts only exist as they match, the bundle is chosen as a whole', () => {
  const selected = set('black', 'white');
  const variants = [selected, set('sand', 'rose')];
  renderInShop(
    <BundleContents
      {...{ axes, parts, variants, selected }}
      priceOf={() => null}
      onSelect={() => undefined}
    />,
  );
  expect(screen.queryByRole('group', { name: /The carrier/ })).toBeNull();
  expect(screen.getByRole('group', { name: /^Color/ })).toBeTruthy();
});
