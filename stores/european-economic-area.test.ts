import { expect, it } from 'vitest';
import { isInEuropeanUnion } from './european-union.ts';
import { stores } from '../brands/demo/storefronts/index.ts';

it('every country of the European storefronts is a member, and no other', () => {
  const members = Object.values(stores)
    .filter(({ countries }) => countries.every(({ code }) => isInEuropeanUnion(code)))
    .map(({ id }) => id);
  expect(members.sort()).toEqual(['de', 'es', 'eu', 'fr', 'it', 'nl', 'se']);
  const outside = Object.values(stores).filter(({ id }) => !members.includes(id));
  expect(outside.flatMap(({ countries }) => countries).filter(({ code }) => isInEuropeanUnion(code))).toEqual(
    [],
  );
});
