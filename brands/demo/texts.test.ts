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
