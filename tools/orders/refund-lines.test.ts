import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { InvoiceLine } from '../../commerce/commerce.ts';
import { amountOfLines } from './refund-lines.ts';

const line = (kind: InvoiceLine['kind'], id: string, quantity: number, gross: number): InvoiceLine => ({
  ...{ kind, id, name: id, quantity, gross },
  ...{ net: gross, taxRate: 0 },
});
const invoice = [
  line('item', 'CARRIER', 3, 1000),
  line('item', 'BIB', 1, 500),
  line('shipping', 'shipping', 1, 490),
  line('discount', 'discount', 1, -150),
];

test.each([
  ['1:2', 599],
  ['carrier:1', 299],
  ['1,2,shipping', 1840],
  [' BIB , 3 ', 940],
])('product 4.156: %s is worth %i: a discount on the total is shared', (text, cents) => {
  expect(amountOfLines(text, invoice)).toBe(cents);
});

test.each([
  ['4', 'There is no line "4".'],
  ['1:4', 'Line "1" has 3 pieces, not 4.'],
  ['1:0', 'Line "1" has 3 pieces, not 0.'],
  ['1,CARRIER', 'Line "CARRIER" is named twice.'],
])('%s is a mistake', (text, words) => {
  expect(() => amountOfLines(text, invoice)).toThrow(words);
});

test('a SKU that several lines have needs a number', () => {
  const twice = [line('item', 'BIB', 1, 500), line('item', 'BIB', 1, 700)];
  expect(() => amountOfLines('BIB', twice)).toThrow('1  1 × BIB (BIB)\n  2  1 × BIB (BIB)');
  expect(amountOfLines('2', twice)).toBe(700);
});

test('product 4.156: refunding piece by piece never returns more than was paid, and all at once exactly that', () => {
  const items = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 9 }), gross: fc.nat(100_000) }), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(items, fc.nat(100), (lines, percent) => {
      const goods = lines.reduce((sum, { gross }) => sum + gross, 0);
      const discount = -Math.floor((goods * percent) / 100);
      const all = [
        ...lines.map(({ quantity, gross }, index) => line('item', `SKU-${index}`, quantity, gross)),
        line('discount', 'discount', 1, discount),
      ];
      const names = lines.map((_one, index) => String(index + 1));
      expect(amountOfLines(names.join(','), all)).toBe(goods + discount);
      const apart = lines.reduce(
        (sum, { quantity }, index) => sum + quantity * amountOfLines(`${index + 1}:1`, all),
        0,
      );
      expect(apart).toBeLessThanOrEqual(goods + discount);
    }),
  );
});
