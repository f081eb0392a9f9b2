// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Order } from '../../../contract/order.ts';
import { stores } from '../../../stores/testing/storefronts.ts';
import { OrderPageLink } from './order-actions.tsx';
import { OrderConfirmationScreen } from './order-confirmation-screen.tsx';
import { money, orderFixture } from '../../testing/carts.ts';
import { fakeShopApi } from '../../testing/fake-shop-api.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';

const { de, us } = stores;

const sellerNumbers = us.contact;

vi.mock('../../search/service/search-events.ts', () => ({ reportSearchEvent: vi.fn() }));
beforeEach(() => window.history.replaceState(null, '', '/order-confirmation/?order=N-1001'));

const shipped = (tracking: Order['deliveries'][number]['tracking']): Partial<Order> => ({
  status: 'shipped',
  cancelable: false,
  deliveries: [
    {
      id: 'delivery-1',
      createdAt: '2026-01-06T10:00:00.000Z',
      tracking,
      items: [{ lineItemId: 'line-1', name: 'Shell Jacket', quantity: 1 }],
    },
  ],
});
const refund = { id: 'refund-1', amount: money(10_779), at: '2026-01-07T10:00:00.000Z' };

async function showOrder(fields: Partial<Order>) {
  const shop = fakeShopApi({ 'GET /orders/N-1001': orderFixture(fields) });
  const rendered = renderInShop(<OrderConfirmationScreen sellerNumbers={sellerNumbers} />);
  await screen.findByText('Order N-1001');
  return { ...shop, ...rendered };
}

const regionOf = (name: string) => within(screen.getByRole('region', { name }));

describe('product 4.121: the steps of an order', () => {
  test.each([
    ['placed', 'Placed'],
    ['partlyShipped', 'Partly shipped'],
    ['delivered', 'Delivered'],
  ] as const)('tell where it is: %s', async (status, name) => {
    await showOrder({ status });
    const steps = regionOf('Where your order is').getAllByRole('listitem');
    const current = steps.filter((step) => step.getAttribute('aria-current') === 'step');
    expect(current.map(({ firstChild }) => firstChild?.textContent)).toEqual([name]);
    const place = steps.findIndex((step) => step === current[0]);
    steps.forEach((step, index) => expect(step.textContent.includes('(done)')).toBe(index < place));
  });

  test('have the dates that are known, and when the parcel is expected until it is there', async () => {
    const { unmount } = await showOrder(shipped([]));
    expect(regionOf('Where your order is').getByText('January 6, 2026')).toBeTruthy();
    expect(regionOf('Where your order is').getByText(/^Arrives/)).toBeTruthy();
    unmount();
    await showOrder({ ...shipped([]), status: 'delivered' });
    expect(screen.queryByText(/Arrives/)).toBeNull();
  });
});

describe('product 4.122: a parcel', () => {
  test('of another carrier shows its number', async () => {
    await showOrder(shipped([{ carrier: 'Fleet Foot', number: '77', url: null }]));
    expect(regionOf('Parcels').getByText('Fleet Foot 77')).toBeTruthy();
    expect(regionOf('Parcels').queryByRole('link')).toBeNull();
  });
});

describe('product 4.123: a canceled order', () => {
  const canceled = { status: 'canceled', cancelable: false } as const;

  test.each([
    ['owed', 'returning', /Nothing will be sent\. Your money is on its way back/],
    ['pending', 'unknown', /You don’t need to pay for it/],
    ['pending', 'none', /You haven’t been charged/],
    ['paid', 'unknown', /We’ll write to ada@example.org about your money/],
  ] as const)('%s, whose money is %s, says what becomes of it', async (paymentState, state, text) => {
    await showOrder({ ...canceled, paymentState, money: state });
    expect(screen.getByText(text)).toBeTruthy();
  });
});

describe('product 4.124: a refund', () => {
  test.each([
    ['done', '$107.79 was returned to you'],
    ['failed', '$107.79 could not be returned. We’ll write to you about it.'],
  ] as const)('says how far it is, how much it is, and since when: %s', async (state, text) => {
    await showOrder({ refunds: [{ ...refund, state }] });
    expect(regionOf('Refunds').getByText(text)).toBeTruthy();
    expect(regionOf('Refunds').getByText('January 7, 2026')).toBeTruthy();
  });
});

test('product 4.126: an order for which the shop owes money says so', async () => {
  await showOrder({ paymentState: 'owed' });
  expect(screen.getByText(/^Paid with card\. We owe you money back for this order/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'What you paid' })).toBeTruthy();
});

describe('product 4.120: canceling an order', () => {
  test('can be thought better of', async () => {
    const { requests, user } = await showOrder({});
    await user.click(screen.getByRole('button', { name: 'Cancel order' }));
    await user.click(screen.getByRole('button', { name: 'Keep the order' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel order' }));
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

test('product 4.136: an order leads to the page that withdraws from it, with its number', () => {
  renderInShop(<OrderPageLink page="withdraw" orderNumber="DE-7K3M-9QF2-HT5V" />, de);
  const link = screen.getByRole('link', { name: 'Withdraw from contract here' });
  expect(link.getAttribute('href')).toBe('/vertrag-widerrufen/?order=DE-7K3M-9QF2-HT5V');
});

test('where there is no such page, there is no link', () => {
  renderInShop(<OrderPageLink page="withdraw" orderNumber="US-7K3M-9QF2-HT5V" />, us, {
    sitePaths: { home: '/' },
  });
  expect(screen.queryByRole('link')).toBeNull();
});

test('product 4.724: an order leads to where it is reviewed, as soon as it has arrived', async () => {
  const link = () => screen.queryByRole('link', { name: 'Write a review' })?.getAttribute('href');
  const { unmount } = await showOrder({ status: 'packed' });
  expect(link()).toBeUndefined();
  unmount();
  await showOrder({ status: 'delivered' });
  expect(link()).toMatch(/\?order=N-1001$/);
});
