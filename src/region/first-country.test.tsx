// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readEntry, writeEntry } from '../consent/guarded-storage.ts';
import { navigate } from '../testing/gatsby.tsx';
import { type Answers, fakeShopApi, refusal } from '../testing/fake-shop-api.ts';
import { inHongKong, openShop } from '../testing/open-shop.tsx';

beforeEach(() => {
  window.history.replaceState(null, '', '/cart/');
  navigate.mockClear();
});

const address = () => window.location.pathname + window.location.search + window.location.hash;
const asked = 'GET /visitor';
const names = ({ requests }: ReturnType<typeof fakeShopApi>) =>
  requests.map(({ method, path }) => `${method} ${path}`);

/** A visit by somebody whom the edge sees in a country; null if it does not report one. */
async function visitFrom(country: string | null, answers: Answers = {}) {
  const api = fakeShopApi({ [asked]: { country }, ...answers });
  return { api, shop: await openShop() };
}
/** Later requests are answered later: by then, the visit, which asked first, has its answer. */
const heard = () =>
  act(() =>
    fetch('/api/visitor')
      .then((answer) => answer.text())
      .catch(() => null),
  );
/** A visit that has asked where it comes from and received the answer. */
async function seenIn(country: string | null, answers: Answers = {}) {
  const { api, shop } = await visitFrom(country, answers);
  await waitFor(() => expect(names(api)).toContain(asked));
  await heard();
  return { api, shop };
}

describe('a country in the address', () => {
  beforeEach(() => window.history.replaceState(null, '', '/cart/?a=1&country=TW#top'));

  test('product 4.34, 5.4, 6.4: a country in the query string is used if allowed, kept, and leaves the address', async () => {
    const { api, shop } = await visitFrom('cn');
    expect(shop.current).toMatchObject({ country: 'tw', currency: 'TWD', status: { kind: 'none' } });
    expect(readEntry('country')).toBe('tw');
    expect(address()).toBe('/cart/?a=1#top');
    expect(names(api)).toEqual([]);
  });

  test('that the cart cannot be moved to is reported, and nothing changes', async () => {
    writeEntry('CT_CART_ID', 'cart-1');
    const { shop } = await visitFrom(null, {
      'GET /carts/cart-1': inHongKong,
      'POST /carts/cart-1/country': refusal('PaymentUnderWay', 409),
    });
    await waitFor(() => expect(shop.current.status).toEqual({ kind: 'failed', country: 'hk' }));
    expect(shop.current).toMatchObject({ country: 'hk', cart: { id: 'cart-1' } });
  });

  test('that this storefront does not sell to is ignored, and is removed from the address too', async () => {
    window.history.replaceState(null, '', '/cart/?country=us');
    writeEntry('country', 'tw');
    const { shop } = await visitFrom(null);
    expect(shop.current.country).toBe('tw');
    expect(address()).toBe('/cart/');
  });
});

describe('the country cookie', () => {
  test('product 5.2: a value outside the allowed countries is logged as invalid and the cookie is removed', async () => {
    const warn = vi.mocked(console.warn).mockImplementation(() => undefined);
    writeEntry('country', 'us');
    const { shop } = await seenIn('tw');
    expect(warn.mock.calls).toEqual([['Invalid country cookie value "us"']]);
    expect(readEntry('country')).toBeNull();
    expect(shop.current.country).toBe('tw');
  });
});

describe('the visitor’s apparent location', () => {
  test('is suggested if another storefront sells there, but never redirected to', async () => {
    const { shop } = await seenIn('us');
    expect(shop.current).toMatchObject({ country: 'hk', suggestedCountry: 'us' });
    expect(readEntry('country')).toBeNull();
    expect(navigate).not.toHaveBeenCalled();
    expect(address()).toBe('/cart/');
  });

  test('is ignored if the visitor has made a choice in the meantime', async () => {
    const answer = Promise.withResolvers<unknown>();
    const { api, shop } = await visitFrom(null, { [asked]: () => answer.promise });
    await waitFor(() => expect(names(api)).toEqual([asked]));
    await act(() => shop.current.changeCountry('cn'));
    answer.resolve({ country: 'tw' });
    await heard();
    expect(shop.current.country).toBe('cn');
    expect(readEntry('country')).toBe('cn');
  });

  test('is not requested with a cart, which determines the country', async () => {
    writeEntry('CT_CART_ID', 'cart-1');
    const { api, shop } = await visitFrom('tw', { 'GET /carts/cart-1': inHongKong });
    expect(shop.current.country).toBe('hk');
    expect(names(api)).toEqual(['GET /carts/cart-1']);
  });

  test('is not requested for bots, which see every page as it is', async () => {
    const robot = 'Mozilla/5.0 (compatible; Examplebot/2.1)';
    vi.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(robot);
    const { api, shop } = await visitFrom('tw');
    expect(shop.current.country).toBe('hk');
    expect(names(api)).toEqual([]);
  });
});
