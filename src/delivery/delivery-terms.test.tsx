// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { money } from '../testing/carts.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { DeliveryTerms } from './delivery-terms.tsx';

vi.mock('gatsby', () => import('../testing/gatsby.tsx'));
afterEach(() => vi.unstubAllGlobals());

test('product 4.272: each way of delivery has its price, and when it arrives apart from when it is free', async () => {
  const standard = {
    id: 'standard',
    name: 'Standard',
    description: '',
    price: money(595),
    freeAbove: money(7_500),
    arrival: { from: '2026-11-30', to: '2026-12-02' },
  };
  const express = { ...standard, id: 'express', name: 'Express', freeAbove: null, arrival: null };
  fakeShopApi({ 'GET /delivery': { shippingMethods: [standard, express] } });
  renderInShop(<DeliveryTerms />);
  const items = await screen.findAllByRole('listitem');
  const linesOf = (item: Element) =>
    // Between the days of a span stand thin spaces.
    [...item.querySelectorAll('p')].map(({ textContent }) => textContent.replace(/\s/g, ' '));
  expect(items.map(linesOf)).toEqual([
    ['Standard delivery: $5.95', 'Arrives Mon, Nov 30 – Wed, Dec 2 · free over $75.00'],
    ['Express delivery: $5.95'],
  ]);
});

test.each([
  [7_499, 'Standard delivery: $5.95free over $75.00'],
  [7_500, 'Standard delivery: free'],
])(
  'product 4.272: with a product for %i cents, a way of delivery costs what it costs then',
  async (cents, text) => {
    const standard = {
      id: 's',
      name: 'Standard',
      description: '',
      price: money(595),
      freeAbove: money(7_500),
      arrival: null,
    };
    fakeShopApi({ 'GET /delivery': { shippingMethods: [standard] } });
    renderInShop(<DeliveryTerms value={money(cents)} />);
    expect((await screen.findByRole('listitem')).textContent).toBe(text);
  },
);
