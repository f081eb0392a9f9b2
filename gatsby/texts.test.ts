import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '../stores/types.ts';
import { mapTexts, readTexts, type Texts, withFallback } from './texts.ts';

describe('product 3.5: a text that is missing is shown in English', () => {
  test.each<[string, Texts, Texts, Texts]>([
    ['a key that is missing', { a: 'ett' }, { a: 'one', b: 'two' }, { a: 'ett', b: 'two' }],
    [
      'a key within a group',
      { g: { a: 'ett' } },
      { g: { a: 'one', b: 'two' } },
      { g: { a: 'ett', b: 'two' } },
    ],
    ['a whole group', {}, { g: { a: 'one' } }, { g: { a: 'one' } }],
    [
      'but not for a plural form, which every language has its own of',
      { n_other: '{{count}}個' },
      { n_one: '{{count}} piece', n_other: '{{count}} pieces', n_zero: 'none' },
      { n_other: '{{count}}個' },
    ],
    ['and keep what English does not have', { n_many: 'muchos' }, { n_one: 'one' }, { n_many: 'muchos' }],
  ])('%s', (_what, texts, ground, merged) => {
    expect(withFallback(texts, ground)).toEqual(merged);
  });

  const { tree } = fc.letrec<{ tree: Texts; value: string | Texts }>((tie) => ({
    tree: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd_one', 'd_other'), tie('value'), {
      noNullPrototype: true,
      maxKeys: 3,
    }),
    value: fc.oneof({ maxDepth: 2 }, fc.string(), tie('tree')),
  }));

  test('a translation always wins, and falling back again changes nothing', () => {
    fc.assert(
      fc.property(tree, tree, (texts, ground) => {
        const merged = withFallback(texts, ground);
        expect(merged).toMatchObject(texts);
        expect(withFallback(merged, ground)).toEqual(merged);
        expect(withFallback(texts, {})).toEqual(texts);
      }),
    );
  });
});

test('every text of a tree is changed, its shape is not', () => {
  const tree = { a: 'one', g: { b: 'two', h: { c: '' } } };
  expect(mapTexts(tree, (text) => `${text}!`)).toEqual({ a: 'one!', g: { b: 'two!', h: { c: '!' } } });
});

describe('the texts of a namespace', () => {
  test.each([
    ['en', 'Your cart'],
    ['sv', 'Din varukorg'],
    ['de', 'Dein Warenkorb'],
  ] as const)('product 3.4: are read in %s', (language, title) => {
    expect(readTexts(language, 'cart', false)['title']).toBe(title);
  });

  test.each(languages)('are complete in %s', (language) => {
    const keysOf = (texts: Texts): string[] => Object.keys(texts).filter((key) => !key.includes('_'));
    expect(keysOf(readTexts(language, 'common', false))).toEqual(
      expect.arrayContaining(keysOf(readTexts('en', 'common', false))),
    );
  });

  test('are all in the language nobody speaks where that is asked for', () => {
    const texts: string[] = [];
    mapTexts(readTexts('sv', 'cart', true), (text) => {
      texts.push(text);
      return text;
    });
    expect(texts.length).toBeGreaterThan(20);
    for (const text of texts) expect(text).toMatch(/^⟦.*⟧$/s);
  });
});
