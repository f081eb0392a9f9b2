// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { OrderConfirmationScreen } from '../checkout/confirmation/order-confirmation-screen.tsx';
import { recordOf } from '../choices/testing/product-records.ts';
import { fullName } from '../../stores/address-formats/lines.ts';
import { stores } from '../../stores/testing/storefronts.ts';
import { addressFixture, cartFixture, lineItemFixture, orderFixture } from '../testing/carts.ts';
import { fakeShopApi, refusal } from '../testing/fake-shop-api.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { ClaimScreen } from './claim-screen.tsx';

const { us } = stores;
vi.mock('../search/service/search-events.ts', () => ({ reportSearchEvent: vi.fn() }));

const placed = orderFixture({ orderNumber: 'N-1001', createdAt: '2026-01-02T12:00:00.000Z' });
const lines = [
  lineItemFixture({ name: 'The jacket', productKey: 'jacket', sku: 'jacket-m', warrantyYears: 3 }),
  lineItemFixture({ id: 'line-2', name: 'The cap', productKey: 'cap', sku: 'cap' }),
];
const order = { ...placed, status: 'shipped', cart: { ...placed.cart, lineItems: lines } } as const;

const open = (query: string) => {
  window.history.replaceState(null, '', `/report-a-problem/${query}`);
  return renderInShop(<ClaimScreen />, us, { pageKey: 'claim' });
};
type User = ReturnType<typeof open>['user'];
async function fill(user: User): Promise<void> {
  await user.selectOptions(screen.getByLabelText('What’s wrong'), 'A part is missing');
  await user.type(screen.getByLabelText('Tell us more'), 'No hood');
}
const send = () => screen.getByRole('button', { name: 'Send' });

describe('product 4.627: the page that takes claims', () => {
  test('opened from an order, has its products to choose from and who bought them, and keeps what was typed until it has been received', async () => {
    const { requests, answers } = fakeShopApi({
      'GET /orders/N-1001': order,
      'POST /claims': () => refusal('CommerceUnavailable', 503),
    });
    const { user } = open('?order=N-1001&sku=jacket-m');
    const product = await screen.findByLabelText<HTMLSelectElement>('Which product');
    expect(product.value).toBe('jacket-m');
    await fill(user);
    await user.click(send());
    expect(await screen.findByText(/hasn’t reached us yet/)).toBeTruthy();
    answers['POST /claims'] = { id: 'C-US-1', receivedAt: '2026-11-29T12:00:00.000Z' };
    await user.click(send());
    expect(await screen.findByText('Reference: C-US-1')).toBeTruthy();
    const [first, second] = requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(second).toEqual(first);
    expect(second).toMatchObject({ number: 'N-1001', sku: 'jacket-m', product: 'The jacket (Green, M)' });
    expect(second).toMatchObject({ name: fullName(addressFixture), email: order.cart.email });
  });

  test('asks for the product where no order can be opened, and names what is missing', async () => {
    fakeShopApi({ 'GET /orders/N-1001': () => refusal('OrderNotFound', 404) });
    const { user } = open('?order=N-1001');
    expect((await screen.findByLabelText<HTMLInputElement>(/registration number/)).value).toBe('N-1001');
    await user.click(send());
    const summary = await screen.findByRole('group', { name: 'Please check these fields' });
    expect(document.activeElement).toBe(summary);
    expect(summary.textContent).toContain('Please say which product it is.');
  });
});

describe('product 4.628: the page of an order', () => {
  const show = (sitePaths: object, parts = {}, status: 'placed' | 'shipped' = 'shipped') => {
    window.history.replaceState(null, '', '/order-confirmation/?order=N-1001');
    const added = cartFixture({ lineItems: [lineItemFixture({ sku: 'hood-sand', name: 'The hood' })] });
    fakeShopApi({
      'GET /orders/N-1001': { ...order, status },
      'GET /texts/products/en/1/0.json': [recordOf('hood')],
      'GET /offers': {},
      'POST /carts': added,
    });
    const sent = { cart: '/cart/', home: '/', ...sitePaths };
    return renderInShop(<OrderConfirmationScreen sellerNumbers={us.contact} parts={parts} />, us, {
      sitePaths: sent,
    });
  };

  test('puts a part in the cart in two touches, and leads to the claim with order and product', async () => {
    const { user } = show({ claim: '/report-a-problem/' }, { jacket: ['hood'] });
    await screen.findByText('3-year warranty, until January 2, 2029');
    await user.click(screen.getByRole('button', { name: 'Order a part: The jacket' }));
    await user.click(await screen.findByRole('button', { name: 'Add to cart: The hood' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'View cart' })).toBeTruthy());
    expect(screen.queryByRole('button', { name: /The cap/ })).toBeNull();
    const [report, ...others] = screen.getAllByRole('link', { name: /^Report a problem/ });
    expect(report?.getAttribute('href')).toBe('/report-a-problem/?order=N-1001&sku=jacket-m');
    expect(others).toEqual([]);
  });

  test.each([
    ['nothing is on its way yet', { claim: '/report-a-problem/' }, { jacket: ['hood'] }, 'placed'],
    ['the brand has neither parts nor such a page', {}, {}, 'shipped'],
  ] as const)('has none of it where %s', async (_where, sitePaths, parts, status) => {
    show(sitePaths, parts, status);
    await screen.findByText('1 × The jacket');
    expect(screen.queryByText(/warranty|Order a part|Report a problem/)).toBeNull();
  });
});
