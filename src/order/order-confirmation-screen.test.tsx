// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readEntry, removeEntry, writeEntry } from '../consent/guarded-storage.ts';
import { OrderConfirmationScreen } from './order-confirmation-screen.tsx';
import { fakeShopApi, refusal } from '../testing/fake-shop-api.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { cartFixture, orderFixture } from '../testing/carts.ts';
import { reportSearchEvent } from '../search/search-events.ts';

vi.mock('gatsby', () => import('../testing/gatsby.tsx'));
vi.mock('../search/search-events.ts', () => ({ reportSearchEvent: vi.fn() }));
beforeEach(() => window.history.replaceState(null, '', '/order-confirmation/?order=N-1001&token=secret'));
afterEach(() => {
  removeEntry('CT_CART_ID');
  vi.unstubAllGlobals();
});

test('shows the order, takes the focus and forgets the ordered cart', async () => {
  writeEntry('CT_CART_ID', 'cart-1');
  fakeShopApi({ 'GET /orders/N-1001': orderFixture(), 'GET /carts/cart-1': refusal('CartNotActive', 409) });
  renderInShop(<OrderConfirmationScreen />);
  const heading = await screen.findByRole('heading', { name: 'Thank you, Ada' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByText('Order N-1001')).toBeTruthy();
  expect(screen.getByText('Placed on January 5, 2026')).toBeTruthy();
  expect(screen.getByText('Paid with card')).toBeTruthy();
  expect(screen.getByText('1 × Baby Carrier Mini')).toBeTruthy();
  expect(screen.getAllByText('New York, NY 10001')).toHaveLength(2);
  expect(screen.getByRole('region', { name: 'What you paid' }).textContent).toContain('Total$107.79');
  expect(screen.getByText(/let you know at ada@example.org/)).toBeTruthy();
  await waitFor(() => expect(readEntry('CT_CART_ID')).toBeNull());
});

test('when opened again later, it does not affect a new cart', async () => {
  writeEntry('CT_CART_ID', 'cart-2');
  fakeShopApi({ 'GET /orders/N-1001': orderFixture(), 'GET /carts/cart-2': cartFixture({ id: 'cart-2' }) });
  renderInShop(<OrderConfirmationScreen />);
  await screen.findByText('Order N-1001');
  expect(readEntry('CT_CART_ID')).toBe('cart-2');
});

test('a payment that has not arrived is not reported as paid', async () => {
  fakeShopApi({ 'GET /orders/N-1001': orderFixture({ paymentState: 'pending', paymentMethod: 'klarna' }) });
  renderInShop(<OrderConfirmationScreen />);
  await screen.findByText(/Your payment with Klarna is still being processed/);
  expect(screen.queryByText(/Paid with/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Amount due' })).toBeTruthy();
});

test('an order with the same billing address says so', async () => {
  const order = orderFixture({ paymentMethod: 'something-new' });
  fakeShopApi({ 'GET /orders/N-1001': { ...order, cart: { ...order.cart, billingAddress: null } } });
  renderInShop(<OrderConfirmationScreen />);
  await screen.findByText('Same as delivery address');
  expect(screen.getByText('Paid with your chosen payment method')).toBeTruthy();
});

test('an unknown order or a wrong token gets a message and a link to continue', async () => {
  fakeShopApi({ 'GET /orders/N-1001': refusal('OrderNotFound', 404) });
  renderInShop(<OrderConfirmationScreen />);
  const heading = await screen.findByRole('heading', { name: 'We couldn’t find this order' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getByRole('link', { name: 'Continue shopping' })).toBeTruthy();
});

test('a link without an order sends no request', async () => {
  window.history.replaceState(null, '', '/order-confirmation/');
  const { requests } = fakeShopApi({});
  renderInShop(<OrderConfirmationScreen />);
  await screen.findByRole('heading', { name: 'We couldn’t find this order' });
  expect(requests).toEqual([]);
});

test('an unreachable shop offers a retry', async () => {
  const api = fakeShopApi({});
  const { user } = renderInShop(<OrderConfirmationScreen />);
  await screen.findByText(/couldn’t reach the shop/);
  api.answers['GET /orders/N-1001'] = orderFixture();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Order N-1001');
});

const ordered = (number: string) => ({ ...orderFixture(), orderNumber: number });

/** Opens the page after a payment whose answer was lost: the browser has a cart that it does not know to be paid. */
function openConfirmation(number: string) {
  window.history.replaceState(null, '', `/order-confirmation/?order=${number}&token=secret`);
  writeEntry('CT_CART_ID', 'cart-1');
}

describe('a new order is reported once, also after a lost answer,', () => {
  const reported = () => vi.mocked(reportSearchEvent).mock.calls;

  test('when the order arrives first', async () => {
    openConfirmation('N-1');
    fakeShopApi({ 'GET /orders/N-1': ordered('N-1'), 'GET /carts/cart-1': cartFixture() });
    const { unmount } = renderInShop(<OrderConfirmationScreen />);
    await waitFor(() => expect(readEntry('CT_CART_ID')).toBeNull());
    unmount();
    renderInShop(<OrderConfirmationScreen />);
    await screen.findByText('Order N-1');
    expect(reported()).toEqual([[{ name: 'purchase', order: ordered('N-1') }]]);
  });

  test('when the cart arrives first, which is known to be ordered then', async () => {
    openConfirmation('N-2');
    const api = fakeShopApi({
      'GET /carts/cart-1': refusal('CartNotActive', 409, { order: { orderNumber: 'N-2', token: 'secret' } }),
    });
    const { user } = renderInShop(<OrderConfirmationScreen />);
    await waitFor(() => expect(readEntry('CT_CART_ID')).toBeNull());
    expect(reported()).toEqual([]);
    api.answers['GET /orders/N-2'] = ordered('N-2');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('Order N-2');
    expect(reported()).toEqual([[{ name: 'purchase', order: ordered('N-2') }]]);
  });

  test('but not when it is opened again later', async () => {
    openConfirmation('N-3');
    fakeShopApi({
      'GET /orders/N-3': { ...ordered('N-3'), cart: { ...ordered('N-3').cart, id: 'cart-0' } },
      'GET /carts/cart-1': cartFixture(),
    });
    renderInShop(<OrderConfirmationScreen />);
    await screen.findByText('Order N-3');
    expect(reported()).toEqual([]);
  });
});
