// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Order } from '../../contract/order.ts';
import { stores } from '../../stores/testing/storefronts.ts';
import { orderFixture } from '../testing/carts.ts';
import { fakeShopApi, refusal } from '../testing/fake-shop-api.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { ReturnScreen } from './return-screen.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 10) });
  window.history.replaceState(null, '', '/send-back/?order=N-1001');
  return () => vi.useRealTimers();
});

const shipped = orderFixture({ status: 'shipped' });
const announced: Order = {
  ...shipped,
  returns: [
    {
      ...{ id: 'r', returnId: 'r', number: 'T-US-7K3M-9QF2-HT5V', at: '2026-01-10T10:00:00.000Z' },
      ...{ lineItemId: 'line-1', name: 'Shell Jacket', quantity: 1, state: 'announced' },
      ...{ reason: 'tooSmall', exchangeFor: 'Green, L', isByRecipient: false },
    },
  ],
};
const answers = {
  'GET /orders/N-1001': shipped,
  'GET /orders/N-1001/returns': {
    exchanges: [{ lineItemId: 'line-1', sku: 'SKU-L', name: 'Green, L' }],
    hasLabels: true,
  },
};
const render = () => renderInShop(<ReturnScreen />, stores.us, { pageKey: 'send-back' });
const announce = () => screen.findByRole('button', { name: 'Announce the return' });

describe('product 4.644: the page that sends something back', () => {
  test('asks what, why, and what for, and then says how', async () => {
    const { requests } = fakeShopApi({ ...answers, 'POST /orders/N-1001/returns': announced });
    const { user } = render();
    await user.click(await announce());
    expect(screen.getByRole('button', { name: 'Please choose what you’re sending back.' })).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: /Shell Jacket/ }));
    await user.click(await announce());
    await user.click(screen.getByRole('button', { name: /^Please say why/ }));
    expect(document.activeElement).toBe(screen.getByLabelText('Why'));
    await user.selectOptions(screen.getByLabelText('Why'), 'Too small');
    await user.selectOptions(screen.getByLabelText('What you’d like for it'), 'Exchange for Green, L');
    await user.click(await announce());
    expect(await screen.findByText('T-US-7K3M-9QF2-HT5V')).toBeTruthy();
    expect(screen.getByText(/^Please send it by January 24, 2026/)).toBeTruthy();
    const label = screen.getByRole('link', { name: 'Print the label' });
    expect(label.getAttribute('href')).toBe('/api/orders/N-1001/returns/T-US-7K3M-9QF2-HT5V/label');
    expect(screen.queryByRole('button', { name: 'Announce the return' })).toBeNull();
    expect(requests.at(-1)?.body).toMatchObject({
      lines: [{ lineItemId: 'line-1', quantity: 1, reason: 'tooSmall', exchangeFor: 'SKU-L' }],
    });
  });

  test('shows what has been announced elsewhere meanwhile', async () => {
    const shop = fakeShopApi({ ...answers, 'POST /orders/N-1001/returns': refusal('NotReturnable', 409) });
    const { user } = render();
    await user.click(await screen.findByRole('checkbox', { name: /Shell Jacket/ }));
    await user.selectOptions(screen.getByLabelText('Why'), 'Too small');
    shop.answers['GET /orders/N-1001'] = announced;
    await user.click(await announce());
    expect(await screen.findByText(/announced, we’re expecting it/)).toBeTruthy();
  });

  test('leads to a new link in a browser that may not open the order', async () => {
    fakeShopApi({ ...answers, 'GET /orders/N-1001': refusal('OrderNotFound', 404) });
    render();
    expect(await screen.findByRole('link', { name: 'Get a new link' })).toBeTruthy();
  });

  test('product 4.650: offers whoever it was a gift for an exchange or a credit, and no money', async () => {
    window.history.replaceState(null, '', '/send-back/?gift=N-1001');
    const { exchanges } = answers['GET /orders/N-1001/returns'];
    fakeShopApi({
      'GET /gifts/N-1001': {
        ...{
          orderNumber: 'N-1001',
          exchanges,
          hasLabels: true,
          until: '2026-02-18T10:00:00.000Z',
          returns: [],
        },
        lines: [{ id: 'line-1', name: 'Shell Jacket', variantLabel: 'Green, M', quantity: 1 }],
      },
    });
    const { user } = render();
    await user.click(await screen.findByRole('checkbox', { name: /Shell Jacket/ }));
    const offered = screen.getByLabelText('What you’d like for it').textContent;
    expect(offered).toBe('A credit, which we arrange with youExchange for Green, L');
  });
});
