import type { ProductProjection } from '@commercetools/platform-sdk';
import { expect, test, vi } from 'vitest';
import { stockOfVariants, variantsOf } from './components.ts';
import { offersOf } from './offer.ts';

// Variants differ in color and size.
vi.mock('../../brands/api.ts', () => import('../../brands/second/api.ts'));

const money = (centAmount: number) => ({ centAmount, currencyCode: 'EUR', fractionDigits: 2 });
const context = { language: 'en', selection: { country: 'de', currency: 'EUR' } } as const;
const offersWith = (...variants: object[]) => {
  const [masterVariant, ...others] = variants;
  const product = { masterVariant, variants: others } as unknown as ProductProjection;
  return offersOf(product, { ...context, stock: stockOfVariants(variantsOf(product)) });
};

test('every variant with a SKU is an offer', () => {
  expect(offersWith({ sku: 'A' }, {}, { sku: 'B' }).map(({ sku }) => sku)).toEqual(['A', 'B']);
});

test('the price is the reduced one; without a price, it is not sold there', () => {
  const price = { value: money(100), discounted: { value: money(80) } };
  const prices = offersWith({ sku: 'A', price }, { sku: 'B', price: { value: money(100) } }, { sku: 'C' });
  const timed = (centAmount: number) => ({ ...money(centAmount), priorCentAmount: null, validUntil: null });
  expect(prices.map((offer) => offer.price)).toEqual([timed(80), timed(100), null]);
});

test('product 3.78: the price says when another one takes its place', () => {
  const price = { value: money(100) };
  const sale = { value: money(80), validFrom: '2100-01-01T00:00:00.000Z' };
  const [offer] = offersWith({ sku: 'A', price, prices: [price, sale] });
  expect(offer?.price).toMatchObject({ centAmount: 100, validUntil: sale.validFrom });
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
  const stock = stockOfVariants(variantsOf(product));
  const offers = offersOf(product, { ...context, language: 'de', stock });
  expect(offers.map(({ productKey, name, variantLabel }) => [productKey, name, variantLabel])).toEqual([
    ['jacket', 'Jacke', 'Black (de), Medium (de)'],
    ['jacket', 'Jacke', ''],
  ]);
});
