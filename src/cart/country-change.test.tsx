// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { cartFixture } from '../testing/carts.ts';
import { readEntry, writeEntry } from '../consent/guarded-storage.ts';
import { fakeShopApi, refusal } from '../testing/fake-shop-api.ts';
import { inHongKong, openShop } from '../testing/open-shop.tsx';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

const taiwan = cartFixture({ id: 'cart-2', country: 'tw', currency: 'TWD' });
const movingTo = (answer: unknown) => {
  writeEntry('CT_CART_ID', 'cart-1');
  return fakeShopApi({ 'GET /carts/cart-1': inHongKong, 'POST /carts/cart-1/country': answer });
};

describe('a change of country', () => {
  test('without a cart takes effect immediately, is stored for a year, and sends no request', async () => {
    const { requests } = fakeShopApi({});
    const shop = await openShop();
    await act(() => shop.current.changeCountry('tw'));
    expect(shop.current).toMatchObject({ country: 'tw', status: { kind: 'none' } });
    expect(readEntry('country')).toBe('tw');
    expect(requests).toEqual([]);
  });

  test('with an empty cart has nothing to report', async () => {
    writeEntry('CT_CART_ID', 'cart-1');
    fakeShopApi({
      'GET /carts/cart-1': { ...inHongKong, lineItems: [] },
      'POST /carts/cart-1/country': { ...taiwan, lineItems: [] },
    });
    const shop = await openShop();
    await act(() => shop.current.changeCountry('tw'));
    expect(shop.current).toMatchObject({ country: 'tw', status: { kind: 'none' } });
  });

  test('that fails leaves country, cart, and stored values unchanged', async () => {
    movingTo(refusal('PaymentUnderWay', 409));
    const shop = await openShop();
    await act(() => shop.current.changeCountry('tw'));
    expect(shop.current).toMatchObject({
      country: 'hk',
      cart: inHongKong,
      status: { kind: 'failed', country: 'hk' },
    });
    expect([readEntry('country'), readEntry('CT_CART_ID')]).toEqual([null, 'cart-1']);
  });
});

describe('undoing a change', () => {
  const changed = async () => {
    const api = movingTo(taiwan);
    const shop = await openShop();
    await act(() => shop.current.changeCountry('tw'));
    return { api, shop };
  };

  test('that fails leaves the country and the cart of the change', async () => {
    const { api, shop } = await changed();
    api.answers['GET /carts/cart-1'] = refusal('CartNotFound', 404);
    await act(() => shop.current.undo());
    expect(shop.current).toMatchObject({
      country: 'tw',
      cart: taiwan,
      status: { kind: 'failed', country: 'tw' },
    });
    expect([readEntry('country'), readEntry('CT_CART_ID')]).toEqual(['tw', 'cart-2']);
  });
});

describe('a cart determines the country', () => {
  test('its own takes precedence even if another one was chosen', async () => {
    writeEntry('CT_CART_ID', 'cart-1');
    writeEntry('country', 'hk');
    fakeShopApi({ 'GET /carts/cart-1': { ...inHongKong, country: 'tw' } });
    const shop = await openShop();
    expect(shop.current.country).toBe('tw');
  });

  test('one that another tab moved takes effect when this tab becomes visible', async () => {
    const api = movingTo(taiwan);
    const shop = await openShop();
    api.answers['GET /carts/cart-2'] = taiwan;
    writeEntry('CT_CART_ID', 'cart-2');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(shop.current).toMatchObject({ country: 'tw', cart: { id: 'cart-2' } }));
  });
});
