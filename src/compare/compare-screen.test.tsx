// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import { setCompared } from '../choices/compared.ts';
import { recordOf } from '../choices/testing/product-records.ts';
import { readEntry } from '../consent/guarded-storage.ts';
import { cartFixture } from '../testing/carts.ts';
import { type Answers, fakeShopApi } from '../testing/fake-shop-api.ts';
import { stubModalDialog } from '../testing/modal-dialog.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { CompareScreen } from './compare-screen.tsx';

const records = [
  recordOf('free', { facts: [{ key: 'age', text: '0–15 months' }] }),
  recordOf('mini', { facts: [{ key: 'age', text: '0–12 months' }], rating: { average: 4.5, count: 8 } }),
  ...['one', 'two', 'three'].map((key) => recordOf(key)),
];

beforeAll(stubModalDialog);
beforeEach(() => setCompared([]));
afterEach(() => void vi.unstubAllGlobals());

let parts = 100;

/** Opens the page at an address. A document reads no file twice, so the products of every test are in another one. */
function openAt(query: string, answers: Answers = {}, products: unknown = records) {
  parts += 1;
  vi.stubGlobal('__PRODUCT_PARTS__', parts);
  const files = Object.fromEntries(
    Array.from({ length: parts }, (_, part) => [`GET /texts/products/en/${parts}/${part}.json`, products]),
  );
  const shop = fakeShopApi({ 'GET /offers': {}, ...files, ...answers });
  window.history.replaceState(null, '', `/compare/${query}`);
  const page = { pageKey: 'compare', sitePaths: { compare: '/compare/', home: '/' } } as const;
  return { ...shop, ...renderInShop(<CompareScreen />, stores.us, page) };
}

const columns = async () =>
  (await screen.findAllByRole('columnheader')).map((header) => within(header).getByRole('link').textContent);

test('product 4.330: the address says what is compared, and whoever has chosen nothing goes on with it', async () => {
  const { user } = openAt('?p=mini.free');
  expect(await columns()).toEqual(['The mini', 'The free']);
  await user.click(screen.getByRole('button', { name: 'Remove The mini from the comparison' }));
  expect(await columns()).toEqual(['The free']);
  expect(window.location.search).toBe('?p=free');
  expect(readEntry('compared')).toBe('free');
  expect(document.activeElement?.textContent).toBe('1 of 4 chosen');
});

test('product 4.330: what is opened does not replace what one has chosen oneself', async () => {
  setCompared(['one']);
  openAt('?p=mini.free');
  await columns();
  expect(readEntry('compared')).toBe('one');
});

test('product 4.331: rows that differ are marked, and can be the only ones; what is not known is said', async () => {
  const { user } = openAt('?p=mini.free');
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  await columns();
  expect(names()).toEqual([
    ...['Price', 'Availability', 'Buy', 'Rating (differs)', 'Available in', 'Age (differs)', 'Cleaning'],
  ]);
  const rating = screen.getByRole('row', { name: /^Rating/ });
  expect(within(rating).getByText('not stated')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Show only what differs' }));
  expect(names()).toEqual(['Price', 'Availability', 'Buy', 'Rating (differs)', 'Age (differs)']);
});

test('product 4.332: price and stock are those of the moment, and what is in stock can be added', async () => {
  const price = { centAmount: 9_900, currencyCode: 'USD', fractionDigits: 2, priorCentAmount: null };
  const { user, requests } = openAt('?p=mini.free', {
    'GET /offers': {
      'mini-sand': { price: { ...price, validUntil: null }, availableQuantity: 0 },
      'free-sand': { price: { ...price, validUntil: null }, availableQuantity: 2 },
    },
    'POST /carts': cartFixture(),
    'GET /delivery': { shippingMethods: [] },
  });
  await waitFor(() => expect(screen.getAllByText('$99.00')).toHaveLength(2), { timeout: 5_000 });
  expect(screen.getByText('Only 2 left')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Email me' }).getAttribute('href')).toBe(
    '/products/mini/?sku=mini-sand',
  );
  await user.click(screen.getByRole('button', { name: 'Add to cart The free' }));
  await waitFor(() =>
    expect(requests).toContainEqual({
      ...{ method: 'POST', path: '/carts' },
      body: { country: 'us', lineItems: [{ sku: 'free-sand', quantity: 1 }] },
    }),
  );
  const drawer = await screen.findByRole('dialog', { name: 'Your cart' });
  expect(within(drawer).getByText('1 × The free is in your cart.')).toBeTruthy();
});

test('product 4.332: of more variants than one request may name, all are asked about', async () => {
  const wide = ['mini', 'free'].map((key) => {
    const { variants, ...record } = recordOf(key);
    const numbered = (number: number) => variants.map((each) => ({ ...each, sku: `${key}-${number}` }));
    return { ...record, variants: Array.from({ length: 26 }, (_, number) => numbered(number)).flat() };
  });
  const { requests } = openAt('?p=mini.free', {}, wide);
  await waitFor(() => expect(requests.filter(({ path }) => path === '/offers')).toHaveLength(2), {
    timeout: 5_000,
  });
});

const many = Array.from({ length: 500 }, (_, index) => `free-${index}`).join('.');

test.each([
  ['of a product that is gone', '?p=mini.gone.free', ['The mini', 'The free'], /no longer sold/],
  ['cut in the middle', '?p=mini.free.on', ['The mini', 'The free'], /no longer sold/],
  ['with something else in it', '?p=mini.%3Cb%3E.free', ['The mini', 'The free'], /no longer sold/],
  ['of 500 products', `?p=mini.free.${many}`, ['The mini', 'The free'], /no longer sold/],
  [
    'of five products',
    '?p=mini.free.one.two.three',
    ['The mini', 'The free', 'The one', 'The two'],
    /first ones/,
  ],
  ['of one product twice', '?p=mini.mini', ['The mini'], /Choose at least two/],
])('product 4.333: an address %s shows what is left, and says so', async (_, query, shown, said) => {
  openAt(query);
  expect(await columns()).toEqual(shown);
  expect(screen.getByText(said)).toBeTruthy();
});

test.each(['', '?p=', '?p=...', '?p=gone'])(
  'product 4.333: an address without products (%s) says what to do',
  async (query) => {
    openAt(query);
    expect(await screen.findByText(/Choose at least two products/)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  },
);

test('product 4.333: products that cannot be loaded are loaded again on request', async () => {
  const isReachable = vi.fn(() => true).mockReturnValueOnce(false);
  const { user } = openAt('?p=mini', {}, () => (isReachable() ? records : new Response('', { status: 503 })));
  expect(await screen.findByText('The products could not be loaded.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await columns()).toEqual(['The mini']);
});
