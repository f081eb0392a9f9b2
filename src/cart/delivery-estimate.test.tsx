// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import { writeEntry } from '../consent/guarded-storage.ts';
import { cartFixture, money, shippingMethodFixtures } from '../testing/carts.ts';
import { fakeShopApi, refusal } from '../testing/fake-shop-api.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { CartScreen } from './cart-screen.tsx';

const { de } = stores;

beforeEach(() => writeEntry('CT_CART_ID', 'cart-1'));

const cart = <CartScreen giftBox={null} giftMessage={null} />;
const [standard] = shippingMethodFixtures;
const quoted = (fields: object = {}) => ({
  ...{ subtotal: money(9_900), discountCode: null },
  shippingMethods: [
    { ...standard, price: money(695), freeAbove: money(11_105), addedTax: null, total: null, ...fields },
  ],
});
const estimate = () => screen.findByRole('region', { name: 'Delivery' });

describe('product 4.44: the cart before checkout', () => {
  test('tells what delivery costs, when it arrives, and how much is missing until it is free', async () => {
    const { requests } = fakeShopApi({
      'GET /carts/cart-1': cartFixture(),
      'POST /carts/cart-1/quote': quoted(),
    });
    renderInShop(cart);
    const region = within(await estimate());
    await region.findByText(
      'Standard delivery: $6.95 · Arrives Fri, Jan 9 – Tue, Jan 13 · free over $111.05',
    );
    expect(region.getByText('$12.05 to free Standard delivery')).toBeTruthy();
    expect(requests.at(-1)?.body).toEqual({ country: 'us' });
    expect(screen.getAllByText('Total before delivery and sales tax')).toHaveLength(2);
  });

  test('estimates the tax of a ZIP code apart from the sums', async () => {
    const api = fakeShopApi({ 'GET /carts/cart-1': cartFixture(), 'POST /carts/cart-1/quote': quoted() });
    const { user, unmount } = renderInShop(cart);
    const region = within(await estimate());
    await region.findByText(/^Standard delivery/);
    await user.click(region.getByRole('button', { name: 'Show' }));
    expect(region.getByRole('alert').textContent).toBe('Please enter a ZIP code, such as 10001.');
    expect(document.activeElement).toBe(region.getByLabelText('ZIP code'));
    api.answers['POST /carts/cart-1/quote'] = quoted({ addedTax: money(941), total: money(11_536) });
    await user.type(region.getByLabelText('ZIP code'), '10118{Enter}');
    await region.findByText('Estimated total: $115.36');
    expect(region.getByText(/sales tax of \$9\.41 for 10118/)).toBeTruthy();
    expect(api.requests.at(-1)?.body).toEqual({ country: 'us', postalCode: '10118' });
    for (const total of screen.getAllByText('Total before delivery and sales tax'))
      expect(total.parentElement?.textContent).toContain('$99.00');
    unmount();
    renderInShop(cart);
    await screen.findByText('Estimated total: $115.36');
  });

  test.each([
    ['2026-01-13', 'In time for Tue, Jan 13'],
    ['2026-01-12', 'May come after Mon, Jan 12'],
    ['2026-01-08', 'Comes after Thu, Jan 8'],
  ])('product 4.353: says whether what is needed by %s arrives in time', async (day, text) => {
    writeEntry('arrive-by', 'tomorrow');
    fakeShopApi({ 'GET /carts/cart-1': cartFixture(), 'POST /carts/cart-1/quote': quoted() });
    const { unmount } = renderInShop(cart);
    fireEvent.change(await screen.findByLabelText(/^Needed by/), { target: { value: day } });
    expect(screen.getByText(text)).toBeTruthy();
    unmount();
    renderInShop(cart);
    await screen.findByText(text);
  });

  test('says why a ZIP code is refused', async () => {
    const api = fakeShopApi({ 'GET /carts/cart-1': cartFixture(), 'POST /carts/cart-1/quote': quoted() });
    const { user } = renderInShop(cart);
    const region = within(await estimate());
    await region.findByText(/^Standard delivery/);
    api.answers['POST /carts/cart-1/quote'] = refusal('InvalidPostalCode');
    await user.type(region.getByLabelText('ZIP code'), '1{Enter}');
    await region.findByText(/ZIP code doesn’t match/);
  });

  test('asks for no postal code where prices contain the tax', async () => {
    fakeShopApi({
      'GET /carts/cart-1': cartFixture({ country: 'de' }),
      'POST /carts/cart-1/quote': quoted(),
    });
    renderInShop(cart, de);
    const region = within(await estimate());
    await region.findByText(/^Standard delivery/);
    expect(region.queryByRole('textbox')).toBeNull();
  });
});
