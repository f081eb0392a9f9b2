// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reviewOf } from '../../contract/testing/reviews.ts';
import { stores } from '../../stores/testing/storefronts.ts';
import { readStored } from '../consent/browser-storage.ts';
import { fakeShopApi, refusal } from '../testing/fake-shop-api.ts';
import { stubModalDialog } from '../testing/modal-dialog.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
// So that no test waits for the compiler.
import './picture-dialog.tsx';
import { ReviewList } from './review-list.tsx';
import { NoReviews } from './reviews.tsx';

const review = reviewOf('0f1e', { helpful: 2, author: 'Ada L.', pictures: ['/one.webp', '/two.webp'] });
const list = <ReviewList reviews={[review]} />;
const helpful = () => screen.getByRole('button', { name: /^Helpful/ });

test('product 4.726: what a visitor finds helpful counts at once and once, and is taken back if the shop refuses', async () => {
  const path = 'POST /reviews/0f1e/helpful';
  const { requests, answers } = fakeShopApi({ [path]: () => refusal('TooManyRequests', 429) });
  const { user, unmount } = renderInShop(list);
  await user.click(helpful());
  expect(await screen.findByText(/couldn’t be counted/)).toBeTruthy();
  expect(helpful().getAttribute('aria-pressed')).toBe('false');
  answers[path] = {};
  await user.click(helpful());
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('3 people found this helpful'));
  await user.click(helpful());
  unmount();
  renderInShop(list);
  expect(helpful().getAttribute('aria-pressed')).toBe('true');
  expect(requests).toHaveLength(2);
  expect(readStored('helpful-reviews')).toBeNull();
});

test('product 4.727: photographs are links to themselves, which a dialog shows larger', async () => {
  stubModalDialog();
  const { user } = renderInShop(list);
  const photo = screen.getByRole('link', { name: 'Photo 1 by Ada L.' });
  expect(photo.getAttribute('href')).toBe('/one.webp');
  await user.keyboard('{Control>}');
  await user.click(photo);
  await user.keyboard('{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(photo);
  const dialog = await screen.findByRole('dialog', { name: 'Photo 1 by Ada L.' });
  await user.click(screen.getByRole('button', { name: /next/i }));
  expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/two.webp');
});

test('product 4.725: a product without reviews leads to where one can write one, with what it is about', () => {
  const { unmount } = renderInShop(<NoReviews productKey="cap" />);
  expect(screen.getByRole('link', { name: 'Write a review' }).getAttribute('href')).toMatch(/\?product=cap$/);
  unmount();
  renderInShop(<NoReviews productKey="cap" />, stores.us, { sitePaths: {} });
  expect(screen.queryByRole('link')).toBeNull();
});
