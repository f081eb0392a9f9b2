// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { jsonLd } from '../../gatsby/structured-data/json-ld.tsx';
import { productData } from '../../gatsby/structured-data/product.ts';
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
const offersAt = (amount: number, availableQuantity = 3, more: object = {}) => ({
  'SAND-WOVEN': { price: { ...dollars(amount), ...more }, availableQuantity },
});
const pictures = () =>
  within(screen.getByRole('region', { name: 'Pictures of Carrier' })).getAllByRole('img');

test.each([
  ['an outage', refusal('CommerceUnavailable', 503)],
  ['no answer', () => Promise.reject(new TypeError('offline'))],
  ['an answer that is no offer', { 'SAND-WOVEN': 'plenty' }],
])('after %s, no count is told and the product can be bought', async (_what, answer) => {
  const { requests } = fakeShopApi({ 'GET /offers': answer });
  renderProduct();
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.getByText('Only a few left')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeTruthy();
});

test('a shopper who comes back to the tab sees the stock of that moment', async () => {
  const api = fakeShopApi({ 'GET /offers': offersAt(189, 2) });
  renderProduct();
  await screen.findByText('Only 2 left');
  api.answers['GET /offers'] = offersAt(189, 1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('Only 1 left')).toBeTruthy();
});

describe('product 3.77: a price that has changed since the build', () => {
  const group = productData({
    ...{ ...product, url: 'https://shop.example/', reviews: [], returnPolicyId: null },
    variants: product.variants.map((variant) => ({
      ...{ ...variant, pictures: [] },
      prices: variant.price ? [{ ...variant.price, countries: [] }] : [],
    })),
  });
  const told = () =>
    [...(document.querySelector('script')?.textContent.matchAll(/"price":"([\d.]+)"/g) ?? [])].map(
      ([, price]) => price,
    );
  beforeEach(() => {
    const text = renderToString(jsonLd(group ? [group] : []));
    document.head.innerHTML = text;
  });

  test('is shown with its reduction, told to search engines, and announced; the other variant keeps its own', async () => {
    fakeShopApi({ 'GET /offers': offersAt(149, 3, { priorCentAmount: 18_900 }) });
    renderProduct();
    const status = screen.getByText('$189.00').closest('div')?.parentElement?.querySelector('[role=status]');
    expect([status?.textContent, told()]).toEqual(['', ['150.00', '189.00']]);
    expect(await screen.findByText('$149.00')).toBeTruthy();
    expect(screen.getByText('-21%', { exact: false })).toBeTruthy();
    expect(status?.textContent).toBe('The price is now $149.00.');
    await waitFor(() => expect(told().join()).toBe('150.00,149.00,189.00'));
  });

  test('is not announced where the old one could not be read', async () => {
    fakeShopApi({
      'GET /offers': { ...offersAt(189), 'BLACK-WOVEN': { price: dollars(99), availableQuantity: 1 } },
    });
    renderProduct();
    await screen.findByText('Only 3 left');
    await userEvent.click(screen.getByRole('radio', { name: 'Black' }));
    expect(screen.getByText('$99.00')).toBeTruthy();
    expect(screen.queryByText(/The price is now/)).toBeNull();
  });

  test('can be that it is not sold any more', async () => {
    fakeShopApi({ 'GET /offers': { 'SAND-WOVEN': { price: null, availableQuantity: 3 } } });
    renderProduct();
    expect(await screen.findAllByText(/isn’t sold in your country/)).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
    await waitFor(() => expect(told()).toEqual(['150.00']));
  });
});

describe('product 3.78: a price that has ended', () => {
  const past = new Date(Date.now() - 1000).toISOString();
  const ended = { ...dollars(149), validUntil: past };
  const outage = refusal('CommerceUnavailable', 503);

  test.each([
    ['the next one that is known', [dollars(189)], /^\$189\.00$/],
    ['that it is not sold', [], /isn’t sold in your country/],
  ])('is not shown without an answer, but %s', async (_what, laterPrices, text) => {
    fakeShopApi({ 'GET /offers': outage });
    const page = (
      <InShop>
        <ProductScreen
          product={productOf({ variants: [{ ...inStock, price: ended, laterPrices }] })}
          end={null}
        />
      </InShop>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    expect(screen.getByText('$149.00')).toBeTruthy();
    const root = await act(() => hydrateRoot(container, page));
    expect(await screen.findAllByText(text)).toBeTruthy();
    expect(screen.queryByText('$149.00')).toBeNull();
    act(() => root.unmount());
    container.remove();
  });

  test('is asked for anew while the page is open', async () => {
    const soon = new Date(Date.now() + 1500).toISOString();
    const api = fakeShopApi({ 'GET /offers': offersAt(149, 3, { validUntil: soon }) });
    renderProduct();
    await screen.findByText('$149.00', {}, { timeout: 2000 });
    api.answers['GET /offers'] = offersAt(199);
    expect(await screen.findByText('$199.00', {}, { timeout: 4000 })).toBeTruthy();
  });
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

test('product 4.272: for whom it is stands below the button, without what is not known', () => {
  const facts = [
    { key: 'age', on: ['summary'], text: 'Newborn–3 years' },
    { key: 'weight', on: ['table'], text: '3.5–15 kg' },
    { key: 'positions', on: ['summary'], text: 'Facing in · On your back' },
  ];
  renderProduct({ product: productOf({ facts, variants: [inStock] }) });
  const [age, way] = screen.getAllByRole('definition');
  expect([age?.textContent, way?.textContent]).toEqual(['Newborn–3 years', 'Facing in · On your back']);
  const buy = screen.getByRole('button', { name: 'Add to cart' });
  expect(age && buy.compareDocumentPosition(age) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
