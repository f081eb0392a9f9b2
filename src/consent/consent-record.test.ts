import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRecord, optionalCategories, parseRecord } from './consent-record.ts';

const record = {
  version: 2,
  answeredAt: '2026-03-01T09:30:00Z',
  granted: ['functional', 'statistics'],
  refused: ['marketing'],
} as const;

test('a record is readable in the cookie', () => {
  expect(formatRecord(record)).toBe('2|2026-03-01T09:30:00Z|functional+statistics|marketing');
});

test('what was written is read again', () => {
  const categories = fc.subarray([...optionalCategories]);
  fc.assert(
    fc.property(fc.nat(), categories, categories, (version, granted, refused) => {
      const any = { ...record, version, granted, refused };
      expect(parseRecord(formatRecord(any))).toEqual(any);
    }),
  );
});

test.each([
  ['nothing', null],
  ['an empty value', ''],
  ['the format of an older shop', 'strict+functional'],
  ['another version than a number', 'x|2026-03-01T09:30:00Z|functional|'],
  ['a part', '1|2026-03-01T09:30:00Z|functional'],
])('%s is no record', (_, value) => {
  expect(parseRecord(value)).toBeNull();
});

test('product 6.5: a forged record does not grant nonexistent categories', () => {
  expect(parseRecord('1|now|everything+strict+marketing|x')).toEqual({
    version: 1,
    answeredAt: 'now',
    granted: ['marketing'],
    refused: [],
  });
});
