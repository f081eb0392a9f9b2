// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeShopApi } from '../../testing/fake-shop-api.ts';
import { orderFixture } from '../../testing/carts.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { DeclineInvitation } from './decline-invitation.tsx';

const orderOf = (mayBeAskedForReview?: boolean) => {
  const order = orderFixture();
  const answer = mayBeAskedForReview === undefined ? {} : { mayBeAskedForReview };
  return { ...order, cart: { ...order.cart, ...answer } };
};
const render = (answer?: boolean) => renderInShop(<DeclineInvitation order={orderOf(answer)} />);
const button = () => screen.queryByRole('button', { name: 'Please don’t ask' });

beforeEach(() => window.history.replaceState(null, '', '/order-confirmation/?order=N-1001'));

test('product 4.746: an order’s page says that its customer will be asked, and has a button against it', async () => {
  const { requests } = fakeShopApi({ 'POST /orders/N-1001/review-invitation/removal': {} });
  const { user, rerender } = render(true);
  expect(screen.getByText(/we ask once by email how you like it/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Please don’t ask' }));
  expect((await screen.findByText(/We won’t ask you/)).getAttribute('role')).toBe('status');
  expect(button()).toBeNull();
  // The order is read again.
  rerender(<DeclineInvitation order={orderOf(false)} />);
  expect(document.activeElement?.textContent).toMatch(/We won’t ask you/);
  expect(requests).toHaveLength(1);
});

test('product 4.746: it says nothing to whoever is not asked, unless they come from the e-mail', () => {
  const { container, unmount } = render(false);
  expect(container.textContent).toBe('');
  unmount();
  window.history.replaceState(null, '', '#review-invitation');
  render(false);
  expect(screen.getByText(/We won’t ask you/)).toBeTruthy();
  expect(document.activeElement?.id).toBe('review-invitation');
});
