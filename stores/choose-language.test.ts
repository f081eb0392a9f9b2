import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseLanguage } from './choose-language.ts';
import { languages } from './types.ts';

test.each([
  // The tag itself, in any case.
  ['FR', 'fr'],
  ['zh-hant', 'zh-Hant'],
  // A more specific preference matches the broader language.
  ['fr-CA', 'fr'],
  ['zh-Hant-TW', 'zh-Hant'],
  [`de${'-x'.repeat(5_000)}`, 'de'],
  // A preference for a region, or without a script, matches the available script.
  ['zh', 'zh-Hant'],
  ['zh-TW', 'zh-Hant'],
  // No match.
  ['pt', null],
  ['*', null],
  ['', null],
])('of all our languages, "%s" is served by %s', (tag, chosen) => {
  expect(chooseLanguage([tag], languages)).toBe(chosen);
});

describe('several preferences', () => {
  test.each([
    [['nl', 'de'], ['en', 'fr'], null],
    [['zh-CN', 'en'], ['en', 'zh-Hant'], 'zh-Hant'],
    [[], ['en', 'sv'], null],
  ])('%j of %j', (preferred, offered, chosen) => {
    expect(chooseLanguage<string>(preferred, offered)).toBe(chosen);
  });

  test('an earlier preference beats a later one that matches better', () => {
    expect(chooseLanguage(['fr-CA', 'en'], ['en', 'fr'])).toBe('fr');
  });

  test('an exact tag beats one that only starts the same way', () => {
    expect(chooseLanguage(['zh'], ['zh-Hant', 'zh'])).toBe('zh');
    expect(chooseLanguage(['zh-Hant'], ['zh-Hans', 'zh-Hant'])).toBe('zh-Hant');
  });
});

describe('whatever the preferences', () => {
  const tag = fc.oneof(
    fc.constantFrom('en', 'fr-CA', 'zh', 'zh-TW', 'pt-BR', '*', ''),
    fc.string({ maxLength: 8 }),
  );
  const preferred = fc.array(tag, { maxLength: 5 });
  const offered = fc.subarray([...languages]);

  test('a language that is preferred most and offered is chosen', () => {
    fc.assert(
      fc.property(preferred, offered, fc.constantFrom(...languages), (wanted, given, first) => {
        fc.pre(given.includes(first));
        expect(chooseLanguage([first, ...wanted], given)).toBe(first);
      }),
    );
  });

  test('preferences without a match change nothing', () => {
    const unserved = fc.constantFrom('pt-BR', 'ar', '*', '');
    fc.assert(
      fc.property(preferred, offered, unserved, (wanted, given, other) => {
        expect(chooseLanguage([other, ...wanted], given)).toBe(chooseLanguage(wanted, given));
      }),
    );
  });
});
