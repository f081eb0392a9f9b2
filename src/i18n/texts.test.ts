import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { createTexts, type TextTree } from './texts.ts';

/** Every namespace of every language. */
const files = globSync('locales/*/*.json').map((file) => {
  const [, language = '', name = ''] = file.split('/');
  const texts = JSON.parse(readFileSync(file, 'utf8')) as TextTree;
  return { language, namespace: name.replace('.json', ''), texts };
});

const keysOf = (tree: TextTree, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`),
  );

/** The key of a text that has plural forms. */
const stemOf = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

const namesIn = (text: string) => [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, name = '']) => name.trim());

/** A value as it might be given for a name: also one that looks like a part of a text. */
const valueOf = fc.oneof(
  fc.string(),
  fc.constantFrom('{{count}}', '$&', '<b>', '$t(title)'),
  fc.double({ noNaN: true }),
  fc.constantFrom(null, undefined, true),
);

test.each(files)('$language/$namespace reads as with i18next', ({ language, namespace, texts }) => {
  const ours = createTexts(language);
  ours.addResourceBundle(language, namespace, texts);
  const theirs = createInstance();
  void theirs.init({
    lng: language,
    fallbackLng: language,
    ns: [],
    resources: { [language]: { [namespace]: texts } },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  const t = ours.textsOf('other');
  const theirT = theirs.getFixedT(language) as unknown as typeof t;
  const names = [...new Set(namesIn(JSON.stringify(texts)))].filter((name) => name !== 'count');
  const values = fc.record(Object.fromEntries(names.map((name) => [name, valueOf])));
  const counts = fc.oneof(fc.nat(30), fc.constantFrom(100, 1000, 1_000_000, 0.5, 1.5));
  const keys = keysOf(texts);
  for (const key of keys)
    fc.assert(
      fc.property(values, counts, (some, count) => {
        const plural = stemOf(key) === key ? {} : { count };
        for (const [asked, more] of [
          [stemOf(key), { ...some, ...plural, ns: namespace }],
          [`${namespace}:${stemOf(key)}`, { ...some, ...plural }],
        ] as const)
          expect(t(asked, more)).toBe(theirT(asked, more));
      }),
      { numRuns: 10 },
    );
});

test('a key without a text is returned without its namespace, as i18next does', () => {
  const { textsOf } = createTexts('en');
  expect(textsOf('cart')('checkout:nothing.here')).toBe('nothing.here');
});

test('texts of a namespace are added to those it has', () => {
  const texts = createTexts('en');
  texts.addResourceBundle('en', 'cart', { one: '1' });
  texts.addResourceBundle('en', 'cart', { two: '2' });
  expect(['one', 'two'].map((key) => texts.textsOf('cart')(key))).toEqual(['1', '2']);
  expect(texts.hasResourceBundle('en', 'cart')).toBe(true);
  expect(texts.hasResourceBundle('en', 'checkout')).toBe(false);
  expect(texts.hasResourceBundle('sv', 'cart')).toBe(false);
});
