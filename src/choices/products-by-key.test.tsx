// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import { InShop } from '../testing/render-in-shop.tsx';
import { partOf } from './product-parts.ts';
import { useKnownProducts } from './products-by-key.ts';
import { recordOf } from './testing/product-records.ts';

afterEach(() => vi.unstubAllGlobals());

const euros = { centAmount: 1, currencyCode: 'EUR', fractionDigits: 2, priorCentAmount: null };
const offer = { price: euros, measure: null, hasPriceRange: false, colors: [], soldOut: false };
const records = [recordOf('free'), recordOf('mini'), recordOf('abroad', { offers: [offer] })];

/** Serves the products from so many files. Every test takes another number, because a document reads no file twice. */
function serve(parts: number) {
  vi.stubGlobal('__PRODUCT_PARTS__', parts);
  const fetched = vi.fn((address: string) =>
    Promise.resolve(
      Response.json(records.filter(({ key }) => address.endsWith(`/en/${parts}/${partOf(key, parts)}.json`))),
    ),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const look = (...keys: string[]) =>
  renderHook((wanted: readonly string[]) => useKnownProducts(wanted), {
    initialProps: keys,
    wrapper: ({ children }) => <InShop store={stores.us}>{children}</InShop>,
  });

test('products are known in the order of their keys; what does not exist or is not sold here is left out', async () => {
  const fetched = serve(1);
  const { result, rerender } = look('mini', 'gone', 'abroad', 'free');
  expect(result.current.products).toBeNull();
  await waitFor(() => expect([...(result.current.products ?? new Map()).keys()]).toEqual(['mini', 'free']));
  expect(result.current.products?.get('mini')).toMatchObject({
    price: { centAmount: 18_900 },
    sku: 'mini-sand',
    facts: [
      { name: 'Age', value: '0–15 months' },
      { name: 'Cleaning', value: 'Machine wash, 104 °F' },
    ],
    variants: [{ label: 'Sand', price: { centAmount: 18_900 } }],
  });
  rerender(['free']);
  expect([...(result.current.products ?? new Map()).keys()]).toEqual(['free']);
  expect(fetched.mock.calls.filter(([address]) => address.startsWith('/texts/'))).toHaveLength(1);
});

test.each([
  ['that is missing', 64, () => Promise.resolve(new Response('', { status: 404 }))],
  ['of another form', 128, () => Promise.resolve(Response.json([{ key: 'mini' }]))],
  ['without a connection', 256, () => Promise.reject(new TypeError('Failed to fetch'))],
])('a file %s is a failure, after which one can try again', async (_, parts, answer) => {
  serve(parts).mockImplementationOnce(answer);
  const { result } = look('mini');
  await waitFor(() => expect(result.current).toMatchObject({ products: null, failed: true }));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.products?.has('mini')).toBe(true));
});
