// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lineItemFixture, payableCartFixture } from '../testing/carts.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { OrderAside } from './checkout-screen.tsx';

const renderAside = (cart = payableCartFixture()) =>
  renderInShop(
    <>
      <OrderAside cart={cart} />
      <input aria-label="Elsewhere" />
    </>,
  );
const bar = () => screen.getByRole('button', { name: /order/ });

test('product 4.217: lines add up to the items, also beside the steps, in the review, and on the order’s page', () => {
  const { unitPrice } = lineItemFixture();
  const line = lineItemFixture({ totalPrice: { ...unitPrice, centAmount: 8_910 } });
  renderAside(payableCartFixture({ lineItems: [line] }));
  expect(screen.getByRole('listitem', { hidden: true }).textContent).toContain('$99.00');
});

test('product 4.100: the opened order covers nothing that is used: Escape closes it, and so does moving on', async () => {
  const { user } = renderAside();
  await user.click(bar());
  await user.click(screen.getByText('1 × Shell Jacket'));
  expect(bar().getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  expect(bar().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(bar());
  await user.click(bar());
  await user.click(screen.getByRole('textbox', { name: 'Elsewhere' }));
  expect(bar().getAttribute('aria-expanded')).toBe('false');
});

test('product 4.215: the closed bar says that a code takes nothing off, and the opened order only where it is removed', async () => {
  const codes = [
    { id: '1', code: 'WELCOME10', applied: true },
    { id: '2', code: 'SUMMER', applied: false },
  ];
  const { user } = renderAside(payableCartFixture({ discountCodes: codes }));
  expect(bar().textContent).toContain('SUMMER doesn’t apply to what’s in your cart');
  expect(bar().textContent).not.toContain('WELCOME10');
  await user.click(bar());
  expect(bar().textContent).not.toContain('SUMMER');
  expect(screen.getByText(/^SUMMER doesn’t apply/)).toBeTruthy();
});
