import type { Category, Price, ProductProjection } from '@commercetools/platform-sdk';
import { describe, expect, test } from 'vitest';
import type { StoreCountry } from '../stores/types.ts';
import { commerceCategoryOf, commerceProductOf, isSoldIn } from './catalogue-mapping.ts';

const price = (currencyCode: string, centAmount: number, more: Partial<Price> = {}): Price => ({
  id: `${currencyCode} ${centAmount}`,
  value: { type: 'centPrecision', currencyCode, centAmount, fractionDigits: 2 },
  ...more,
});
const reduced = (currencyCode: string, centAmount: number): Partial<Price> => ({
  discounted: {
    value: { type: 'centPrecision', currencyCode, centAmount, fractionDigits: 2 },
    discount: { typeId: 'product-discount', id: 'sale' },
  },
});
const channel = { channel: { typeId: 'channel', id: 'outlet' } } as const;
const customerGroup = { customerGroup: { typeId: 'customer-group', id: 'staff' } } as const;

/** A product with the fields the mapping reads; each list of prices is a variant. */
const product = (...variants: (Price[] | undefined)[]): ProductProjection => {
  const [masterVariant, ...others] = variants.map((prices, index) => ({
    id: index + 1,
    sku: `SKU-${index + 1}`,
    ...(prices && { prices }),
  }));
  return {
    id: 'id',
    key: 'bib',
    name: { en: 'Bib', sv: 'Haklapp' },
    categories: [{ typeId: 'category', id: 'kitchen-id' }],
    masterVariant,
    variants: others,
  } as unknown as ProductProjection;
};

const ireland: StoreCountry = { code: 'ie', currency: 'EUR' };
const poland: StoreCountry = { code: 'pl', currency: 'PLN' };
const austria: StoreCountry = { code: 'at', currency: 'EUR' };
const categoryKeys = new Map([['kitchen-id', 'kitchen']]);

const mapped = (source: ProductProjection, countries: readonly StoreCountry[]) =>
  commerceProductOf(source, { language: 'sv', countries, categoryKeys, stock: new Map() });
const pricesOf = (prices: Price[], ...countries: StoreCountry[]) =>
  mapped(product(prices), countries)?.variants[0]?.prices.map(
    ({ centAmount, currencyCode }) => `${currencyCode} ${centAmount}`,
  );

describe('the prices of a variant', () => {
  test('product 3.78: have an end, and others that follow in the same currency', () => {
    const end = '2100-01-01T00:00:00.000Z';
    const prices = [price('EUR', 2), price('EUR', 1, { validUntil: end }), price('PLN', 4)];
    const [variant] = mapped(product(prices), [ireland, austria, poland])?.variants ?? [];
    expect(variant?.prices.map(({ centAmount, validUntil }) => [centAmount, validUntil])).toEqual([
      [1, end],
      [4, null],
    ]);
    expect(variant?.laterPrices).toMatchObject([{ currencyCode: 'EUR', centAmount: 2, validUntil: null }]);
  });

  test.each<[string, Price[], StoreCountry[], string[] | undefined]>([
    [
      'one per currency, in the order of the countries',
      [price('PLN', 4), price('EUR', 1)],
      [ireland, poland, austria],
      ['EUR 1', 'PLN 4'],
    ],
    ['none of another currency', [price('USD', 1)], [ireland], undefined],
    [
      'the country’s own rather than the general one',
      [price('EUR', 1), price('EUR', 2, { country: 'IE' })],
      [ireland],
      ['EUR 2'],
    ],
    ['none of another country’s', [price('EUR', 2, { country: 'IT' })], [ireland], undefined],
    [
      'that of the first country if two share a currency',
      [price('EUR', 2, { country: 'IE' }), price('EUR', 3, { country: 'AT' })],
      [ireland, austria],
      ['EUR 2'],
    ],
    [
      'that of the second country if the first has none',
      [price('EUR', 3, { country: 'AT' })],
      [ireland, austria],
      ['EUR 3'],
    ],
    ['the reduced one if there is a sale', [price('EUR', 9, reduced('EUR', 7))], [ireland], ['EUR 7']],
    [
      'none for a channel or a customer group',
      [price('EUR', 1, channel), price('EUR', 2, customerGroup)],
      [ireland],
      undefined,
    ],
  ])('%s', (_what, prices, countries, expected) => {
    expect(pricesOf(prices, ...countries)).toEqual(expected);
    expect(isSoldIn(product(prices), countries)).toBe(expected !== undefined);
  });
});

test.each([
  [2.5, 'm2', { quantity: 2.5, unit: 'm²' }],
  [-1, 'kg', null],
  [2.5, 'stone', null],
  [2.5, undefined, null],
])('product 3.74: a variant of %s %s is sold by the measure %j', (quantity, unit, expected) => {
  const source = product([price('EUR', 1)]);
  const attributes = [
    { name: 'measureQuantity', value: quantity },
    { name: 'measureUnit', value: unit && { key: unit, label: unit } },
  ];
  const measured = { ...source, masterVariant: { ...source.masterVariant, attributes } };
  expect(mapped(measured, [ireland])?.variants[0]?.measure).toEqual(expected);
});

describe('a product of commercetools', () => {
  test('keeps only the variants that are sold', () => {
    const source = product(undefined, [price('EUR', 1)], [price('USD', 1)], []);
    expect(mapped(source, [ireland])?.variants.map(({ sku }) => sku)).toEqual(['SKU-2']);
    expect(isSoldIn(source, [ireland])).toBe(true);
    expect(isSoldIn(source, [poland])).toBe(false);
    expect(mapped(source, [poland])).toBeNull();
  });

  test('has the keys of its categories, and leaves out unknown ones', () => {
    const source = product([price('EUR', 1)]);
    expect(mapped(source, [ireland])?.categoryKeys).toEqual(['kitchen']);
    const context = {
      language: 'sv',
      countries: [ireland],
      categoryKeys: new Map<string, string>(),
      stock: new Map<string, number>(),
    } as const;
    expect(commerceProductOf(source, context)?.categoryKeys).toEqual([]);
  });

  test('has its English name in a language without one', () => {
    const context = { language: 'ja', countries: [ireland], categoryKeys, stock: new Map() } as const;
    expect(commerceProductOf(product([price('EUR', 1)]), context)?.name).toBe('Bib');
  });
});

test('a category has its name in the language, its kind, its parent, and its first picture', () => {
  const category = {
    id: 'bibs-id',
    name: { en: 'Bibs', sv: 'Haklappar' },
    description: { en: 'For meals' },
    parent: { typeId: 'category', id: 'kitchen-id' },
    orderHint: '0.5',
    assets: [
      { sources: [{ uri: 'https://pictures.example/bibs.jpg', dimensions: { w: 1600, h: 900 } }] },
      { sources: [{ uri: 'https://pictures.example/other.jpg' }] },
    ],
    custom: { fields: { kind: 'selected' } },
  } as unknown as Category;
  const keys = new Map([...categoryKeys, ['bibs-id', 'kitchen/bibs']]);
  expect(commerceCategoryOf(category, { language: 'sv', categoryKeys: keys })).toEqual({
    key: 'kitchen/bibs',
    name: 'Haklappar',
    title: 'Haklappar',
    description: 'For meals',
    kind: 'selected',
    parentKey: 'kitchen',
    order: 0.5,
    picture: { url: 'https://pictures.example/bibs.jpg', width: 1600, height: 900 },
  });
});

test.each([
  ['in the language', { en: 'Bibs and aprons', sv: 'Haklappar och förkläden' }, 'Haklappar och förkläden'],
  ['only in another language', { en: 'Bibs and aprons' }, 'Haklappar'],
])('product 2.3.310: a category with a title %s is called %j for search engines', (_, metaTitle, title) => {
  const category = { id: 'bibs-id', name: { en: 'Bibs', sv: 'Haklappar' }, metaTitle, orderHint: '0.5' };
  expect(commerceCategoryOf(category as unknown as Category, { language: 'sv', categoryKeys })).toMatchObject(
    { name: 'Haklappar', title },
  );
});
