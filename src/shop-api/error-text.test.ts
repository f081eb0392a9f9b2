import { expect, test } from 'vitest';
import { errorStatus } from '../../contract/errors.ts';
import { readFileSync } from 'node:fs';
import { maxLines } from '../../contract/cart-requests.ts';
import texts from '../../locales/en/errors.json' with { type: 'json' };
import { languages } from '../../stores/supported-languages.ts';

test('every error of the shop API has a text, and so do a missing connection, a missing file, and blocked cookies', () => {
  const codes = [...Object.keys(errorStatus), 'network', 'outdated', 'cookiesBlocked'];
  expect(
    Object.keys(texts)
      .filter(
        (key) =>
          !key.startsWith('OutOfStockCount_') && !['CannotShipToPlace', 'money', 'reference'].includes(key),
      )
      .sort(),
  ).toEqual(codes.sort());
});

test.each(languages)('product 5.34: the text for a full cart names the limit in %s', (language) => {
  const source = readFileSync(new URL(`../../locales/${language}/errors.json`, import.meta.url), 'utf8');
  expect((JSON.parse(source) as Record<string, string>)['CartFull']).toContain(String(maxLines));
});
