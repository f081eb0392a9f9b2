// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeShopApi, refusal } from '../testing/fake-shop-api.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { OrderLookupScreen } from './order-lookup-screen.tsx';

vi.mock('gatsby', () => import('../testing/gatsby.tsx'));
beforeEach(() => window.history.replaceState(null, '', '/order/'));
afterEach(() => vi.unstubAllGlobals());

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const submit = () => screen.getByRole('button', { name: /^Send/ });

describe('the page that finds an order', () => {
  test('product 4.214: asks for a link once, however often its button is pressed', async () => {
    const answer = Promise.withResolvers<object>();
    const { requests } = fakeShopApi({ 'POST /orders/links': () => answer.promise });
    const { user } = renderInShop(<OrderLookupScreen />);
    await user.type(field('Order number'), 'US-1');
    await user.type(field('Email'), 'ada@example.com');
    await user.dblClick(submit());
    answer.resolve({});
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(requests).toHaveLength(1);
  });

  test('asks for what is missing, and sends nothing', async () => {
    const { requests } = fakeShopApi({});
    const { user } = renderInShop(<OrderLookupScreen />);
    await user.click(submit());
    await screen.findByText('Please enter your order number.');
    expect(document.activeElement).toBe(field('Order number'));
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(requests).toEqual([]);
  });

  test('says what went wrong, and keeps what was typed', async () => {
    fakeShopApi({ 'POST /orders/links': refusal('Internal', 500) });
    const { user } = renderInShop(<OrderLookupScreen />);
    await user.type(field('Order number'), 'US-1');
    await user.type(field('Email'), 'ada@example.com');
    await user.click(submit());
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
    expect(field('Order number').value).toBe('US-1');
  });
});
