import { expect, test } from 'vitest';
import { keptByLawUntil, missingIn } from './registration-law.ts';
import { stores } from './testing/storefronts.ts';

const { de, us } = stores;
const nobody = { name: '', address: '', email: '', phone: '' };

test('product 4.600: what is needed to reach an owner', () => {
  expect(missingIn(us, nobody)).toEqual(['name', 'address']);
  expect(missingIn(us, { ...nobody, name: 'Ada', address: 'Hill 1' })).toEqual([]);
  expect(missingIn(de, nobody)).toEqual(['email']);
  expect(missingIn(de, { ...nobody, phone: '030 1234' })).toEqual([]);
});

test.each([
  ['us', 'AB24031', '2031-01-01'],
  // A year that has not come yet was misread.
  ['us', 'AB99031', '2033-01-01'],
  ['de', 'AB24031', null],
] as const)('product 4.605: in %s, %s has to be kept until %s', (id, batch, day) => {
  const until = keptByLawUntil(stores[id], { batch, receivedAt: '2026-11-29T12:00:00.000Z' });
  expect(until).toBe(day === null ? null : Date.parse(day));
});
