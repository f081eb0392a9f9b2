// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { cartFixture, money } from '../testing/carts.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';
import { fakeIntersections } from '../testing/intersections.ts';
import { stubModalDialog } from '../testing/modal-dialog.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { AddToCart } from './add-to-cart.tsx';

beforeAll(stubModalDialog);

const bar = () => screen.queryByRole('region', { name: 'Carrier' });

/** A product's button, of which the test says whether it is on the screen. */
async function renderButton(availableQuantity: number | null) {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  const intersections = fakeIntersections();
  const { user, container } = renderInShop(
    <AddToCart
      sku="SKU-1"
      name="Carrier"
      price={money(9_900)}
      availableQuantity={availableQuantity}
      picture={null}
      variant=""
      restockPath="#restock"
    />,
  );
  await waitFor(() => expect(intersections.isObserved(container)).toBe(true));
  return {
    user,
    see: () => {
      act(() => intersections.see(container, 1));
    },
    leave: () => {
      act(() => intersections.leave(container));
    },
  };
}

test('product 4.270: while the button cannot be seen, a bar with price and button adds the chosen quantity', async () => {
  const { requests } = fakeShopApi({
    'POST /carts': cartFixture(),
    'GET /delivery': { shippingMethods: [] },
  });
  const { user, see, leave } = await renderButton(null);
  see();
  expect(bar()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Increase quantity of Carrier' }));
  leave();
  const inBar = within(screen.getByRole('region', { name: 'Carrier' }));
  expect(inBar.getByText('$99.00')).toBeTruthy();
  await user.click(inBar.getByRole('button', { name: 'Add to cart' }));
  await waitFor(() =>
    expect(requests[0]?.body).toMatchObject({ lineItems: [{ sku: 'SKU-1', quantity: 2 }] }),
  );
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  see();
  expect(bar()).toBeNull();
});

test('product 4.270: whoever uses the bar when it leaves goes on at the real button', async () => {
  const { see, leave } = await renderButton(null);
  leave();
  act(() =>
    within(screen.getByRole('region', { name: 'Carrier' }))
      .getByRole('button')
      .focus(),
  );
  see();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add to cart' }));
});

test('product 4.270: the bar of what is sold out leads to the e-mail about its return', async () => {
  const { leave } = await renderButton(0);
  leave();
  const inBar = within(screen.getByRole('region', { name: 'Carrier' }));
  expect(inBar.queryByRole('button')).toBeNull();
  expect(inBar.getByRole('link', { name: 'Email me' }).getAttribute('href')).toBe('#restock');
});
