import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { libraryTexts } from './library-texts.ts';

const textsSchema = z.record(z.string(), z.string());
const textsIn = (locale: string) => textsSchema.parse(libraryTexts(locale));

/** The library's own English texts, which define the placeholders. */
const require = createRequire(import.meta.url);
const englishFile = new URL(
  '../es/packages/server/translations/en-US.json.js',
  pathToFileURL(require.resolve('@adyen/adyen-web')),
);
const library = (await import(englishFile.href)) as { readonly default: unknown };
const english = textsSchema.parse(library.default);

const placeholdersOf = (text: string) => (text.match(/%\{\w+\}|%@/g) ?? []).toSorted();
const locales = ['sv-SE', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'nl-NL', 'ko-KR', 'ja-JP', 'zh-TW'];
const keys = Object.keys(textsIn('sv-SE')).toSorted();

describe('the texts of the browser library', () => {
  test('exist for every language except English', () => {
    const files = readdirSync(new URL('./translations/', import.meta.url));
    expect(files.toSorted()).toEqual(locales.map((locale) => `${locale}.json`).toSorted());
    expect(keys.length).toBeGreaterThanOrEqual(60);
  });

  test.each(locales)('%s: the same keys, all known to the library, with its placeholders', (locale) => {
    const texts = textsIn(locale);
    expect(Object.keys(texts).toSorted()).toEqual(keys);
    for (const [key, text] of Object.entries(texts)) {
      expect(english, key).toHaveProperty([key]);
      expect(text.trim(), key).not.toBe('');
      expect(placeholdersOf(text), key).toEqual(placeholdersOf(english[key] ?? ''));
    }
  });

  test.each(['en-US', 'pl-PL', '../payments', 'sv'])('%s has none', (locale) => {
    expect(libraryTexts(locale)).toEqual({});
  });
});
