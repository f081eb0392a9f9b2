// @vitest-environment jsdom
import { orderButton, renderCheckout } from '../testing/checkout-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Cart } from '../../../contract/cart.ts';
import { paymentMethodTypes } from '../../../stores/payment-methods.ts';
import { stores } from '../../../stores/testing/storefronts.ts';
import { pathOf } from '../../../stores/urls.ts';
import {
  addressFixture,
  payableAnswers,
  payableCartFixture,
  paymentMethodsFixture,
} from '../../testing/carts.ts';
import { fakeShopApi } from '../../testing/fake-shop-api.ts';
import { seen } from './testing/fake-adyen-web.ts';

const { de, jp, us } = stores;

const methodsOf = (...types: string[]) => ({
  ...paymentMethodsFixture,
  paymentMethods: { paymentMethods: types.map((type) => ({ type, name: type })) },
});

/** The checkout of a storefront with a cart that only needs to be paid for. */
function checkout(store = us, cart: Partial<Cart> = {}, types = ['scheme']) {
  const api = fakeShopApi({
    ...payableAnswers,
    'GET /carts/cart-1': payableCartFixture(cart),
    'GET /carts/cart-1/payment-methods': methodsOf(...types),
  });
  return { api, ...renderCheckout(store) };
}

const paymentsIn = ({ requests }: ReturnType<typeof fakeShopApi>) =>
  requests.filter(({ path }) => path === '/payments');

describe('product 4.39: the button that orders', () => {
  test.each([
    ['DE', de, { country: 'de' }, 'Order with obligation to pay'],
    ['US', us, {}, 'Pay $107.79'],
  ])('%s: says what pressing it means', async (_name, store, cart, label) => {
    checkout(store, cart);
    const button = await orderButton(/pay/i);
    expect(button.textContent).toBe(label);
  });

  test('product 4.139: comes directly after the items, all sums, and the conditions', async () => {
    checkout(de, { country: 'de' });
    const button = await orderButton(/obligation/);
    const review = button.previousElementSibling as HTMLElement;
    expect(within(review).getByText('1 × Shell Jacket')).toBeTruthy();
    expect(review.textContent).toMatch(/Total107,79/);
    const links = within(review).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('target')])).toEqual([
      ['general terms of sale', '_blank'],
      ['right of withdrawal', '_blank'],
    ]);
    expect(links[1]?.getAttribute('href')).toBe(pathOf(de, 'de', 'content/right-of-withdrawal'));
  });

  test('is the only one: no method has a button of its own', async () => {
    const types = ['scheme', 'klarna', 'blik', 'bcmc', 'econtext_stores'];
    checkout(us, {}, types);
    await orderButton();
    expect(screen.queryByRole('button', { name: /library/ })).toBeNull();
    const configured = seen.dropins[0]?.options.paymentMethodsConfiguration ?? {};
    expect(Object.keys(configured)).toEqual(['card', 'klarna', 'blik', 'bcmc', 'econtext_stores']);
    expect(Object.values(configured).every(({ showPayButton }) => showPayButton === false)).toBe(true);
  });

  test('product 4.161: each method that is paid on another page says so in the list, and no other does', async () => {
    checkout(us, {}, [...paymentMethodTypes, 'only-a-brand-knows-it']);
    await orderButton();
    const configured = seen.dropins[0]?.options.paymentMethodsConfiguration ?? {};
    const told = Object.keys(configured).filter((type) =>
      configured[type]?.name?.includes('provider’s page'),
    );
    expect(told.toSorted()).toEqual([
      ...['alipay', 'alipay_hk', 'ebanking_FI', 'eps', 'ideal', 'kakaopay', 'klarna', 'klarna_account'],
      ...['klarna_paynow', 'mobilepay', 'onlineBanking_CZ', 'onlineBanking_PL', 'onlineBanking_SK'],
      ...['only-a-brand-knows-it', 'paypal'],
    ]);
  });

  test('product 4.40: waits for the drop-in, and is busy while a payment is in progress, without losing the focus', async () => {
    let create = (): void => undefined;
    seen.creation = new Promise((resolve) => (create = resolve));
    const { user, api } = checkout();
    api.answers['POST /payments'] = () => new Promise(() => undefined);
    const button = await screen.findByRole('button', { name: /^Pay/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    expect(paymentsIn(api)).toEqual([]);
    create();
    await orderButton();
    button.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    await user.keyboard('{Enter} ');
    expect(document.activeElement).toBe(button);
    expect(paymentsIn(api)).toHaveLength(1);
  });

  test('product 4.40: has the form say what is missing, and sends nothing', async () => {
    const { user, api } = checkout();
    const button = await orderButton();
    const [dropin] = seen.dropins;
    if (dropin) dropin.isValid = false;
    await user.click(button);
    expect(screen.getAllByText('Please fill in this form').length).toBeGreaterThan(0);
    expect(paymentsIn(api)).toEqual([]);
    expect(button.getAttribute('aria-disabled')).toBe('false');
  });
});

describe('the components of adyen-web', () => {
  test.each([
    [['scheme', 'ideal'], []],
    [
      ['blik', 'scheme'],
      ['Blik', 'Multibanco', 'SepaDirectDebit'],
    ],
  ])(
    'for %s are cards, Klarna, and PayPal, and those of some countries only if they are needed',
    async (types, further) => {
      checkout(us, {}, types);
      await orderButton();
      const [card, klarna, paypal, ...others] = seen.dropins[0]?.options.paymentMethodComponents ?? [];
      expect([card, klarna]).toEqual(['Card', 'Klarna']);
      expect(others).toEqual(further.length > 0 ? expect.arrayContaining(further) : []);
      expect(paypal).toHaveProperty('type', 'paypal');
    },
  );

  test('product 4.105: a convenience store’s form starts with who pays, and a Japanese phone number', async () => {
    const billingAddress = { ...addressFixture, phone: '+81 90-1234-5678' };
    const shippingAddress = { ...addressFixture, phone: '+81 3-5555-0147' };
    checkout(jp, { country: 'jp', shippingAddress, billingAddress }, [
      'econtext_stores',
      'econtext_seven_eleven',
    ]);
    await orderButton();
    const configured = seen.dropins[0]?.options.paymentMethodsConfiguration;
    for (const type of ['econtext_stores', 'econtext_seven_eleven'])
      expect(configured?.[type]).toMatchObject({
        data: { shopperEmail: 'ada@example.org', telephoneNumber: '09012345678' },
      });
  });
});
