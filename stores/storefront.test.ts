import { expect, test } from 'vitest';
import { countryOf } from './countries.ts';
import { storeById } from './storefront.ts';
import type { Store } from './types.ts';

const [norway, sweden] = ['no', 'se'].map(
  (id) => ({ id, countries: [{ code: id, currency: `${id.toUpperCase()}K` }] }) as unknown as Store,
) as [Store, Store];

test('product 5.6: the store data must exist: an unknown one is rejected with a list of the known ones', () => {
  expect(storeById('se', [norway, sweden])).toBe(sweden);
  expect(() => storeById('atlantis', [norway, sweden])).toThrow(
    'Unknown store "atlantis". Known stores: no, se.',
  );
  expect(() => storeById('constructor', [sweden])).toThrow('Unknown store "constructor". Known stores: se.');
});

test('a store knows only its own countries', () => {
  expect(countryOf(sweden, 'SE')?.currency).toBe('SEK');
  expect(countryOf(sweden, 'no')).toBeUndefined();
});
