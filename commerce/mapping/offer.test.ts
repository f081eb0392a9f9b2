import type { ProductProjection } from '@commercetools/platform-sdk';
import { expect, test, vi } from 'vitest';
import { stockOfVariants, variantsOf } from './components.ts';
import { offersOf } from './offer.ts';

// Variants differ in color and size.
vi.mock('../../brands/api.ts', () => import('../../brands/second/api.ts'));

const money = (centAmount: number) => ({ centAmount, currencyCode: 'EUR', fractionDigits: 2 });
const offersWith = (...variants: object[]) => {
  const [masterVariant, ...others] = variants;
  const product = { masterVariant, variants: others } as unknown as ProductProjection;
  return offersOf(product, 'en', stockOfVariants(variantsOf(product)));
};

test('every variant with a SKU is an offer', () => {
  expect(offersWith({ sku: 'A' }, {}, { sku: 'B' }).map(({ sku }) => sku)).toEqual(['A', 'B']);
});

test('the price is the reduced one; without a price, it is not sold there', () => {
  const price = { value: money(100), discounted: { value: money(80) } };
  const prices = offersWith({ sku: 'A', price }, { sku: 'B', price: { value: money(100) } }, { sku: 'C' });
  expect(prices.map((offer) => offer.price)).toEqual([money(80), money(100), null]);
});

test('the stock is known, even if there is none, or not tracked', () => {
  const availability = (availableQuantity: number) => ({ availability: { availableQuantity } });
  const offers = offersWith({ sku: 'A', ...availability(3) }, { sku: 'B', ...availability(0) }, { sku: 'C' });
  expect(offers.map(({ availableQuantity }) => availableQuantity)).toEqual([3, 0, null]);
});

test('the names are those of the language, and what distinguishes a variant is its value on each axis', () => {
  const choice = (name: string, key: string, en: string) => ({
    name,
    value: { key, label: { en, de: `${en} (de)` } },
  });
  const attributes = [choice('color', 'black', 'Black'), choice('size', 'm', 'Medium')];
  const product = {
    key: 'jacket',
    name: { en: 'Jacket', de: 'Jacke' },
    masterVariant: { sku: 'A', attributes },
    variants: [{ sku: 'B' }],
  } as unknown as ProductProjection;
  const offers = offersOf(product, 'de', stockOfVariants(variantsOf(product)));
  expect(offers.map(({ productKey, name, variantLabel }) => [productKey, name, variantLabel])).toEqual([
    ['jacket', 'Jacke', 'Black (de), Medium (de)'],
    ['jacket', 'Jacke', ''],
  ]);
});
