import type { LineItem, ProductVariant } from '@commercetools/platform-sdk';
import { describe, expect, test } from 'vitest';
import { bundlePartsOf, componentsOf, isPartLine, takesOf } from './components.ts';

const nested = (...parts: [sku: unknown, quantity: unknown][]) => [
  {
    name: 'components',
    value: parts.map(([sku, quantity]) => [
      { name: 'sku', value: sku },
      { name: 'quantity', value: quantity },
    ]),
  },
];
const kit = { id: 1, sku: 'KIT', attributes: nested(['CARRIER', 1], ['BIB', 2]) };

describe('the components of a variant', () => {
  test.each<[string, ProductVariant['attributes'], object[]]>([
    [
      'are those of its attribute',
      kit.attributes,
      [
        { sku: 'CARRIER', quantity: 1 },
        { sku: 'BIB', quantity: 2 },
      ],
    ],
    ['are none without the attribute', [], []],
    [
      'are only those with a SKU and a whole number',
      nested([7, 1], ['A', 0], ['B', 1.5], ['C', '2'], ['D', -1]),
      [],
    ],
  ])('%s', (_what, attributes, components) => {
    expect(componentsOf(attributes)).toEqual(components);
  });
});

test('product 4.59: a bundle takes from its own stock and from that of its components; one that is not sold has none', () => {
  expect(takesOf(kit, new Map([['CARRIER', 4]]))).toEqual([
    { sku: 'KIT', quantity: 1, inStock: null },
    { sku: 'CARRIER', quantity: 1, inStock: 4 },
    { sku: 'BIB', quantity: 2, inStock: 0 },
  ]);
  expect(
    takesOf(
      kit,
      new Map([
        ['KIT', 3],
        ['CARRIER', null],
        ['BIB', 9],
      ]),
    ).map(({ inStock }) => inStock),
  ).toEqual([3, null, 9]);
});

const line = (variant: ProductVariant, quantity: number, fields?: object) =>
  ({ variant, quantity, ...(fields && { custom: { fields } }) }) as unknown as LineItem;

describe('the parts of the bundles in a cart', () => {
  test('are one sum for each bundle and component, whatever is bought on its own or has a message', () => {
    const carrier = { id: 1, sku: 'CARRIER' };
    const lines = [line(kit, 2), line(carrier, 5), line(kit, 1, { giftMessage: 'Hello' })];
    expect(bundlePartsOf(lines)).toEqual([
      { bundle: 'KIT', sku: 'CARRIER', quantity: 3 },
      { bundle: 'KIT', sku: 'BIB', quantity: 6 },
    ]);
  });

  test('are not parts of parts: a line that takes a part from stock counts as nothing else', () => {
    const part = line(kit, 1, { bundle: 'BIG-KIT' });
    expect([isPartLine(part), isPartLine(line(kit, 1))]).toEqual([true, false]);
    expect(bundlePartsOf([part])).toEqual([]);
  });
});
