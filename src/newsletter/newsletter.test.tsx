// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Subscription } from '../../contract/newsletter.ts';
import { fakeShopApi, refusal } from '../testing/fake-shop-api.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { FooterForm } from './footer-form.tsx';
import { askAtCheckout } from './checkout-request.ts';
import { NewsletterOffer } from './newsletter-offer.tsx';
import { NewsletterScreen } from './newsletter-screen.tsx';

const subscription: Subscription = {
  id: 'N-US-1',
  receivedAt: '2026-11-01T10:00:00Z',
  language: 'en',
  email: 'ada@example.com',
  source: 'page',
};
const confirmedAt = '2026-11-01T11:00:00Z';
const open = (answers: Parameters<typeof fakeShopApi>[0]) => {
  const shop = fakeShopApi(answers);
  return { ...shop, ...renderInShop(<NewsletterScreen />) };
};
const button = (name: string) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name });

describe('the link of an e-mail', () => {
  beforeEach(() => window.history.replaceState(null, '', '/newsletter/?subscription=N-US-1'));

  test('product 4.786: changes nothing by itself; one button confirms, and then one leaves', async () => {
    const { requests, user } = open({
      'GET /newsletter/N-US-1': subscription,
      'POST /newsletter/N-US-1/confirmation': {},
      'POST /newsletter/N-US-1/removal': {},
    });
    const confirm = await button('Yes, send it to me');
    expect(requests).toMatchObject([{ method: 'GET' }]);
    await user.click(confirm);
    await waitFor(async () => expect(document.activeElement).toBe(await heading('Welcome!')));
    await user.click(await button('Unsubscribe'));
    await waitFor(async () => expect(document.activeElement).toBe(await heading('You’ve unsubscribed')));
    expect(screen.queryByRole('button')).toBeNull();
  });

  test.each([
    ['confirmed long ago', { ...subscription, confirmedAt }, 'Our newsletter goes to ada@example.com.'],
    ['left', { ...subscription, confirmedAt, leftAt: confirmedAt }, 'You’ve unsubscribed'],
    ['too old', refusal('NotFound', 404), 'This link doesn’t work any more'],
  ])('product 4.787: says that it is %s', async (_, answer, words) => {
    open({ 'GET /newsletter/N-US-1': answer });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Yes, send it to me' })).toBeNull();
  });

  test('product 4.787: after an outage, it can be confirmed again', async () => {
    const { user } = open({
      'GET /newsletter/N-US-1': subscription,
      'POST /newsletter/N-US-1/confirmation': refusal('CommerceUnavailable', 503),
    });
    await user.click(await button('Yes, send it to me'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
    expect(await button('Yes, send it to me')).toBeTruthy();
  });
});

describe('the footer’s form', () => {
  const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' });

  test('product 4.785: sends an address once, and says what comes next', async () => {
    const { requests } = fakeShopApi({ 'POST /newsletter': {} });
    const { user } = renderInShop(<FooterForm />);
    await user.type(await field(), 'ada@example.com{Enter}');
    const title = await heading('Almost done: check your email');
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(requests.map(({ body }) => body)).toEqual([{ email: 'ada@example.com', source: 'footer' }]);
    await user.click(await button('Correct the address'));
    expect(document.activeElement).toBe(await field());
  });

  test('product 4.785: without scripts, leads to the page, and puts no address into its URL', async () => {
    renderInShop(<FooterForm />);
    const input = await field();
    expect(new FormData(input.form ?? undefined).entries().next().done).toBe(true);
    expect(input.form?.getAttribute('action')).toBe('/newsletter/');
  });

  test('what is no address is not sent, and stays in the field', async () => {
    const { requests } = fakeShopApi({});
    const { user } = renderInShop(<FooterForm />);
    await user.type(await field(), 'ada');
    await user.click(await button('Subscribe'));
    expect(await screen.findByText(/^Please enter an email address/)).toBeTruthy();
    expect((await field()).value).toBe('ada');
    expect(requests).toEqual([]);
  });
});

describe('product 4.788: on the confirmation of an order', () => {
  const offer = () => renderInShop(<NewsletterOffer email="ada@example.com" />);

  test('one button asks for it', async () => {
    const { requests } = fakeShopApi({ 'POST /newsletter': {} });
    const { user } = offer();
    await user.click(await button('Subscribe'));
    await heading('Almost done: check your email');
    expect(requests.map(({ body }) => body)).toEqual([{ email: 'ada@example.com', source: 'confirmation' }]);
  });

  test('whoever has asked in checkout is told that an e-mail came', async () => {
    fakeShopApi({ 'POST /newsletter': {} });
    await askAtCheckout('Ada@Example.com');
    offer();
    expect(screen.getByText(/^We’ve also sent an email to ada@example.com/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
