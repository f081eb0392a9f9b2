// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { AddedNotice } from './added-notice.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { fakeShopApi, refusal } from '../testing/fake-shop-api.ts';
import { stubModalDialog } from '../testing/modal-dialog.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { cartFixture, money, shippingMethodFixtures } from '../testing/carts.ts';

beforeAll(stubModalDialog);
const onOutOfStock = vi.fn();

const part = (availableQuantity: number | null) => (
  <>
    <AddedNotice />
    <AddToCart
      sku="SKU-1"
      name="Carrier"
      price={money(9_900)}
      availableQuantity={availableQuantity}
      picture={null}
      variant="Green"
      goesWith={<p>Goes with it</p>}
      onOutOfStock={onOutOfStock}
      restockPath="#restock"
    />
  </>
);

async function press(availableQuantity: number | null = null) {
  const rendered = renderInShop(part(availableQuantity));
  await rendered.user.click(screen.getByRole('button', { name: 'Add to cart' }));
  return rendered;
}
const drawer = () => screen.findByRole('dialog', { name: 'Your cart' });

test('says so instead of confirming it if the browser blocks cookies', async () => {
  fakeShopApi({ 'POST /carts': cartFixture() });
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  await press();
  expect(await screen.findByText(/Your browser blocks cookies/)).toBeTruthy();
  expect(screen.queryByText(/in your cart/)).toBeNull();
});

describe('product 4.350: what was added is said in a drawer', () => {
  test('with the subtotal, what is missing to free delivery, the ways on, and what goes with it', async () => {
    const standard = { ...shippingMethodFixtures[0], price: money(595), freeAbove: money(12_000) };
    fakeShopApi({
      'POST /carts': cartFixture(),
      'GET /delivery': { shippingMethods: [shippingMethodFixtures[1], standard] },
    });
    const { user } = await press();
    const shown = within(await drawer());
    // Of what is in a dialog, a browser focuses this.
    const first = (await drawer()).querySelector('[autofocus]');
    expect(first?.textContent).toBe('1 × Carrier is in your cart.Green');
    await shown.findByText('$21.00 to free Standard delivery');
    expect(shown.getByText('Subtotal (1 item)').parentElement?.textContent).toContain('$99.00');
    expect(shown.getByRole('link', { name: 'Go to checkout' }).getAttribute('href')).toBe('/checkout/');
    expect(shown.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/cart/');
    expect(shown.getByText('Goes with it')).toBeTruthy();
    await user.click(shown.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/in your cart/)).toBeNull();
  });

  test.each([
    ['OutOfStock', { sku: 'SKU-1', available: 0 }, /^This has just sold out/, 'link', 'Email me'],
    [
      'OutOfStock',
      { sku: 'SKU-1', available: 2 },
      /^Only 2 of these are left/,
      'button',
      'Back to the product',
    ],
    ['CartFull', {}, /^Your cart is full/, 'button', 'Back to the product'],
  ] as const)('a refusal (%s %o) says why, and leads on', async (code, details, why, role, way) => {
    fakeShopApi({ 'POST /carts': refusal(code, 409, details) });
    const { user } = await press();
    const shown = within(await drawer());
    expect((await shown.findByText(why)).closest('[role=alert]')).toBeTruthy();
    expect(screen.queryByText(/in your cart|Goes with it/)).toBeNull();
    expect(onOutOfStock).toHaveBeenCalledTimes(code === 'OutOfStock' ? 1 : 0);
    await user.click(shown.getByRole(role, { name: way }));
    expect(screen.getAllByText(why)).toHaveLength(1);
    expect(screen.getByText(why).closest('dialog')).toBeNull();
  });

  test('what may work a moment later can be tried again', async () => {
    const { answers } = fakeShopApi({ 'POST /carts': refusal('CommerceUnavailable', 503) });
    const { user } = await press();
    await drawer();
    Object.assign(answers, { 'POST /carts': cartFixture(), 'GET /delivery': { shippingMethods: [] } });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await within(await drawer()).findByText('1 × Carrier is in your cart.');
  });
});

describe('product 4.351: what waits for a connection is said in a notice, which', () => {
  beforeEach(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });

  test('disappears after ten seconds', async () => {
    await press();
    await screen.findByText(/You’re offline/);
    act(() => void vi.advanceTimersByTime(10_000));
    expect(screen.queryByText(/You’re offline/)).toBeNull();
  });

  test('stays while the focus is on it, but does not follow to other pages', async () => {
    const { rerender } = await press();
    (await screen.findByRole('link', { name: 'View cart' })).focus();
    act(() => void vi.advanceTimersByTime(10_000));
    expect(screen.getByText(/You’re offline/)).toBeTruthy();
    rerender(<AddedNotice />);
    await waitFor(() => expect(screen.queryByText(/You’re offline/)).toBeNull());
  });
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
