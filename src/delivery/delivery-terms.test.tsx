// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { money } from '../testing/carts.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { DeliveryTerms } from './delivery-terms.tsx';

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
    vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
    fakeShopApi({ 'GET /delivery': { shippingMethods: [standard] } });
    renderInShop(<DeliveryTerms value={money(cents)} />);
    expect((await screen.findByRole('listitem')).textContent).toBe(text);
  },
);
