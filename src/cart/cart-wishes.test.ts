// @vitest-environment jsdom
/* eslint-disable no-restricted-globals -- proves what is stored */
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { ShopApiError } from '../shop-api/shop-api-error.ts';
import { type CartWish, createCartWishes } from './cart-wishes.ts';

const bib = { sku: 'BIB', name: 'Baby Bib', quantity: 2, country: 'us' };
let online: MockInstance<() => boolean>;
const connection = (is: 'online' | 'offline') => {
  online.mockReturnValue(is === 'online');
  window.dispatchEvent(new Event(is));
};

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A page with a cart: what it contains is shared by the pages of one test. */
function openPage(cart: Record<string, number>) {
  let waiting: readonly CartWish[] = [];
  const granted: string[] = [];
  const grant = vi.fn((wish: CartWish, onSend: (expected: number) => void) => {
    const present = cart[wish.sku] ?? 0;
    const expected = wish.expected ?? present + wish.quantity;
    onSend(expected);
    cart[wish.sku] = Math.max(present, expected);
    return Promise.resolve();
  });
  const wishes = createCartWishes({
    grant,
    onWaiting: (next) => (waiting = next),
    onGranted: ({ name }) => granted.push(name),
  });
  const start = () => stops.push(wishes.start());
  return {
    ...wishes,
    start,
    grant,
    granted,
    waiting: () => waiting.map(({ name, refusal }) => refusal ?? name),
  };
}

beforeEach(() => {
  online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  sessionStorage.clear();
});

test('with a connection, a wish is granted immediately and not kept', async () => {
  const cart = {};
  const page = openPage(cart);
  expect(await page.make(bib)).toBe(true);
  expect(cart).toEqual({ BIB: 2 });
  expect(page.waiting()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test('a refusal is thrown where the wish was made, and the wish is not kept', async () => {
  const page = openPage({});
  page.grant.mockRejectedValueOnce(new ShopApiError('OutOfStock', 'none left'));
  await expect(page.make(bib)).rejects.toMatchObject({ code: 'OutOfStock' });
  expect(sessionStorage).toHaveLength(0);
});

describe('without a connection', () => {
  beforeEach(() => connection('offline'));

  test('a wish waits, and is granted exactly once when the connection comes back', async () => {
    const cart = {};
    const page = openPage(cart);
    page.start();
    expect(await page.make(bib)).toBe(false);
    expect(page.waiting()).toEqual(['Baby Bib']);
    expect(page.grant).not.toHaveBeenCalled();
    connection('online');
    connection('online');
    await vi.waitFor(() => expect(page.granted).toEqual(['Baby Bib']));
    expect(page.grant).toHaveBeenCalledOnce();
    expect(cart).toEqual({ BIB: 2 });
    expect(page.waiting()).toEqual([]);
  });

  test('it survives a reload, and can be given up', async () => {
    await openPage({}).make(bib);
    const page = openPage({});
    page.start();
    expect(page.waiting()).toEqual(['Baby Bib']);
    page.drop((JSON.parse(sessionStorage.getItem('cart-wishes') ?? '[]') as CartWish[])[0]?.id ?? '');
    expect(page.waiting()).toEqual([]);
    connection('online');
    expect(page.grant).not.toHaveBeenCalled();
  });

  test('one that is refused later says so and stays; the next one is still granted', async () => {
    const page = openPage({});
    page.start();
    await page.make(bib);
    await page.make({ ...bib, sku: 'CUP', name: 'Baby Cup' });
    page.grant.mockRejectedValueOnce(new ShopApiError('OutOfStock', 'none left'));
    connection('online');
    await vi.waitFor(() => expect(page.granted).toEqual(['Baby Cup']));
    expect(page.waiting()).toEqual(['OutOfStock']);
  });

  test('one whose connection is lost again keeps waiting', async () => {
    const page = openPage({});
    page.start();
    await page.make(bib);
    page.grant.mockRejectedValueOnce(new ShopApiError('network', 'lost'));
    connection('online');
    await vi.waitFor(() => expect(page.grant).toHaveBeenCalledOnce());
    connection('offline');
    connection('online');
    await vi.waitFor(() => expect(page.granted).toEqual(['Baby Bib']));
  });
});

test('a page that is closed before the answer: the next one does not add it again', async () => {
  const cart = {};
  const closed = openPage(cart);
  closed.grant.mockImplementationOnce((_wish, onSend) => {
    onSend(2);
    Object.assign(cart, { BIB: 2 });
    return new Promise(() => undefined);
  });
  void closed.make(bib);
  const page = openPage(cart);
  page.start();
  await vi.waitFor(() => expect(page.granted).toEqual(['Baby Bib']));
  expect(cart).toEqual({ BIB: 2 });
});

test('storage that contains something else counts as empty', () => {
  sessionStorage.setItem('cart-wishes', '{"not": "a list"');
  const page = openPage({});
  page.start();
  expect(page.waiting()).toEqual([]);
});
