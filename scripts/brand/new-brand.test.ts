import { expect, test } from 'vitest';
import { folderNameOf } from './new-brand.ts';
import { storefrontFiles } from './storefront-files.ts';

test.each([
  ['Fjord & Fern', 'fjord-and-fern'],
  ['  Bébé Øst 24 ', 'bebe-st-24'],
  ['株式会社', ''],
])('the folder of %j is %j', (name, folder) => {
  expect(folderNameOf(name)).toBe(folder);
});

test.each([
  ['se', ['sv', 'nb'], ["currency: 'SEK'", "'content/right-of-withdrawal'"], ["'nb': true", 'se: true']],
  ['gb', ['en'], ["legalPages: ['content/right-to-cancel']"], ['gb: true']],
  ['us', ['en'], ["currency: 'USD'", 'included: false', 'legalPages: []'], ['us: true']],
] as const)('a storefront in %s in %j', (country, [first, ...others], record, index) => {
  const files = storefrontFiles({ name: 'X', country, languages: [first, ...others] });
  for (const part of record) expect(files[`${country}.ts`]).toContain(part);
  for (const part of index) expect(files['index.ts']).toContain(part);
});

test.each([
  ['zz', 'en', 'Unknown country code "zz"'],
  ['se', 'q', '"q" is no language'],
])('is refused in %s and %s', (country, language, problem) => {
  expect(() => storefrontFiles({ name: 'X', country, languages: [language] })).toThrow(problem);
});
