// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readEntry, writeEntry } from '../../consent/guarded-storage.ts';
import { stores } from '../../../stores/testing/storefronts.ts';
import { OrderConfirmationScreen } from './order-confirmation-screen.tsx';
import { fakeShopApi, refusal } from '../../testing/fake-shop-api.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { addressFixture, cartFixture, lineItemFixture, orderFixture } from '../../testing/carts.ts';
import { readDraft, removeDraft } from '../checkout-draft.ts';
import { reportSearchEvent } from '../../search/service/search-events.ts';

const { us } = stores;

const sellerNumbers = us.contact;

vi.mock('../../search/service/search-events.ts', () => ({ reportSearchEvent: vi.fn() }));
beforeEach(() => window.history.replaceState(null, '', '/order-confirmation/?order=N-1001'));
afterEach(() => {
  removeDraft();
});

test.each([
  ['paid', true],
  ['failed', false],
  ['returned', false],
] as const)(
  'what goes with the order follows it, unless it was canceled: %s',
  async (paymentState, isThere) => {
    fakeShopApi({ 'GET /orders/N-1001': orderFixture({ paymentState }) });
    renderInShop(
      <OrderConfirmationScreen
        sellerNumbers={sellerNumbers}
        renderEnd={({ cart }) => <p>Goes with {cart.lineItems[0]?.sku}</p>}
      />,
    );
    await screen.findByText('Order N-1001');
    expect(screen.queryByText('Goes with SKU-1') !== null).toBe(isThere);
  },
);

describe('while a payment is open,', () => {
  const pending = orderFixture({ paymentState: 'pending', paymentMethod: 'klarna' });
  /** Lets the page wait; its requests need no time. */
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));

  test('the page looks again, ever more slowly, and says when it is paid', async () => {
    const { answers, requests } = fakeShopApi({ 'GET /orders/N-1001': pending });
    renderInShop(<OrderConfirmationScreen sellerNumbers={sellerNumbers} />);
    await screen.findByText(/Your payment with Klarna is still being processed/);
    const looks = () => requests.filter(({ path }) => path === '/orders/N-1001').length;
    await pass(10 * 60_000);
    expect(looks()).toBeGreaterThan(8);
    expect(looks()).toBeLessThan(18);
    answers['GET /orders/N-1001'] = orderFixture({ paymentMethod: 'klarna' });
    await pass(61_000);
    expect(screen.getByText('Paid with Klarna').closest('[role=status]')).toBeTruthy();
    const last = looks();
    await pass(10 * 60_000);
    expect(looks()).toBe(last);
  });

  test('a page that nobody sees does not look', async () => {
    const { requests } = fakeShopApi({ 'GET /orders/N-1001': pending });
    renderInShop(<OrderConfirmationScreen sellerNumbers={sellerNumbers} />);
    await screen.findByText(/Your payment with Klarna is still being processed/);
    expect(screen.queryByText(/Paid with/)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Amount due' })).toBeTruthy();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(10 * 60_000);
    expect(requests.filter(({ path }) => path === '/orders/N-1001')).toHaveLength(1);
  });
});

describe('an order whose payment failed', () => {
  const failed = (money: 'none' | 'returning') => orderFixture({ paymentState: 'failed', money });

  test.each([
    ['none', 'You haven’t been charged.', /on its way back/],
    ['returning', /Your money is on its way back/, /haven’t been charged/],
  ] as const)('is canceled, and says what became of the money: %s', async (money, said, unsaid) => {
    fakeShopApi({ 'GET /orders/N-1001': failed(money) });
    renderInShop(<OrderConfirmationScreen sellerNumbers={sellerNumbers} />);
    const heading = await screen.findByRole('heading', { name: 'Your order was canceled' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(said, { exact: false })).toBeTruthy();
    expect(screen.queryByText(unsaid)).toBeNull();
    expect(screen.queryByText(/Thank you|Paid with|We’ll pack your order/)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Total of this order' })).toBeTruthy();
  });

  test('whose money went back is not called paid, and nobody is told that it is being packed', async () => {
    fakeShopApi({ 'GET /orders/N-1001': orderFixture({ paymentState: 'returned' }) });
    renderInShop(<OrderConfirmationScreen sellerNumbers={sellerNumbers} />);
    await screen.findByRole('heading', { name: 'There’s a problem with your payment' });
    expect(screen.getByText(/went back to you, in full or in part/)).toBeTruthy();
    expect(screen.queryByText(/Thank you|Paid with|We’ll pack your order/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Pay again' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Total of this order' })).toBeTruthy();
  });

  test('can be paid again: nothing that was chosen since is replaced', async () => {
    const message = { id: 'line-2', sku: 'MESSAGE', kind: 'gift-message' } as const;
    const lines = [
      lineItemFixture({ quantity: 3 }),
      lineItemFixture({ ...message, giftMessage: 'from the order' }),
    ];
    const since = [lineItemFixture(), lineItemFixture({ ...message, giftMessage: 'written since' })];
    const current = cartFixture({ lineItems: since, shippingAddress: addressFixture });
    const order = failed('none');
    writeEntry('CT_CART_ID', 'cart-1');
    const { requests } = fakeShopApi({
      'GET /orders/N-1001': { ...order, cart: { ...order.cart, id: 'ordered', lineItems: lines } },
      'GET /carts/cart-1': current,
      'POST /carts/cart-1': current,
    });
    const { user } = renderInShop(<OrderConfirmationScreen sellerNumbers={sellerNumbers} />);
    await user.click(await screen.findByRole('button', { name: 'Pay again' }));
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/'));
    const changes = requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(changes).toMatchObject([{ actions: [{ action: 'addLineItem', sku: 'SKU-1', quantity: 2 }] }]);
    expect(readDraft()).toBeNull();
  });

  test('can be paid again: the address is filled in', async () => {
    const cart = cartFixture({ id: 'cart-9' });
    fakeShopApi({ 'GET /orders/N-1001': failed('none'), 'POST /carts': cart });
    const { user } = renderInShop(<OrderConfirmationScreen sellerNumbers={sellerNumbers} />);
    await user.click(await screen.findByRole('button', { name: 'Pay again' }));
    await waitFor(() => expect(readDraft()?.shipping).toMatchObject(addressFixture));
    expect(readDraft()?.email).toBe('ada@example.org');
  });
});

describe('the link of an order', () => {
  const made = {
    'GET /orders/N-1001': orderFixture({ cancelable: false }),
    'POST /orders/N-1001/link': { path: '/o/?token=t' },
  };
  const copyOf = async (user: ReturnType<typeof renderInShop>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Copy the link' }));
  };
  afterEach(() => {
    delete window.openLink;
  });

  test('is shown by a browser that cannot copy', async () => {
    fakeShopApi(made);
    const { user } = renderInShop(<OrderConfirmationScreen sellerNumbers={sellerNumbers} />);
    vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('denied'));
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await copyOf(user);
    await screen.findByText(`${window.location.origin}/o/?token=t`);
  });

  test('that cannot be made is asked for again', async () => {
    const { answers } = fakeShopApi({ ...made, 'POST /orders/N-1001/link': refusal('Internal', 500) });
    const { user } = renderInShop(<OrderConfirmationScreen sellerNumbers={sellerNumbers} />);
    await copyOf(user);
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('alert')
          .map(({ textContent }) => textContent)
          .join(''),
      ).not.toBe(''),
    );
    expect(screen.queryByText('Copied')).toBeNull();
    answers['POST /orders/N-1001/link'] = made['POST /orders/N-1001/link'];
    await copyOf(user);
    await screen.findByText('Copied');
  });
});

test('an order with the same billing address says so', async () => {
  const order = orderFixture({ paymentMethod: 'something-new' });
  fakeShopApi({ 'GET /orders/N-1001': { ...order, cart: { ...order.cart, billingAddress: null } } });
  renderInShop(<OrderConfirmationScreen sellerNumbers={sellerNumbers} />);
  await screen.findByText('Same as delivery address');
  expect(screen.getByText('Paid with your chosen payment method')).toBeTruthy();
});

test('a link without an order sends no request', async () => {
  window.history.replaceState(null, '', '/order-confirmation/');
  const { requests } = fakeShopApi({});
  renderInShop(<OrderConfirmationScreen sellerNumbers={sellerNumbers} />);
  await screen.findByRole('heading', { name: 'We couldn’t find this order' });
  expect(screen.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe('/order/');
  expect(requests).toEqual([]);
});

const ordered = (number: string) => ({ ...orderFixture(), orderNumber: number });

/** Opens the page after a payment whose answer was lost: the browser has a cart that it does not know to be paid. */
function openConfirmation(number: string) {
  window.history.replaceState(null, '', `/order-confirmation/?order=${number}`);
  writeEntry('CT_CART_ID', 'cart-1');
}

describe('a new order is reported once, also after a lost answer,', () => {
  const reported = () => vi.mocked(reportSearchEvent).mock.calls;

  test('when the cart arrives first, which is known to be ordered then', async () => {
    openConfirmation('N-2');
    const api = fakeShopApi({
      'GET /carts/cart-1': refusal('CartNotActive', 409, { order: { orderNumber: 'N-2' } }),
    });
    const { user } = renderInShop(<OrderConfirmationScreen sellerNumbers={sellerNumbers} />);
    await waitFor(() => expect(readEntry('CT_CART_ID')).toBeNull());
    expect(reported()).toEqual([]);
    api.answers['GET /orders/N-2'] = ordered('N-2');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('Order N-2');
    expect(reported()).toEqual([[{ name: 'purchase', order: ordered('N-2') }]]);
  });

  test('but not if its payment has failed', async () => {
    openConfirmation('N-4');
    fakeShopApi({
      'GET /orders/N-4': { ...ordered('N-4'), paymentState: 'failed', money: 'none' },
      'GET /carts/cart-1': cartFixture(),
    });
    renderInShop(<OrderConfirmationScreen sellerNumbers={sellerNumbers} />);
    await screen.findByRole('heading', { name: 'Your order was canceled' });
    await waitFor(() => expect(readEntry('CT_CART_ID')).toBeNull());
    expect(reported()).toEqual([]);
  });

  test('but not when it is opened again later', async () => {
    openConfirmation('N-3');
    fakeShopApi({
      'GET /orders/N-3': { ...ordered('N-3'), cart: { ...ordered('N-3').cart, id: 'cart-0' } },
      'GET /carts/cart-1': cartFixture(),
    });
    renderInShop(<OrderConfirmationScreen sellerNumbers={sellerNumbers} />);
    await screen.findByText('Order N-3');
    expect(reported()).toEqual([]);
    expect(readEntry('CT_CART_ID')).toBe('cart-1');
  });
});
