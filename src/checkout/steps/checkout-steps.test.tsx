// @vitest-environment jsdom
import { renderCheckout } from '../testing/checkout-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { writeEntry } from '../../consent/guarded-storage.ts';
import { fakeShopApi, refusal } from '../../testing/fake-shop-api.ts';
import {
  addressFixture,
  cartFixture,
  deliveryAnswers,
  payableAnswers,
  payableCartFixture,
} from '../../testing/carts.ts';

const describedBy = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

describe('delivery', () => {
  const addressed = cartFixture({ email: 'ada@example.org', shippingAddress: addressFixture });

  test('product 4.42: the cheapest delivery option is chosen at once, and opens the payment', async () => {
    const { requests } = fakeShopApi({
      ...payableAnswers,
      'GET /carts/cart-1': addressed,
      'POST /carts/cart-1': payableCartFixture(),
    });
    renderCheckout();
    await screen.findByRole('button', { name: /^Pay \$/ });
    expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { version: 1, actions: [{ action: 'setShippingMethod', shippingMethodId: 'standard' }] },
    ]);
    for (const summary of [screen.getByRole('complementary'), screen.getByRole('region', { name: /check/ })])
      expect(summary.textContent).toContain('Sales tax$8.79');
  });

  test('product 4.43: each delivery option says when it arrives', async () => {
    fakeShopApi(payableAnswers);
    renderCheckout();
    const express = await screen.findByRole('radio', { name: 'Express' });
    expect(describedBy(express)).toBe('Arrives Thu, Jan 8 · By courier');
    const aside = within(screen.getByRole('complementary'));
    expect(aside.getByText('Arrives Fri, Jan 9 – Tue, Jan 13', { selector: 'small' })).toBeTruthy();
  });

  test('product 4.353: each says whether it comes by the day that was told in the cart', async () => {
    writeEntry('arrive-by', '2026-01-10');
    fakeShopApi(payableAnswers);
    renderCheckout();
    expect(describedBy(await screen.findByRole('radio', { name: 'Express' }))).toMatch(
      /In time for Sat, Jan 10$/,
    );
    expect(describedBy(screen.getByRole('radio', { name: 'Standard' }))).toMatch(
      /May come after Sat, Jan 10$/,
    );
  });

  test('a refused choice of the cheapest is reported and not repeated', async () => {
    const { requests } = fakeShopApi({
      ...deliveryAnswers,
      'GET /carts/cart-1': addressed,
      'POST /carts/cart-1': refusal('ShippingMethodUnavailable'),
    });
    renderCheckout();
    await screen.findByText(/no longer available for your cart/);
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('an address without delivery is reported', async () => {
    fakeShopApi({
      'GET /carts/cart-1': addressed,
      'GET /carts/cart-1/shipping-methods': { shippingMethods: [] },
    });
    renderCheckout();
    await screen.findByText(/don’t deliver to this address/);
  });
});

describe('before paying', () => {
  const short = { ...payableCartFixture().lineItems[0], quantity: 4, availableQuantity: 2 };

  test('product 4.90: a short line is told and can be reduced; until then, there is no payment form', async () => {
    const { requests, answers } = fakeShopApi({
      ...payableAnswers,
      'GET /carts/cart-1': { ...payableCartFixture(), lineItems: [short] },
    });
    const { user } = renderCheckout();
    const step = within(await screen.findByRole('region', { name: '3 Payment' }));
    await step.findByText('Some of this isn’t available');
    step.getByText('Shell Jacket');
    step.getByText('Green, M');
    expect(requests.map(({ path }) => path)).not.toContain('/carts/cart-1/payment-methods');
    answers['POST /carts/cart-1'] = payableCartFixture({ version: 6 });
    await user.click(screen.getByRole('button', { name: 'Reduce to 2: Shell Jacket' }));
    await waitFor(() => expect(requests.map(({ path }) => path)).toContain('/carts/cart-1/payment-methods'));
    expect(screen.queryByText('Some of this isn’t available')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '3 Payment' }));
  });
});
