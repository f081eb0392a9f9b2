import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  completeTexts,
  type Locale,
  onceForEach,
  type Texts,
  textsInLanguages,
  withFallback,
} from './texts.ts';

const plain = (text: string) => text;

describe('product 3.5: a text that is missing is that of another language', () => {
  test.each<[string, Texts, Texts, Texts]>([
    ['a key that is missing', { a: 'ett' }, { a: 'one', b: 'two' }, { a: 'ett', b: 'two' }],
    [
      'a key within a group',
      { g: { a: 'ett' } },
      { g: { a: 'one', b: 'two' } },
      { g: { a: 'ett', b: 'two' } },
    ],
    ['an entire group', {}, { g: { a: 'one' } }, { g: { a: 'one' } }],
    [
      'but not for a plural form, because every language has its own',
      { n_other: '{{count}}個' },
      { n_one: '{{count}} piece', n_other: '{{count}} pieces', n_zero: 'none' },
      { n_other: '{{count}}個' },
    ],
    ['and keeps what English does not have', { n_many: 'muchos' }, { n_one: 'one' }, { n_many: 'muchos' }],
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

describe('the texts of a namespace', () => {
  const localeOf = (language: string, texts: Texts): Locale => ({
    language,
    ns: 'cart',
    data: JSON.stringify(texts),
  });
  const english = localeOf('en', { title: 'Your cart', empty: 'Empty' });
  const swedish = localeOf('sv', { title: 'Din varukorg' });
  const complete = (...args: Parameters<typeof completeTexts>): unknown => JSON.parse(completeTexts(...args));

  test('product 3.4: are in their language, and in English if some are missing', () => {
    expect(complete(swedish, [english], plain)).toEqual({ title: 'Din varukorg', empty: 'Empty' });
    expect(complete(english, [english], plain)).toEqual({ title: 'Your cart', empty: 'Empty' });
    expect(complete(swedish, [], plain)).toEqual({ title: 'Din varukorg' });
  });

  test('product 3.5: lack nothing that the storefront’s default language has, and are in English only then', () => {
    const german = localeOf('de', { title: 'Warenkorb', empty: 'Leer' });
    const base = localeOf('en', { title: 'Your cart', empty: 'Empty', more: 'More' });
    const [, texts] = textsInLanguages([base, german, swedish], ['de', 'sv'], plain);
    expect(JSON.parse(texts?.data ?? '')).toEqual({ title: 'Din varukorg', empty: 'Leer', more: 'More' });
  });

  test('are completed anew when they, or the English ones, have changed', () => {
    const remembered = onceForEach(plain);
    const later = localeOf('en', { title: 'Your cart', empty: 'Nothing here' });
    for (const ground of [[english], [english], [later], []])
      expect(remembered(swedish, ground)).toBe(completeTexts(swedish, ground, plain));
    const renamed = localeOf('sv', { title: 'Korg' });
    expect(remembered(renamed, [])).toBe(completeTexts(renamed, [], plain));
  });
});
