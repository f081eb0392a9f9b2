// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
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

const film = { path: '/turn.mp4', poster: '/turn.jpg', shows: 'turn' };

test('product 4.380: a video is one of the gallery, says what it shows, and nothing of it is fetched or moves before it is wanted', () => {
  const { container } = renderGallery(productOf({ size, video: film }));
  expect(screen.getAllByRole('radio')[3]?.closest('label')?.textContent).toBe('From all sides');
  expect(screen.getByRole('button', { name: /Enlarge picture 5 of 5/ })).toBeTruthy();
  const video = screen.getByLabelText<HTMLVideoElement>(
    'Carrier, seen from all sides: a video without sound',
  );
  expect(video).toMatchObject({ controls: true, autoplay: false, preload: 'none', poster: '' });
  fireEvent.click(screen.getByRole('radio', { name: 'Folded' }));
  expect(video.poster).toMatch('/turn.jpg');
  expect(container.querySelectorAll('video')).toHaveLength(1);
});

test('product 4.380: the keyboard reaches a video as it does pictures, and without one there is none', () => {
  const { unmount } = renderGallery(productOf({ video: film }));
  fireEvent.click(screen.getByRole('radio', { name: 'Folded' }));
  fireEvent.keyDown(screen.getByRole('button', { name: /Enlarge picture 3 of 4/ }), { key: 'ArrowRight' });
  expect(document.activeElement?.tagName).toBe('VIDEO');
  unmount();
  const { container } = renderGallery();
  expect(container.querySelector('video')).toBeNull();
});

test('product 4.381: a picture beside a known thing says which one', () => {
  const pictures = ['front', 'beside-carton'].map((view) => ({ view, picture: picture(view) }));
  renderInShop(<Gallery product={productOf()} variant={variantOf('black', 'woven', { pictures })} />);
  expect(screen.getByRole('radio', { name: 'Beside a milk carton' })).toBeTruthy();
  expect(screen.getByAltText('Carrier, Black, Woven, beside a milk carton (1 l)')).toBeTruthy();
});
