import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { maxLines } from '../../contract/limits.ts';
import { languages } from '../../stores/supported-languages.ts';

test.each(languages)('product 5.34: the text for a full cart names the limit in %s', (language) => {
  const source = readFileSync(new URL(`../../locales/${language}/errors.json`, import.meta.url), 'utf8');
  expect((JSON.parse(source) as Record<string, string>)['CartFull']).toContain(String(maxLines));
});
