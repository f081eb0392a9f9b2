import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flatFiles } from '../../gatsby/own-texts.ts';
import { readFolder } from '../../gatsby/read-texts.ts';
import { baseOf } from '../../gatsby/texts.ts';
import { brand } from './build.ts';

const languages = [...new Set(brand.storefronts.flatMap((store) => store.languages))];
const keysOf = (folder: string): ReadonlySet<string> =>
  new Set([...flatFiles(readFolder(folder)).keys()].map(baseOf));

test.each(languages)('product 3.4: the brand’s own texts are complete in %s', (language) => {
  const known = new Set([...keysOf(`locales/${language}`), ...keysOf(`${brand.folder}/texts/${language}`)]);
  expect([...keysOf(`${brand.folder}/texts/en`)].filter((key) => !known.has(key))).toEqual([]);
});

test('e-mails say what pages say: a text of the brand that e-mails contain is among its `mailTexts`', () => {
  const mails = globSync('mail/**/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const groupOf = (key: string) => key.split('.')[0] ?? key;
  for (const language of languages) {
    const said = [...flatFiles(readFolder(`${brand.folder}/texts/${language}`))].filter(
      ([key]) => key.startsWith('mail:') || mails.includes(groupOf(key)),
    );
    const inMails = new Map(Object.entries(brand.mailTexts[language] ?? {}) as [string, object][]);
    expect(said.filter(([key]) => !inMails.has(key.split(':')[0] ?? '')).map(([key]) => key)).toEqual([]);
  }
});
