// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeShopApi, refusal } from '../testing/fake-shop-api.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { RestockForm } from './restock-form.tsx';
import { RestockScreen } from './restock-screen.tsx';

beforeEach(() => window.history.replaceState(null, '', '/back-in-stock/?request=R-US-1'));

const button = (name: string) => screen.getByRole('button', { name });
const confirm = () => button('Yes, email me when it’s back');
const remove = () => button('Delete my request');

describe('the page of a link in an e-mail', () => {
  test.each(['NotFound', 'InvalidInput'] as const)('%s: the link does not work anymore', async (code) => {
    fakeShopApi({ 'POST /restock/R-US-1/confirmation': refusal(code) });
    const { user } = renderInShop(<RestockScreen />);
    await user.click(confirm());
    expect(await screen.findByRole('heading', { name: 'This link doesn’t work any more' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete my request' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Continue shopping' })).toBeTruthy();
  });

  test('after an outage, it can be tried again', async () => {
    fakeShopApi({ 'POST /restock/R-US-1/removal': refusal('CommerceUnavailable') });
    const { user } = renderInShop(<RestockScreen />);
    await user.click(remove());
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
    expect(confirm()).toBeTruthy();
    expect(remove()).toBeTruthy();
  });
});

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

  test('whoever corrects the address is in its field, which still has it', async () => {
    fakeShopApi({ 'POST /restock': {} });
    const { user } = renderInShop(<RestockForm sku="CARRIER" />);
    await user.type(await email(), 'ada@example.com');
    await user.click(send());
    await user.click(await screen.findByRole('button', { name: 'Correct the address' }));
    expect(document.activeElement).toBe(await email());
    expect((await email()).value).toBe('ada@example.com');
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
