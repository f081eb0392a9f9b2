import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Texts, withFallback } from './texts.ts';

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
      'but not a plural form that the language does without',
      { n_other: '{{count}}個' },
      { n_one: '{{count}} piece', n_other: '{{count}} pieces', n_zero: 'none' },
      { n_other: '{{count}}個' },
    ],
    [
      'a plural form for each category that the language has',
      {},
      { n_one: 'one', n_many: 'many', n_other: 'some' },
      { n_other: 'some' },
    ],
  ])('%s', (_what, texts, fallback, merged) => {
    expect(withFallback(texts, fallback, 'ja')).toEqual(merged);
  });

  const { tree } = fc.letrec<{ tree: Texts; value: string | Texts }>((tie) => ({
    tree: fc
      .tuple(
        fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { noNullPrototype: true, maxKeys: 3 }),
        fc.record({ d_one: fc.string(), d_other: fc.string() }, { noNullPrototype: true, requiredKeys: [] }),
      )
      .map(([texts, forms]) => ({ ...texts, ...forms })),
    value: fc.oneof({ maxDepth: 2 }, fc.string(), tie('tree')),
  }));

  test('a translation always wins, and falling back again changes nothing', () => {
    fc.assert(
      fc.property(tree, tree, (texts, fallback) => {
        const merged = withFallback(texts, fallback, 'en');
        expect(merged).toMatchObject(texts);
        expect(withFallback(merged, fallback, 'en')).toEqual(merged);
        expect(withFallback(texts, {}, 'en')).toEqual(texts);
      }),
    );
  });
});
