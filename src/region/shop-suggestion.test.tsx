// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { ShopSuggestion } from './shop-suggestion.tsx';
import { directoryFixture } from './testing/directory.ts';

const { eu } = stores;

afterEach(() => {
  scrollTo(0);
});

const scrollTo = (top: number) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  fireEvent.scroll(window);
};
function visitFrom(country: string) {
  const api = fakeShopApi({ 'GET /visitor': { country }, 'GET /storefronts.json': directoryFixture });
  return { ...renderInShop(<ShopSuggestion />, eu), ...api };
}
const bar = () => screen.findByRole('complementary', { name: 'Your country' });
const asked = (requests: readonly { path: string }[], path: string) =>
  requests.some((request) => request.path === path);

test('nothing is offered without a storefront', async () => {
  const { requests } = visitFrom('br');
  await waitFor(() => expect(asked(requests, '/storefronts.json')).toBe(true));
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('the bar waits until it would not move what the visitor is reading', async () => {
  scrollTo(900);
  const { requests } = visitFrom('gb');
  await waitFor(() => expect(asked(requests, '/storefronts.json')).toBe(true));
  expect(screen.queryByRole('complementary')).toBeNull();
  scrollTo(0);
  expect(await bar()).toBeTruthy();
  scrollTo(900);
  expect(await bar()).toBeTruthy();
});
