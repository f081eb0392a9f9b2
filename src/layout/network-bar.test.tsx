// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setPageLoad } from '../recovery/full-load.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { NetworkBar } from './network-bar.tsx';

afterEach(() => {
  act(() => setPageLoad('ready'));
});

const onLine = (isOnline: boolean) => vi.stubGlobal('navigator', { onLine: isOnline });
const said = () => screen.getByRole('status').firstElementChild;

test('product 4.303: each link that cannot be followed is answered anew', () => {
  onLine(false);
  renderInShop(<NetworkBar />);
  act(() => setPageLoad('unreachable'));
  const first = said();
  expect(first?.textContent).toBe(
    'We can’t open that page while you’re offline. Try the link again when you’re back.',
  );
  act(() => setPageLoad('unreachable'));
  expect(said()?.textContent).toBe(first?.textContent);
  expect(said()).not.toBe(first);
});

test.each([
  ['without a worker, only this page is promised', {}, /This page stays open/],
  ['with one, other pages are', { serviceWorker: { controller: {} } }, /You can keep looking around/],
])('product 4.303: %s', (_, worker, text) => {
  vi.stubGlobal('navigator', { onLine: false, ...worker });
  renderInShop(<NetworkBar />);
  expect(said()?.textContent).toMatch(text);
});
