import { expect, it } from 'vitest';
import { isInEea } from './european-economic-area.ts';
import { stores } from '../brands/demo/storefronts/index.ts';

it('every country of the European storefronts is a member, and no other; so are Iceland, Liechtenstein, and Norway', () => {
  expect(['is', 'li', 'no', 'ch', 'gb'].map(isInEea)).toEqual([true, true, true, false, false]);
  const members = Object.values(stores)
    .filter(({ countries }) => countries.every(({ code }) => isInEea(code)))
    .map(({ id }) => id);
  expect(members.sort()).toEqual(['de', 'es', 'eu', 'fr', 'it', 'nl', 'se']);
  const outside = Object.values(stores).filter(({ id }) => !members.includes(id));
  expect(outside.flatMap(({ countries }) => countries).filter(({ code }) => isInEea(code))).toEqual([]);
});
