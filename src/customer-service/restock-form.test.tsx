// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeShopApi, refusal } from '../testing/fake-shop-api.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { RestockForm } from './restock-form.tsx';

const email = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' });
const send = () => screen.getByRole('button', { name: 'Email me' });

describe('the form below what is sold out', () => {
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
