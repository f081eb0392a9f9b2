// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubModalDialog } from '../testing/modal-dialog.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { Gallery } from './gallery.tsx';
import { picture, productOf, variantOf } from './testing/products.ts';

beforeEach(() => {
  stubModalDialog();
  Element.prototype.scrollTo = vi.fn();
});

const variant = variantOf('black', 'woven', {
  pictures: ['front', 'use', 'folded'].map((view) => ({ view, picture: picture(view) })),
});
const size = {
  key: 'folded',
  name: 'Folded',
  text: '29 × 21 × 6 cm',
  values: [290, 210, 60],
  unit: 'mm',
  sides: ['29 cm', '21 cm', '6 cm'],
};
const renderGallery = (product = productOf({ isWorn: true, size })) =>
  renderInShop(<Gallery product={product} variant={variant} />);
const enlarge = (number: number) =>
  screen.getByRole('button', { name: new RegExp(`Enlarge picture ${number} of 4`) });

test('product 4.271: each picture says what it shows, and the last one draws the size', () => {
  renderGallery();
  const choices = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(choices.map((text) => text?.replace(/\d.*/, ''))).toEqual([
    'Front',
    'Worn',
    'Folded',
    'Size: Folded',
  ]);
  const drawing = within(enlarge(4)).getByRole('img', { name: 'Carrier, Folded: 29 × 21 × 6 cm' });
  for (const side of size.sides) expect(within(drawing).getByText(side)).toBeTruthy();
});

test('a single picture needs no choice', () => {
  const only = variantOf('black', 'woven');
  renderInShop(<Gallery product={productOf()} variant={only} />);
  expect(screen.queryByRole('radio')).toBeNull();
});
