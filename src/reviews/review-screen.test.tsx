// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OwnReview } from '../../contract/written-review.ts';
import { stores } from '../../stores/testing/storefronts.ts';
import { keepDrafts } from '../recovery/reload-drafts.ts';
import { fakeShopApi, refusal } from '../testing/fake-shop-api.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { ReviewScreen } from './review-screen.tsx';

// Without texts, a detail is shown by the keys of its words.
vi.mock('../../brands/browser.ts', async (original) => {
  const { reviewDetails } = await import('../../contract/testing/reviews.ts');
  return { brand: { ...(await original<{ brand: object }>()).brand, reviewDetails } };
});

const written: OwnReview = {
  ...({ rating: 4, title: 'Soft', text: 'He sleeps.', author: 'Ada L.', details: { use: 'gift' } } as const),
  state: 'toCheck',
  pictures: [
    { id: 'one', url: '/one.webp' },
    { id: 'two', url: '/two.webp' },
  ],
};
const productOf = (productKey: string, review: OwnReview | null = null) => ({
  ...{ productKey, name: `The ${productKey}`, imageUrl: null, review },
});
const answersWith = (...products: readonly object[]) => ({ 'GET /orders/N-1/reviews': { products } });

const open = (query: string) => {
  window.history.replaceState(null, '', `/review/${query}`);
  return renderInShop(<ReviewScreen />, stores.us, { pageKey: 'review' });
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your review/ });
const star = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

test('product 4.720, 4.722: a link chooses product and stars; what is typed stays until it has been received, then the thanks lead on', async () => {
  const path = 'PUT /orders/N-1/reviews/jacket';
  const { requests, answers } = fakeShopApi({
    ...answersWith(productOf('cap'), productOf('jacket')),
    [path]: () => refusal('CommerceUnavailable', 503),
  });
  const { user } = open('?order=N-1&product=jacket&stars=4');
  await screen.findByRole('heading', { name: 'The jacket' });
  expect(star(/4 out of 5 stars.*Good/).checked).toBe(true);
  await user.click(star(/2 out of 5/));
  await user.keyboard('{ArrowRight}');
  await user.type(words(), ' Warm.\nToo short. ');
  await user.type(screen.getByRole('textbox', { name: /details\.owned\.name/ }), '８');
  await user.click(button('Send review'));
  expect(await screen.findByText(/hasn’t reached us yet/)).toBeTruthy();
  answers[path] = written;
  await user.click(button('Send review'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Thank you for your review'));
  const sent = { rating: 3, title: '', text: 'Warm.\nToo short.', author: '', details: { owned: 8 } };
  expect(requests.at(-1)?.body).toEqual({ ...sent, files: [], keptFiles: [] });
  await user.click(button('Next: The cap'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('The cap'));
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
});

test('product 4.721: what was typed stays while another product is shown, and if the page is reloaded, where it was typed', async () => {
  fakeShopApi(answersWith(productOf('jacket'), productOf('cap')));
  const { user, unmount } = open('?order=N-1&product=jacket');
  await screen.findByRole('heading', { name: 'The jacket' });
  await user.type(words(), 'Warm.');
  await user.click(button(/The cap/));
  expect(words().value).toBe('');
  await user.click(button(/The jacket/));
  expect(words().value).toBe('Warm.');
  keepDrafts();
  unmount();
  open('?order=N-1&product=cap');
  await screen.findByRole('heading', { name: 'The cap' });
  expect(words().value).toBe('');
  await user.click(button(/The jacket/));
  expect(words().value).toBe('Warm.');
});

test('product 4.721: what is missing or must not be published is said at its field, and nothing is sent', async () => {
  const { requests } = fakeShopApi(answersWith(productOf('jacket')));
  const { user } = open('?order=N-1');
  await screen.findByRole('heading', { name: 'The jacket' });
  await user.type(screen.getByLabelText(/^Headline/), 'See www.a.example');
  await user.type(screen.getByLabelText(/^Name to show/), 'ada@a.example');
  await user.type(screen.getByLabelText(/details\.owned\.name/), 'two');
  await user.click(button('Send review'));
  const summary = await screen.findByRole('group', { name: 'Please check these fields' });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  for (const problem of [/one to five stars/, /leave out links/, /leave out email/, /whole number/])
    expect(screen.getAllByText(problem)).toHaveLength(2);
  expect(requests).toHaveLength(1);
});

test('product 4.723: a review says where it is, is changed by the same form, and deleted after asking', async () => {
  const path = '/orders/N-1/reviews/jacket';
  const { requests } = fakeShopApi({
    ...answersWith(productOf('jacket', written)),
    [`PUT ${path}`]: { ...written, pictures: [], state: 'declined' },
    [`DELETE ${path}`]: new Response(null, { status: 204 }),
  });
  const { user } = open('?order=N-1');
  expect(await screen.findByText('Being read')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Headline/).value).toBe('Soft');
  await user.click(button('Remove Photo 1'));
  await user.click(button('Save changes'));
  await user.click(await screen.findByRole('button', { name: 'Change it again' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('The jacket'));
  expect(requests.at(-1)?.body).toMatchObject({ files: [], keptFiles: ['two'], details: { use: 'gift' } });
  expect(screen.getByText(/never because of few stars/)).toBeTruthy();
  await user.click(button('Delete review'));
  await user.click(button('Yes, delete it'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Your review has been deleted'));
});

test.each([
  ['', /written by people who bought/, 'Find your order'],
  ['?order=N-1', /This browser may not open the order/, 'Get a new link'],
])('product 4.720: the page at “%s” leads to a link to an order', async (query, text, link) => {
  fakeShopApi({ 'GET /orders/N-1/reviews': refusal('OrderNotFound', 404) });
  open(query);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toMatch(/^\/order\//);
});
