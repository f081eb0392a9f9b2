// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { type ComponentProps } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeShopApi, refusal } from '../testing/fake-shop-api.ts';
import { InShop, renderInShop } from '../testing/render-in-shop.tsx';
import { track } from '../telemetry/track.ts';
import { ProductScreen } from './product-screen.tsx';
import { dollars, productOf, variantOf } from './testing/products.ts';

vi.mock('gatsby', () => import('../testing/gatsby.tsx'));
vi.mock('../telemetry/track.ts', () => ({ track: vi.fn() }));
vi.mock('../components/use-content-titles.ts', () => ({
  useContentTitles: () => new Map([['content/legal-guarantee', 'Your legal guarantee']]),
}));
beforeEach(() => window.history.replaceState(null, '', '/products/carrier/'));
afterEach(() => vi.unstubAllGlobals());

const soldOut = variantOf('black', 'woven', { availableQuantity: 0, price: dollars(150) });
const inStock = variantOf('sand', 'woven', { availableQuantity: 3, price: dollars(189) });
const product = productOf({ variants: [soldOut, inStock] });
const renderProduct = (props: Partial<ComponentProps<typeof ProductScreen>> = {}) =>
  renderInShop(<ProductScreen product={product} end={null} {...props} />);
const pictures = () =>
  within(screen.getByRole('region', { name: 'Pictures of Carrier' })).getAllByRole('img');

test('opens with a variant that is in stock: its price with the tax note, its stock, its pictures', () => {
  renderProduct();
  expect(screen.getByText('$189.00').textContent).toBe('$189.00');
  expect(screen.getByText('Only a few left')).toBeTruthy();
  expect(pictures().map((image) => image.getAttribute('src'))).toEqual(['/SAND-WOVEN.webp']);
  expect(screen.getByRole('img', { name: 'Carrier, Sand, Woven' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeTruthy();
});

test('how many are left is told once the shop API has said so now', async () => {
  fakeShopApi({ 'GET /stock': { 'BLACK-WOVEN': 0, 'SAND-WOVEN': 2 } });
  const { user } = renderProduct();
  expect(await screen.findByText('Only 2 left')).toBeTruthy();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
  await user.clear(field);
  await user.type(field, '3');
  await user.tab();
  expect(field.value).toBe('2');
});

test('a variant that has sold out since the build stays selected and cannot be added', async () => {
  fakeShopApi({ 'GET /stock': { 'BLACK-WOVEN': 4, 'SAND-WOVEN': 0 } });
  renderProduct();
  await screen.findByRole('button', { name: 'Sold out' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sand (sold out)' }).checked).toBe(true);
  expect(screen.getByRole('radio', { name: 'Black' })).toBeTruthy();
});

test('product 4.200: what is sold out now offers an e-mail when it is back, and nothing else does', async () => {
  fakeShopApi({
    'GET /stock': { 'BLACK-WOVEN': 0, 'SAND-WOVEN': 3 },
    'GET /delivery': { shippingMethods: [] },
  });
  const { user } = renderProduct();
  await screen.findByText('Only 3 left');
  const heading = { name: 'Email me when it’s back' };
  expect(screen.queryByRole('heading', heading)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Black (sold out)' }));
  expect(await screen.findByRole('heading', heading)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Sand' }));
  expect(screen.queryByRole('heading', heading)).toBeNull();
});

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

test('opens with the variant in the address, even if it is sold out', () => {
  window.history.replaceState(null, '', '?sku=BLACK-WOVEN');
  renderProduct();
  expect(screen.getByText('$150.00')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sold out' }).disabled).toBe(true);
});

test('choosing a color changes everything that belongs to the variant, and the address', async () => {
  const { user } = renderProduct();
  await user.click(screen.getByRole('radio', { name: 'Black (sold out)' }));
  expect(window.location.search).toBe('?sku=BLACK-WOVEN');
  expect(screen.getByText('$150.00')).toBeTruthy();
  expect(pictures().map((image) => image.getAttribute('src'))).toEqual(['/BLACK-WOVEN.webp']);
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
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

test('the page’s additions follow the chosen variant', async () => {
  const { user } = renderProduct({ children: ({ sku }) => <output>{sku}</output> });
  expect(screen.getByText('SAND-WOVEN')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Black (sold out)' }));
  expect(screen.getByText('BLACK-WOVEN')).toBeTruthy();
});

test('a page that comes alive tells only of the variant in its address', () => {
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

test('product 3.71: a reduced variant names the lowest price of 30 days, and another one does not', async () => {
  const reduced = variantOf('black', 'woven', { price: { ...dollars(80), priorCentAmount: 10_000 } });
  const { user } = renderProduct({ product: productOf({ variants: [reduced, inStock] }) });
  expect(screen.getByText('Lowest price in the last 30 days:', { exact: false }).textContent).toBe(
    'Lowest price in the last 30 days: $100.00 -20%',
  );
  await user.click(screen.getByRole('radio', { name: 'Sand' }));
  expect(screen.queryByText('Lowest price', { exact: false })).toBeNull();
});

test('product 3.74: a variant that is sold by measure says what a unit costs', () => {
  const measured = variantOf('black', 'woven', { price: dollars(30), measure: { quantity: 2, unit: 'm²' } });
  renderProduct({ product: productOf({ variants: [measured] }) });
  expect(screen.getByText('$15.00 per m²')).toBeTruthy();
});

test('product 3.75: a storefront with a page about the legal guarantee links to it, any other does not', () => {
  const { unmount } = renderInShop(<ProductScreen product={product} end={null} />, undefined, {
    sitePaths: { 'content/legal-guarantee': '/kundenservice/gewaehrleistung/' },
  });
  const link = screen.getByRole('link', { name: 'Your legal guarantee' });
  expect(link.getAttribute('href')).toBe('/kundenservice/gewaehrleistung/');
  unmount();
  renderInShop(<ProductScreen product={product} end={null} />, undefined, { sitePaths: {} });
  expect(screen.queryByRole('link', { name: 'Your legal guarantee' })).toBeNull();
});

test('product 4.272: days of return and warranty lead to their page', () => {
  const sitePaths = { 'content/returns': '/returns/', 'content/shipping-and-delivery': '/delivery/' };
  renderInShop(
    <ProductScreen product={productOf({ warrantyYears: 3, variants: [inStock] })} end={null} />,
    undefined,
    { sitePaths },
  );
  const pathOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(pathOf('30 days to return it, free of charge')).toBe('/returns/');
  expect(pathOf('3-year warranty')).toBe('/returns/');
  expect(pathOf('Shipping and delivery')).toBe('/delivery/');
});

test('product 4.272: for whom it is stands before the price, without what is not known', () => {
  const positions = [
    { key: 'facing-in', name: 'Facing in' },
    { key: 'back', name: 'On your back' },
  ];
  renderProduct({ product: productOf({ positions, weight: null, variants: [inStock] }) });
  const [age, way] = screen.getAllByRole('definition');
  expect([age?.textContent, way?.textContent]).toEqual(['Newborn–3 years', 'Facing in · On your back']);
  const price = screen.getByText('$189.00');
  expect(way && way.compareDocumentPosition(price) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
