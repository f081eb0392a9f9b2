import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keysIn, keysText } from './key-list.ts';

const key = fc.stringMatching(/^[\w-]{1,256}$/);

test('keys survive an address, each once, in their order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(key, { maxLength: 8 }), (keys) => {
      const { searchParams } = new URL(`https://shop.example/?p=${keysText([...keys, ...keys])}`);
      expect(keysIn(searchParams.get('p'), 8)).toEqual(keys);
    }),
  );
});

test('of an address that is cut, changed, or far too long, what is left are at most so many keys', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 99 }), fc.nat(4), (text, most) => {
      const keys = keysIn(text, most);
      expect(keys.length).toBeLessThanOrEqual(most);
      expect(keysIn(keysText(keys), most)).toEqual(keys);
    }),
  );
  expect(keysIn('carrier-free.<b>x</b>..carrier-free.%.carrier-mi', 4)).toEqual([
    'carrier-free',
    'carrier-mi',
  ]);
  expect(keysIn(Array.from({ length: 500 }, (_, index) => `k${index}`).join('.'), 4)).toHaveLength(4);
  expect(keysIn(null, 4)).toEqual([]);
});
