// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AddedNotice } from './added-notice.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { fakeShopApi, refusal } from '../testing/fake-shop-api.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { cartFixture, money } from '../testing/carts.ts';

const part = (availableQuantity: number | null) => (
  <>
    <AddedNotice />
    <AddToCart
      sku="SKU-1"
      name="Carrier"
      price={money(9_900)}
      availableQuantity={availableQuantity}
      picture={null}
      restockId="restock"
    />
  </>
);

test('says so instead of confirming it if the browser blocks cookies', async () => {
  fakeShopApi({ 'POST /carts': cartFixture() });
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  const { user } = renderInShop(part(null));
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByText(/Your browser blocks cookies/)).toBeTruthy();
  expect(screen.queryByText(/in your cart/)).toBeNull();
});

describe('after ten seconds, the confirmation', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));

  test('disappears by itself', async () => {
    fakeShopApi({ 'POST /carts': cartFixture() });
    const { user } = renderInShop(part(null));
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    await screen.findByText(/in your cart/);
    act(() => void vi.advanceTimersByTime(10_000));
    expect(screen.queryByText(/in your cart/)).toBeNull();
  });

  test('stays while the focus is on it', async () => {
    fakeShopApi({ 'POST /carts': cartFixture() });
    const { user } = renderInShop(part(null));
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    (await screen.findByRole('link', { name: 'View cart' })).focus();
    act(() => void vi.advanceTimersByTime(10_000));
    expect(screen.getByText(/in your cart/)).toBeTruthy();
  });
});

test('the confirmation does not follow to other pages', async () => {
  fakeShopApi({ 'POST /carts': cartFixture() });
  const { user, rerender } = renderInShop(part(null));
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  await screen.findByText(/in your cart/);
  rerender(<AddedNotice />);
  expect(screen.queryByText(/in your cart/)).toBeNull();
});

test('a refusal is shown where the shopper is, with the remaining stock', async () => {
  fakeShopApi({ 'POST /carts': refusal('OutOfStock', 409, { sku: 'SKU-1', available: 2 }) });
  const { user } = renderInShop(part(null));
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect((await screen.findByText(/Only 2 of these are left/)).closest('[role=alert]')).toBeTruthy();
});

test('a sold-out product cannot be added', () => {
  renderInShop(part(0));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sold out' }).disabled).toBe(true);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  ['99', '3'],
  ['0', '1'],
  ['two', '1'],
])('a typed quantity of %s counts as %s if three are left', async (typed, counted) => {
  const { user } = renderInShop(part(3));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
  await user.clear(field);
  await user.type(field, typed);
  await user.tab();
  expect(field.value).toBe(counted);
});

test('arrow keys step the quantity within its limits', async () => {
  const { user } = renderInShop(part(2));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
  await user.type(field, '{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(field.value).toBe('2');
  await user.type(field, '{ArrowDown}');
  expect(field.value).toBe('1');
});
