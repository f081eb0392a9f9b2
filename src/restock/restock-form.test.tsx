// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeShopApi, refusal } from '../testing/fake-shop-api.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { RestockForm } from './restock-form.tsx';

vi.mock('gatsby', () => import('../testing/gatsby.tsx'));
afterEach(() => vi.unstubAllGlobals());

const email = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' });
const send = () => screen.getByRole('button', { name: 'Email me' });

describe('the form below what is sold out', () => {
  test('product 4.200: says in place that an e-mail has to be confirmed', async () => {
    const { requests } = fakeShopApi({ 'POST /restock': {} });
    const { user } = renderInShop(<RestockForm sku="CARRIER" />);
    expect(await screen.findByRole('heading', { name: 'Email me when it’s back' })).toBeTruthy();
    await user.type(await email(), 'ada@example.com');
    await user.click(send());
    const heading = await screen.findByRole('heading', { name: 'Check your email' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(
      screen.getByText(/We’ve sent an email to ada@example.com. Confirm there within 48 hours/),
    ).toBeTruthy();
    expect(requests.map(({ body }) => body)).toEqual([
      { sku: 'CARRIER', country: 'us', email: 'ada@example.com' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Correct the address' }));
    expect((await email()).value).toBe('ada@example.com');
  });

  test('what is no address is not sent', async () => {
    const { requests } = fakeShopApi({});
    const { user } = renderInShop(<RestockForm sku="CARRIER" />);
    await user.type(await email(), 'ada');
    await user.click(send());
    expect((await email()).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Please enter an email address, such as name@example.com.')).toBeTruthy();
    expect(requests).toEqual([]);
  });

  test.each([
    ['MailUnavailable', {}, 'We couldn’t send the email.'],
    ['NotSoldHere', {}, 'This product isn’t sold in your country.'],
    ['TooManyRequests', { retryAfter: 600 }, 'You’ve used this form several times within an hour.'],
  ] as const)('product 4.203: %s has words, and what was typed stays', async (code, details, words) => {
    fakeShopApi({ 'POST /restock': refusal(code, 400, details) });
    const { user } = renderInShop(<RestockForm sku="CARRIER" />);
    await user.type(await email(), 'ada@example.com');
    await user.click(send());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(words));
    expect((await email()).value).toBe('ada@example.com');
  });
});
