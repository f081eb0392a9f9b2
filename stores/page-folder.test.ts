import { expect, test } from 'vitest';
import { inEveryLanguage, pageFolder } from './page-folder.ts';
import { languages } from './types.ts';

const root = pageFolder(inEveryLanguage('/'));

test('a page is in its folder in each language, whatever their order', () => {
  const kitchen = root.folder`sv:kok en:kitchen de:d fr:f es:e it:i nl:n ko:k ja:j zh-Hant:z`;
  const bib = kitchen.page`en:bib sv:haklapp de:d-2 fr:f es:e it:i nl:n ko:k ja:a/b zh-Hant:z nb:smekke`;
  expect(Object.keys(bib)).toEqual([...languages, 'nb']);
  expect(bib).toMatchObject({
    en: '/kitchen/bib/',
    sv: '/kok/haklapp/',
    de: '/d/d-2/',
    ja: '/j/a/b/',
    nb: '/kitchen/smekke/',
  });
});

test.each([
  ['a missing language', () => root.page`en:a sv:a de:a fr:a es:a it:a nl:a ko:a ja:a`, 'zh-Hant is missing'],
  ['an unknown one', () => root.page`en:a xx:a`, 'xx is unknown'],
  ['a repeated one', () => root.page`en:a sv:a en:b`, 'en is repeated'],
  ['an umlaut', () => root.page`de:küche`, '"de:küche" is not'],
  ['a capital', () => root.page`de:Kueche`, '"de:Kueche" is not'],
  ['a language without a path', () => root.folder`en: sv:a`, '"en:" is not'],
])('%s is reported', (_, row, problem) => {
  expect(row).toThrow(`stores/page-paths.ts: ${problem}`);
});
