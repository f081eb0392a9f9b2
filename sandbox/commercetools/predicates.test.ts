import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePredicate } from './predicates.ts';

const product = {
  id: 'b',
  key: 'baby-bib',
  published: true,
  weight: 1.5,
  masterVariant: { id: 1, sku: 'BIB-1' },
  variants: [
    { id: 2, sku: 'BIB-2', attributes: [{ name: 'color', value: 'sand' }] },
    { id: 3, sku: 'BIB-3', attributes: [{ name: 'kind', value: 'sand' }] },
  ],
  totalPrice: { type: 'centPrecision', centAmount: 12000, currencyCode: 'USD', fractionDigits: 2 },
};
const holds = (source: string) => parsePredicate(source)(product);

describe('query predicates', () => {
  it.each([
    ['id > "a"', true],
    ['key = "x" or weight < 2', true],
    ['id >= "b" and (key = "x" or weight > 2)', false],
    ['key in ("x", "baby-bib")', true],
    ['masterVariant(sku = "BIB-1") or variants(sku = "BIB-1")', true],
    ['variants(sku in ("BIB-3"))', true],
    ['variants(attributes(name = "color" and value = "sand"))', true],
    ['variants(attributes(name = "color" and value = "kind"))', false],
    ['missing is not defined', true],
    ['key is not defined', false],
    ['missing(id = "x")', false],
    ['totalPrice >= "120.00 USD"', true],
    ['totalPrice >= "120.01 USD"', false],
    ['totalPrice >= "1.00 EUR"', false],
  ])('%s is %s', (source, expected) => {
    expect(holds(source)).toBe(expected);
  });

  it('names only fields that exist, if it is told which do', () => {
    const known = ['key', 'cart', 'cart.id'];
    const parse = (source: string) => () => parsePredicate(source, (path) => known.includes(path));
    expect(parse('cart(id = "x") and key = "y"')).not.toThrow();
    expect(parse('kye = "x"')).toThrow("The field 'kye' does not exist.");
    expect(parse('cart(key = "x")')).toThrow("The field 'key' does not exist.");
    expect(parse('key = "x" or (no is defined)')).toThrow("The field 'no' does not exist.");
  });

  it.each(['', 'key =', '= "x"', '(key = "x"', 'key = "x', 'key ~ "x"'])('rejects %j', (source) => {
    expect(() => parsePredicate(source)).toThrow('Malformed parameter: where');
  });

  it('finds any quoted value, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(parsePredicate(`name = ${JSON.stringify(name)}`)({ name })).toBe(true);
      }),
    );
  });
});
