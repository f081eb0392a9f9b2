import type { ProductProjection } from '@commercetools/platform-sdk';
import { expect, test } from 'vitest';
import { expectRoomOn, type HostName } from '../hosts/host-limits.ts';
import { stores } from '../stores/testing/storefronts.ts';
import { expectedFiles } from './expected-files.ts';

/** A catalogue in which each product has four pictures of its own, and half of them reviews. */
const catalogueOf = (products: number, currencies = ['EUR', 'USD']) => ({
  categories: [],
  products: Array.from({ length: products }, (_, index) => ({
    key: `p${index}`,
    categories: [],
    variants: [],
    ...(index % 2 === 0 && { reviewRatingStatistics: {} }),
    masterVariant: {
      images: [1, 2, 3, 4].map((number) => ({ url: `https://pictures.example/${index}-${number}.jpg` })),
      prices: currencies.map((currencyCode) => ({
        value: { type: 'centPrecision', currencyCode, centAmount: 1, fractionDigits: 2 },
      })),
    },
  })) as unknown as ProductProjection[],
});

const refusal = (host: HostName, store: keyof typeof stores, products: number, makesPictures = false) => {
  try {
    expectRoomOn(host, store, expectedFiles(stores[store], catalogueOf(products), makesPictures));
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

test.each<[HostName, keyof typeof stores, number, boolean, RegExp | null]>([
  ['cloudflare', 'us', 20_000, false, null],
  ['cloudflare', 'us', 2_000, true, null],
  ['cloudflare', 'us', 20_000, true, /480,000 of them pictures\), and cloudflare takes 100,000/],
  ['cloudflare', 'eu', 20_000, false, /about 1\d\d,\d{3} files \(20,000 products, languages: \d/],
  ['netlify', 'us', 54_000, false, null],
  ['netlify', 'us', 54_001, false, /54,001 files in one folder .* netlify takes 54,000/],
  ['node', 'eu', 60_000, true, null],
])(
  'product 7.309: %s, %s, %i products, as files: %s → %s',
  (host, store, products, makesPictures, expected) => {
    if (expected) expect(refusal(host, store, products, makesPictures)).toMatch(expected);
    else expect(refusal(host, store, products, makesPictures)).toBeNull();
  },
);

test('only what a storefront sells counts', () => {
  expect(expectedFiles(stores.us, catalogueOf(500, ['SEK']), false)).toMatchObject({
    products: 0,
    inFolder: 0,
  });
});
