// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { type ComponentProps } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeShopApi, refusal } from '../testing/fake-shop-api.ts';
import { InShop, renderInShop } from '../testing/render-in-shop.tsx';
import { track } from '../telemetry/track.ts';
import { ProductScreen } from './product-screen.tsx';
import { dollars, productOf, variantOf } from './testing/products.ts';

vi.mock('../telemetry/track.ts', () => ({ track: vi.fn() }));
beforeEach(() => window.history.replaceState(null, '', '/products/carrier/'));

const soldOut = variantOf('black', 'woven', { availableQuantity: 0, price: dollars(150) });
const inStock = variantOf('sand', 'woven', { availableQuantity: 3, price: dollars(189) });
const product = productOf({ variants: [soldOut, inStock] });
const renderProduct = (props: Partial<ComponentProps<typeof ProductScreen>> = {}) =>
  renderInShop(<ProductScreen product={product} end={null} {...props} />);
const pictures = () =>
  within(screen.getByRole('region', { name: 'Pictures of Carrier' })).getAllByRole('img');

test.each([
  ['an outage', refusal('CommerceUnavailable', 503)],
  ['no answer', () => Promise.reject(new TypeError('offline'))],
  ['an answer that is no stock', { 'SAND-WOVEN': 'plenty' }],
])('after %s, no count is told and the product can be bought', async (_what, answer) => {
  const { requests } = fakeShopApi({ 'GET /stock': answer });
  renderProduct();
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.getByText('Only a few left')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeTruthy();
});

test('a shopper who comes back to the tab sees the stock of that moment', async () => {
  const api = fakeShopApi({ 'GET /stock': { 'SAND-WOVEN': 2 } });
  renderProduct();
  await screen.findByText('Only 2 left');
  api.answers['GET /stock'] = { 'SAND-WOVEN': 1 };
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('Only 1 left')).toBeTruthy();
});

test('a product that is not sold in the visitor’s country is shown with an explanation instead of price and button', () => {
  const notSold = [
    variantOf('black', 'woven', { price: null }),
    variantOf('sand', 'woven', { price: null }),
  ] as const;
  renderProduct({ product: productOf({ variants: notSold }) });
  expect(screen.getByText(/isn’t sold in your country/)).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Sand' })).toBeTruthy();
  expect(pictures()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  expect(screen.queryByText(/\$|In stock|left/)).toBeNull();
});

test('a page that is being hydrated tells only of the variant in its address', () => {
  window.history.replaceState(null, '', '?sku=BLACK-WOVEN');
  vi.mocked(track).mockClear();
  const page = (
    <InShop>
      <ProductScreen product={product} end={null} />
    </InShop>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  act(() => void hydrateRoot(container, page));
  expect(vi.mocked(track).mock.calls).toMatchObject([
    [{ name: 'view_item', variant: { sku: 'BLACK-WOVEN', label: 'Black, Woven' } }],
  ]);
});

test('product 4.272: for whom it is stands before the price, without what is not known', () => {
  const facts = [
    { key: 'age', on: ['summary'], text: 'Newborn–3 years' },
    { key: 'weight', on: ['table'], text: '3.5–15 kg' },
    { key: 'positions', on: ['summary'], text: 'Facing in · On your back' },
  ];
  renderProduct({ product: productOf({ facts, variants: [inStock] }) });
  const [age, way] = screen.getAllByRole('definition');
  expect([age?.textContent, way?.textContent]).toEqual(['Newborn–3 years', 'Facing in · On your back']);
  const price = screen.getByText('$189.00');
  expect(way && way.compareDocumentPosition(price) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
