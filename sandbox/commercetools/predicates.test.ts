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
  tags: ['soft', 'new'],
  none: [],
  totalPrice: { type: 'centPrecision', centAmount: 12000, currencyCode: 'USD', fractionDigits: 2 },
};
const holds = (source: string, variables: Map<string, string[]> = new Map()) =>
  parsePredicate(source, { variables })(product);

describe('query predicates', () => {
  it.each([
    ['id > "a"', true],
    ['id >= "b" and id <= "b"', true],
    ['key != "baby-bib" or weight < 2', true],
    ['key <> "baby-bib" and weight < 2', false],
    ['not(key = "x") and weight > 1', true],
    ['key in ("x", "baby-bib")', true],
    ['key not in ("x", "baby-bib")', false],
    ['masterVariant(sku = "BIB-1") or variants(sku = "BIB-1")', true],
    ['variants(sku in ("BIB-3"))', true],
    ['variants(attributes(name = "color" and value = "sand"))', true],
    ['variants(attributes(name = "color" and value = "kind"))', false],
    ['tags contains any ("old", "new")', true],
    ['tags contains all ("old", "new")', false],
    ['missing is not defined', true],
    ['key is not defined', false],
    ['none is empty and tags is not empty', true],
    ['missing(id = "x")', false],
    ['totalPrice >= "120.00 USD"', true],
    ['totalPrice >= "120.01 USD"', false],
    ['totalPrice >= "1.00 EUR"', false],
  ])('%s is %s', (source, expected) => {
    expect(holds(source)).toBe(expected);
  });

  it('uses all values of a variable where a list is expected', () => {
    const variables = (...keys: string[]) => new Map([['keys', keys]]);
    expect(holds('key in :keys', variables('baby-bib', 'x'))).toBe(true);
    expect(holds('key in :keys', variables('x', 'baby-bib'))).toBe(true);
    expect(holds('key in :keys', variables('x', 'y'))).toBe(false);
  });

  it('names only fields that exist, if it is told which do', () => {
    const fields = { key: true, cart: { id: true }, custom: { fields: true } } as const;
    const parse = (source: string) => () => parsePredicate(source, { fields });
    expect(parse('cart(id = "x") and custom(fields(anything = "y"))')).not.toThrow();
    expect(parse('kye = "x"')).toThrow("The field 'kye' does not exist.");
    expect(parse('cart(key = "x")')).toThrow("The field 'key' does not exist.");
    expect(parse('not(key = "x" or (no is defined))')).toThrow("The field 'no' does not exist.");
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
