import { expect, test } from 'vitest';
import { errorStatus } from '../../contract/errors.ts';
import texts from '../../locales/en/errors.json' with { type: 'json' };

test('every error of the shop API has a text, and so do a missing connection, a missing file, and blocked cookies', () => {
  const codes = [...Object.keys(errorStatus), 'network', 'outdated', 'cookiesBlocked'];
  expect(
    Object.keys(texts)
      .filter((key) => !key.startsWith('OutOfStockCount_') && !['money', 'reference'].includes(key))
      .sort(),
  ).toEqual(codes.sort());
});
