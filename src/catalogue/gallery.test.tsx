// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubModalDialog } from '../testing/modal-dialog.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { Gallery } from './gallery.tsx';
import { picture, productOf, variantOf } from './testing/products.ts';

vi.mock('gatsby', () => import('../testing/gatsby.tsx'));
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
  sides: ['29 cm', '21 cm', '6 cm'],
};
const positions = [{ key: 'facing-in', name: 'Facing in' }];
const renderGallery = (product = productOf({ positions, size })) =>
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

test('product 4.271: the keyboard has one stop for the pictures, and reaches the others with arrow keys', async () => {
  const { user } = renderGallery();
  await user.tab();
  expect(document.activeElement).toBe(enlarge(1));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(enlarge(2));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Worn' }).checked).toBe(true);
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement).toBe(enlarge(1));
  await user.tab();
  expect(screen.getAllByRole('radio')).toContain(document.activeElement);
});

test('product 4.271: a tap enlarges a picture; arrow keys change it, and the gallery is where it was left', async () => {
  const { user } = renderGallery();
  await user.click(enlarge(1));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pictures of Carrier' }));
  expect(await dialog.findByText('Picture 1 of 4: Front')).toBeTruthy();
  const picture = dialog.getByRole('button', { name: /Show it larger/ });
  await user.click(picture);
  expect(dialog.getByRole('button', { pressed: true, name: /Show all of it/ })).toBeTruthy();
  await user.keyboard('{ArrowRight}');
  expect(dialog.getByText('Picture 2 of 4: Worn')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Next picture' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByText(/^Picture 3/)).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Folded' }).checked).toBe(true);
});

test('a single picture needs no choice', () => {
  const only = variantOf('black', 'woven');
  renderInShop(<Gallery product={productOf()} variant={only} />);
  expect(screen.queryByRole('radio')).toBeNull();
});
