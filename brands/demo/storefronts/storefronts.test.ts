import { expect, test } from 'vitest';
import { languages } from '../../../stores/types.ts';
import { storefronts } from './index.ts';

test('product 1.4: are those of the countries with their own one, and the shared European one', () => {
  const ids = 'us gb se de fr es it nl ca au hk kr jp eu'.split(' ');
  expect(storefronts.map(({ id }) => id)).toEqual(ids);
});

test('product 2.2.10: offer every language that has texts', () => {
  expect(new Set(storefronts.flatMap((store) => store.languages))).toEqual(new Set(languages));
});

test('product 9.2: sell to each country that a redirect may specify, and to no other', () => {
  const wanted =
    'us se de fr gb es it nl ca kr hk au jp at be hr cz dk ee fi hu ie lv lt lu pl pt sk si tw cn cy gr';
  const sold = storefronts.flatMap(({ countries }) => countries.map(({ code }) => code));
  expect(sold.sort()).toEqual(wanted.split(' ').sort());
});
