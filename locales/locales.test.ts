import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { errorStatus } from '../contract/errors.ts';
import { englishOf, flatFiles, placeholderProblem } from '../gatsby/own-texts.ts';
import { readFolder } from '../gatsby/read-texts.ts';
import { baseOf } from '../gatsby/texts.ts';
import { brand } from '../brands/build.ts';
import { englishWordsOf } from '../stores/english.ts';
import { languages } from '../stores/types.ts';

/** Every text of a language: `{namespace}:{key}` and its words. */
const textsOf = (language: string): ReadonlyMap<string, string> =>
  flatFiles(readFolder(join(import.meta.dirname, language)));

const english = textsOf('en');
/** The keys that have one text for each plural category, without its ending. */
const plurals = new Set([...english.keys()].filter((key) => english.has(`${baseOf(key)}_other`)).map(baseOf));

/** The keys a language has according to its plural rules. */
function keysFor(language: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const plain = [...english.keys()].filter((key) => !plurals.has(baseOf(key)));
  const forms = [...plurals].flatMap((base) => [
    ...pluralCategories.map((category) => `${base}_${category}`),
    ...(english.has(`${base}_zero`) ? [`${base}_zero`] : []),
  ]);
  return [...plain, ...forms];
}

const wordsIn = (text: string): number =>
  text.replaceAll(/\{\{.*?\}\}/g, ' ').match(/\p{L}[\p{L}\p{M}’'-]*/gu)?.length ?? 0;

describe.each(languages)('the texts in %s', (language) => {
  const texts = textsOf(language);

  test('are complete, in each plural form of the language, without any extra', () => {
    expect([...texts.keys()].toSorted()).toEqual(keysFor(language).toSorted());
  });

  test('have the same placeholders as in English', () => {
    const wrong = [...texts].flatMap(
      ([key, text]) => placeholderProblem(key, text, englishOf(english, key) ?? '') ?? [],
    );
    expect(wrong).toEqual([]);
  });

  test('are empty only where brands may say something, and neither start nor end with a space', () => {
    const blank = (key: string) => english.get(key) === '';
    expect([...texts].filter(([key, text]) => (text === '') !== blank(key) || text !== text.trim())).toEqual(
      [],
    );
  });

  test('never contain the brand’s name, which may change', () => {
    expect([...texts].filter(([, text]) => text.includes(brand.name))).toEqual([]);
  });
});

test.each(languages.filter((language) => language !== 'en'))(
  'nothing is left in English by accident in %s',
  (language) => {
    const left = [...textsOf(language)].filter(
      ([key, text]) => text === english.get(key) && wordsIn(text) > 2,
    );
    expect(left).toEqual([]);
  },
);

describe('the keys', () => {
  const source = ['../src', '../gatsby', '../api', '../contract', '../stores']
    .map((folder) => join(import.meta.dirname, folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
        .map((file) => readFileSync(join(folder, file), 'utf8')),
    )
    .join('\n');
  /** Whole strings of the source, and prefixes of keys that end in a value: `fields.${name}`. */
  const strings = new Set([
    ...[...source.matchAll(/(['"`])([\w.:-]+)\1/g)].map(([, , string]) => string),
    ...[...source.matchAll(/[tT]exts(?:Of\(\w+\))?\.(?:translation\.)?([\w.]+)/g)].map(([, key]) => key),
  ]);
  const beginnings = [...source.matchAll(/`([\w:]+\.(?:\w+\.)*)\$\{/g)].map(
    ([, beginning = '']) => beginning,
  );

  /** Whether the source names a key; a short one may be found by chance. */
  const isNamed = (key: string): boolean => {
    const [, name = ''] = key.split(':');
    return [key, name].some(
      (used) => strings.has(used) || beginnings.some((beginning) => used.startsWith(beginning)),
    );
  };

  test('are all in use', () => {
    const own = [...english.keys()].map(baseOf).filter((key) => !key.startsWith('errors:'));
    expect(own.filter((key) => !isNamed(key))).toEqual([]);
  });

  test('have a text for every error of the shop API, and otherwise only for those used by the site itself', () => {
    const refusals = Object.keys(errorStatus);
    const keys = [...english.keys()]
      .filter((key) => key.startsWith('errors:'))
      .map((key) => baseOf(key).replace('errors:', ''));
    expect(keys).toEqual(expect.arrayContaining(refusals));
    expect(keys.filter((key) => !refusals.includes(key) && !isNamed(`errors:${key}`))).toEqual([]);
  });
});

test('product 3.260: texts in English are written in American words, from which those of other countries are made', () => {
  const british = new Set(
    ['gb', 'au', 'ie'].flatMap((country) => Object.values(englishWordsOf(country, brand.english))),
  );
  // “Holiday” also is a day on which nothing is delivered, and “zip” what a zipper does.
  for (const word of ['holiday', 'zip', 'zips']) british.delete(word);
  const pattern = new RegExp(`\\b(${[...british].join('|')})\\b`, 'i');
  // Labels of addresses are those of the address's country.
  const labels = /^(checkout|delivery):.*(postcode|postalCode)$/;
  for (const [key, text] of english)
    if (!labels.test(key)) expect([key, text.match(pattern)?.[0]]).toEqual([key, undefined]);
});
