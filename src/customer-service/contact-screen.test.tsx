// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { de } from '../../stores/storefronts/de.ts';
import { us } from '../../stores/storefronts/us.ts';
import { removeEntry } from '../consent/guarded-storage.ts';
import { keepDrafts } from '../recovery/reload-drafts.ts';
import { fakeShopApi, refusal } from '../testing/fake-shop-api.ts';
import { InShop, renderInShop } from '../testing/render-in-shop.tsx';
import { ContactScreen } from './contact-screen.tsx';

vi.mock('gatsby', () => import('../testing/gatsby.tsx'));
afterEach(() => {
  vi.unstubAllGlobals();
  removeEntry('reload-drafts');
});

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const sendButton = () => screen.getByRole('button', { name: /^Send/ });

async function fillIn(user: UserEvent) {
  await user.type(field(/^Your name/), 'Ada Berg');
  await user.type(field(/^Email/), ' ada@example.com ');
  await user.type(field(/^Topic or order number/), 'US-1');
  await user.type(field(/^Your message/), 'Where is it?');
}

describe('the contact page', () => {
  test('product 4.145: tells address, telephone number, and hours with their time zone without a script', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(
      <InShop store={us}>
        <ContactScreen />
      </InShop>,
    );
    const shown = page.textContent;
    for (const fact of [us.contact.company, ...us.contact.addressLines, us.contact.phone, us.contact.email])
      expect(shown).toContain(fact);
    expect(shown.replaceAll(/\s/g, ' ')).toContain('9:00 AM to 5:00 PM, Monday to Friday (Eastern Time)');
    expect(page.querySelector('noscript')?.textContent).toContain(us.contact.phone);
  });

  test('says the hours as people in the storefront’s country do', () => {
    renderInShop(<ContactScreen />, de);
    expect(screen.getByText(/09:00.*17:00.*Mitteleuropäische Zeit/)).toBeTruthy();
  });

  test('sends what was typed, says where the answer goes, and takes another message', async () => {
    const { requests } = fakeShopApi({ 'POST /messages': {} });
    const { user } = renderInShop(<ContactScreen />);
    await fillIn(user);
    await user.click(sendButton());
    const heading = await screen.findByRole('heading', { name: 'Your message has been sent' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(/We’ll reply to ada@example.com/)).toBeTruthy();
    expect(requests.map(({ body }) => body)).toEqual([
      { name: 'Ada Berg', email: 'ada@example.com', topic: 'US-1', message: 'Where is it?' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Write another message' }));
    expect([field(/^Your name/).value, field(/^Your message/).value]).toEqual(['Ada Berg', '']);
  });

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

  test('counts what is left of 1,000 characters', async () => {
    const { user } = renderInShop(<ContactScreen />);
    const message = field(/^Your message/);
    expect(message.maxLength).toBe(1000);
    await user.type(message, 'Hello');
    expect(screen.getByText('995 characters left')).toBeTruthy();
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

describe('product 4.144: a message that could not be sent', () => {
  test('stays, and the shopper is told how else to reach customer service', async () => {
    const { answers } = fakeShopApi({ 'POST /messages': refusal('MailUnavailable', 503) });
    const { user } = renderInShop(<ContactScreen />);
    await fillIn(user);
    await user.click(sendButton());
    await screen.findByText(/We couldn’t send the email/);
    const form = within(field(/^Your message/).closest('form') as HTMLElement);
    expect(form.getByText('What you wrote is still here. You can also reach us this way:')).toBeTruthy();
    expect(form.getByRole('link', { name: us.contact.phone })).toBeTruthy();
    expect(form.getByText(/Monday to Friday/)).toBeTruthy();
    expect(form.getByText(us.contact.addressLines[0])).toBeTruthy();
    expect(field(/^Your message/).value).toBe('Where is it?');
    answers['POST /messages'] = {};
    await user.click(sendButton());
    await screen.findByRole('heading', { name: 'Your message has been sent' });
  });

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
    try {
      fakeShopApi({ 'POST /messages': refusal('TooManyRequests', 429, { retryAfter: 1800 }) });
      const { user } = renderInShop(<ContactScreen />);
      await fillIn(user);
      await user.click(sendButton());
      const alert = await screen.findByText(/several times within an hour/);
      expect(alert.textContent.replaceAll(/\s/g, ' ')).toContain('after 12:30 PM EST');
      expect(alert.getAttribute('role')).toBe('alert');
    } finally {
      vi.useRealTimers();
    }
  });
});
