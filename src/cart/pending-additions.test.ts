// @vitest-environment jsdom
/* eslint-disable no-restricted-globals -- proves what is stored */
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { ShopApiError } from '../shop-api/shop-api-error.ts';
import { closeTabs, fakeShop, item, quantities } from '../testing/fake-shop.ts';

const bib = { ...item('BIB', 2), name: 'Wool Jacket' };
const cup = { ...item('CUP'), name: 'Wind Jacket' };
const soldOut = new ShopApiError('OutOfStock', 'none left');
const lost = new ShopApiError('network', 'lost');

let online: MockInstance<() => boolean>;
const connection = (is: 'online' | 'offline') => {
  online.mockReturnValue(is === 'online');
  window.dispatchEvent(new Event(is));
};

beforeEach(() => {
  online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(closeTabs);

type Tab = ReturnType<ReturnType<typeof fakeShop>['openTab']>;
const pendingIn = (tab: Tab) => tab.getState().pendingAdditions.map(({ name, refusal }) => refusal ?? name);
const noticeIn = (tab: Tab) => {
  const { added } = tab.getState();
  return added && `${added.name} ${added.isWaiting ? 'waits' : 'is in the cart'}`;
};

test('a refusal is thrown where the product was added, and the addition is not kept', async () => {
  const shop = fakeShop();
  const tab = shop.openTab();
  shop.api.createCart.mockRejectedValueOnce(soldOut);
  await expect(tab.add(bib)).rejects.toMatchObject({ code: 'OutOfStock' });
  expect(noticeIn(tab)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

describe('without a connection', () => {
  beforeEach(() => connection('offline'));

  test('an addition waits, and is sent exactly once when the connection comes back', async () => {
    const shop = fakeShop();
    const tab = shop.openTab();
    expect(await tab.add(bib)).toBe(false);
    expect(pendingIn(tab)).toEqual(['Wool Jacket']);
    expect(noticeIn(tab)).toBe('Wool Jacket waits');
    expect(shop.api.createCart).not.toHaveBeenCalled();
    connection('online');
    connection('online');
    await vi.waitFor(() => expect(noticeIn(tab)).toBe('Wool Jacket is in the cart'));
    expect(shop.api.createCart).toHaveBeenCalledOnce();
    expect(quantities(shop)).toEqual({ BIB: 2 });
    expect(pendingIn(tab)).toEqual([]);
  });

  test('it survives a reload, and can be given up', async () => {
    const shop = fakeShop();
    await shop.openTab().add(bib);
    closeTabs();
    const tab = shop.openTab();
    expect(pendingIn(tab)).toEqual(['Wool Jacket']);
    tab.dropAddition(tab.getState().pendingAdditions[0]?.id ?? '');
    expect(pendingIn(tab)).toEqual([]);
    connection('online');
    expect(await tab.refresh()).toBeNull();
    expect(shop.api.createCart).not.toHaveBeenCalled();
  });

  test('one that is refused later says so and stays; the next one is still sent', async () => {
    const shop = fakeShop();
    const tab = shop.openTab();
    await tab.add(bib);
    await tab.add(cup);
    shop.api.createCart.mockRejectedValueOnce(soldOut);
    connection('online');
    await vi.waitFor(() => expect(noticeIn(tab)).toBe('Wind Jacket is in the cart'));
    expect(pendingIn(tab)).toEqual(['OutOfStock']);
    expect(quantities(shop)).toEqual({ CUP: 1 });
  });

  test('one whose connection is lost again keeps waiting', async () => {
    const shop = fakeShop();
    const tab = shop.openTab();
    await tab.add(bib);
    shop.api.createCart.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
    connection('online');
    await vi.waitFor(() => expect(shop.api.createCart).toHaveBeenCalledTimes(2));
    await vi.waitFor(() => expect(pendingIn(tab)).toEqual(['Wool Jacket']));
    connection('offline');
    connection('online');
    await vi.waitFor(() => expect(noticeIn(tab)).toBe('Wool Jacket is in the cart'));
  });
});

test('a page that is closed before the answer: the next one does not add it again', async () => {
  const shop = fakeShop();
  const closed = shop.openTab();
  await closed.add(cup);
  const arrive = shop.api.updateCart.getMockImplementation();
  shop.api.updateCart.mockImplementationOnce(async (...request) => {
    await arrive?.(...request);
    return new Promise(() => undefined);
  });
  void closed.add(bib);
  await vi.waitFor(() => expect(quantities(shop)).toEqual({ CUP: 1, BIB: 2 }));
  closeTabs();
  const tab = shop.openTab();
  await vi.waitFor(() => expect(noticeIn(tab)).toBe('Wool Jacket is in the cart'));
  expect(quantities(shop)).toEqual({ CUP: 1, BIB: 2 });
});

test('storage that contains something else counts as empty', () => {
  const shop = fakeShop();
  sessionStorage.setItem('pending-additions', '{"not": "a list"');
  expect(pendingIn(shop.openTab())).toEqual([]);
});
