// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import { keepDrafts } from '../recovery/reload-drafts.ts';
import { fakeShopApi, refusal } from '../testing/fake-shop-api.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { ContactScreen } from './contact-screen.tsx';

const { us } = stores;
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const sendButton = () => screen.getByRole('button', { name: /^Send/ });

async function fillIn(user: UserEvent) {
  await user.type(field(/^Your name/), 'Ada Berg');
  await user.type(field(/^Email/), ' ada@example.com ');
  await user.type(field(/^Topic or order number/), 'US-1');
  await user.type(field(/^Your message/), 'Where is it?');
}

describe('the contact page', () => {
  test('product 4.214: sends a message once, however often its button is pressed', async () => {
    const answer = Promise.withResolvers<object>();
    const { requests } = fakeShopApi({ 'POST /messages': () => answer.promise });
    const { user } = renderInShop(<ContactScreen />);
    await fillIn(user);
    await user.dblClick(sendButton());
    answer.resolve({});
    await screen.findByRole('heading', { name: 'Your message has been sent' });
    expect(requests).toHaveLength(1);
  });

  test('asks for what is missing, from the first field on, and sends nothing', async () => {
    const { requests } = fakeShopApi({});
    const { user } = renderInShop(<ContactScreen />);
    await user.type(field(/^Email/), 'ada');
    await user.click(sendButton());
    await screen.findByText('Please enter your name.');
    expect(document.activeElement).toBe(field(/^Your name/));
    for (const name of [/^Your name/, /^Email/, /^Your message/])
      expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect(field(/^Topic/).getAttribute('aria-invalid')).toBe('false');
    await user.type(field(/^Your name/), 'Ada');
    expect(field(/^Your name/).getAttribute('aria-invalid')).toBe('false');
    expect(requests).toEqual([]);
  });
});

describe('the reasons on the contact page', () => {
  const order = 'DE-7K3M-9QF2-HT5V';
  const fold = (name: string) => {
    const element = screen.getByRole('heading', { level: 3, name }).closest('details');
    if (!element) throw new Error(`${name} does not fold.`);
    return within(element);
  };
  const write = async (user: UserEvent, name: string) => {
    await user.click(screen.getByText(name));
    await user.click(fold(name).getByRole('link', { name: 'Write to us' }));
  };

  test('product 4.670: lead to pages of the storefront, and to the form, which then begins with the last one', async () => {
    const { user } = renderInShop(<ContactScreen />);
    expect(fold('Where is my order?').getByRole('link', { name: 'Find your order' })).toBeTruthy();
    await user.type(field(/^Topic/), order);
    await write(user, 'Where is my order?');
    expect(field(/^Topic/).value).toBe(`Where is my order? – ${order}`);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Write to us' }));
    await write(user, 'Something else');
    expect(field(/^Topic/).value).toBe(`Something else – ${order}`);
  });

  test('product 4.671: fill in the number of the order that the page was opened about', async () => {
    window.history.replaceState(null, '', `?order=${order}`);
    renderInShop(<ContactScreen />);
    await waitFor(() => expect(field(/^Topic/).value).toBe(order));
    const link = fold('Where is my order?').getByRole('link', { name: 'Find your order' });
    expect(link.getAttribute('href')).toBe(`/order/?order=${order}`);
    window.history.replaceState(null, '', '?');
  });

  test('product 4.670: are those of which the storefront has a page, and always “Something else”', () => {
    renderInShop(<ContactScreen />, us, { sitePaths: { 'order-lookup': '/order/' } });
    const listed = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(listed).toEqual(['Where is my order?', 'Change or cancel an order', 'Something else']);
  });
});

test('product 4.675: a message goes with the photographs that have arrived', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not decoded')));
  const id = `F-US-0000-0000-0001.${'A'.repeat(43)}`;
  const place = { id, url: 'https://files.example/place', method: 'PUT', headers: {} };
  const taken = { 'POST /files': place, 'PUT https://files.example/place': new Response(null) };
  const { requests } = fakeShopApi({ ...taken, 'POST /messages': {} });
  const { user } = renderInShop(<ContactScreen />);
  await user.upload(
    screen.getByLabelText('Add photos'),
    new File(['photo'], 'a.jpg', { type: 'image/jpeg' }),
  );
  await screen.findByText('1 photo attached');
  await fillIn(user);
  await user.click(sendButton());
  await screen.findByRole('heading', { name: 'Your message has been sent' });
  expect(requests.at(-1)?.body).toMatchObject({ topic: 'US-1', files: [id] });
});

describe('product 4.144: a message that could not be sent', () => {
  test('is there again after the page had to be reloaded', async () => {
    const first = renderInShop(<ContactScreen />);
    await fillIn(first.user);
    keepDrafts();
    first.unmount();
    renderInShop(<ContactScreen />);
    await waitFor(() => expect(field(/^Your message/).value).toBe('Where is it?'));
    expect(field(/^Your name/).value).toBe('Ada Berg');
  });

  test('product 9.55: because there were too many says when the next one may be sent', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-05T17:00:00Z') });
    fakeShopApi({ 'POST /messages': refusal('TooManyRequests', 429, { retryAfter: 1800 }) });
    const { user } = renderInShop(<ContactScreen />);
    await fillIn(user);
    await user.click(sendButton());
    const alert = await screen.findByText(/several times within an hour/);
    expect(alert.textContent.replaceAll(/\s/g, ' ')).toContain('after 12:30 PM EST');
    expect(alert.getAttribute('role')).toBe('alert');
  });
});
