// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Order } from '../../../contract/order.ts';
import { stores } from '../../../stores/testing/storefronts.ts';
import { lineItemFixture, money, orderFixture } from '../../testing/carts.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { PrintReceipt } from './receipt.tsx';

const { us } = stores;

afterEach(() => {
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

/** Prints, and reads what is then beside the page. */
function printed(fields: Partial<Order>) {
  renderInShop(<PrintReceipt order={orderFixture(fields)} sellerNumbers={us.contact} />);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  return screen.getByRole('article');
}

const textOf = (element: HTMLElement) => element.textContent.replaceAll(/\s+/g, ' ');

describe('product 4.212: an order is printed as a receipt', () => {
  test('with seller, number, date, addresses, goods, and every amount', () => {
    const order = orderFixture();
    const lineItems = [
      lineItemFixture({ quantity: 2, totalPrice: money(17_820), fullPrice: money(19_800) }),
      lineItemFixture({ id: 'line-2', name: 'Gift message', giftMessage: 'For\nAda', variantLabel: '' }),
    ];
    const discounts = [{ name: 'Summer', amount: money(1_980) }];
    const cart = { ...order.cart, lineItems, discounts, goods: money(29_700) };
    const receipt = printed({ cart });
    expect(receipt.parentElement).toBe(document.body);
    expect(within(receipt).getByRole('heading', { level: 1 }).textContent).toBe('Receipt');
    const { company, addressLines, registration, taxNumber } = us.contact;
    for (const line of [company, ...addressLines, registration, taxNumber])
      expect(receipt.textContent).toContain(line);
    for (const text of ['N-1001', 'January 5, 2026', '1 Main Street', 'ada@example.org', 'Paid with card'])
      expect(textOf(receipt)).toContain(text);
    const rows = within(receipt).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell').map(textOf))).toEqual([
      ['2', '$99.00', '$198.00'],
      ['1', '$99.00', '$99.00'],
    ]);
    expect(textOf(receipt)).toContain('For Ada');
    for (const amount of ['Items$297.00', 'Summer−$19.80', 'Sales tax$8.79', 'Total$107.79'])
      expect(textOf(receipt)).toContain(amount);
    // Nobody can bring paper up to date.
    expect(textOf(receipt)).not.toContain('Arrives');
  });

  test('with what went back', () => {
    const refunds = [
      { id: 'r', amount: money(1_000), at: '2026-02-01T00:00:00.000Z', state: 'done' as const },
    ];
    expect(textOf(printed({ paymentState: 'owed', refunds }))).toContain('$10.00 was returned to you');
  });

  test('which it is not called as long as there is no money, and then says how to pay', () => {
    const instructions = {
      ...({ kind: 'voucher', reference: '501 422 944', entity: '12101' } as const),
      ...{ beneficiary: null, iban: null, bic: null, expiresAt: null, downloadUrl: null },
    };
    const document = printed({ paymentState: 'pending', instructions });
    expect(within(document).getByRole('heading', { level: 1 }).textContent).toBe('Order');
    expect(textOf(document)).toContain('501 422 944');
    expect(textOf(document)).not.toMatch(/receipt|page/i);
  });
});
