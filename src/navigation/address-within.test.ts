import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressWithin } from './address-within.ts';

const origin = 'https://us.shop.test';

test.each([
  ['/cart/?code=A#top', '/cart/?code=A#top'],
  ['//evil.example/x?a=1', '/evil.example/x?a=1'],
  ['/\\evil.example/x', '/evil.example/x'],
  ['/.//evil.example/x', '/evil.example/x'],
  ['/x/%2e%2e//evil.example', '/evil.example'],
  ['/\t//evil.example', '/evil.example'],
  ['/evil//x', '/evil//x'],
])('%j of a storefront is %s', (path, address) => {
  expect(addressWithin(new URL(origin + path))).toBe(address);
  expect(addressWithin({ pathname: new URL(origin + path).pathname })).toBe(address.replace(/[?#].*/, ''));
});

test('whatever an address contains, what is within the storefront stays there', () => {
  const piece = fc.constantFrom(
    ...['/', '//', '\\', '.', '..', '%2e', '%2f', '%5c', 'evil.example', '@', ':', ':80', '\t', '\n', '\r'],
    ...[' ', '?', '#', 'x', 'https:', 'javascript:', '\u3002', '\uff0f', '\u2044', '\u0000'],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const address = addressWithin(new URL(`${origin}/${pieces.join('')}`));
      expect(new URL(address, origin).origin).toBe(origin);
      expect(address).toMatch(/^\/(?![/\\])/);
    }),
    { numRuns: 2_000 },
  );
});
