import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Language } from '../stores/types.ts';
import { readTexts, textsIn } from './read-texts.ts';
import type { Texts } from './texts.ts';

const say = (text: string, language: string) => `${language}: ${text}`;

/** A brand with texts by language and file. */
function brandWith(
  texts: Readonly<Record<string, Readonly<Record<string, Texts>>>>,
  { reasons = [], unit = 'gram' }: { reasons?: readonly string[]; unit?: string } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'));
  for (const [language, files] of Object.entries(texts)) {
    mkdirSync(join(folder, 'texts', language), { recursive: true });
    for (const [ns, file] of Object.entries(files))
      writeFileSync(join(folder, 'texts', language, `${ns}.json`), JSON.stringify(file));
  }
  const catalogue = { axes: [], facts: [] };
  return {
    folder,
    catalogue,
    reviewUses: [],
    searchFacts: [{ unit, from: 'from', to: 'to' }],
    reasons: reasons.map((name) => ({ name, page: 'contact' as const })),
  };
}

test('product 3.4, 3.5: a text is the brand’s, or the shop’s, or that of the default language, or the English one', () => {
  // A language that the shop itself has no texts in.
  const nb = 'nb' as Language;
  const lasting = { title: 'Holdbart', text: 'I årevis' };
  const brand = brandWith(
    {
      en: {
        translation: {
          home: { title: 'Hello', reasons: { lasting: { title: 'Lasting', text: 'For years' } } },
        },
      },
      nb: { translation: { home: { reasons: { lasting } } }, cart: { title: 'Handlekurven din' } },
    },
    { reasons: ['lasting'] },
  );
  const texts = readTexts({ languages: [nb, 'sv'], say, brand });
  expect(textsIn(texts, nb, 'cart')).toMatchObject({
    title: 'nb: Handlekurven din',
    retry: 'nb: Try again',
    add: { done_one: 'nb: {{count}} × {{name}} is in your cart.' },
  });
  expect(textsIn(texts, nb, 'translation')['home']).toMatchObject({ title: 'nb: Hello' });
  expect(textsIn(texts, 'sv', 'translation')['home']).toMatchObject({
    title: 'sv: Välkommen',
    reasons: { lasting: { title: 'sv: Holdbart' } },
  });
});

test.each<[string, Parameters<typeof brandWith>[0], string]>([
  [
    'a key that nothing shows',
    { en: { cart: { titel: 'Cart' } } },
    'texts/en/cart.json: titel is not in locales/en/cart.json',
  ],
  [
    'a file that nothing reads',
    { sv: { carts: { title: 'Korg' } } },
    'texts/sv/carts.json: there is no locales/en/carts.json',
  ],
  [
    'a text without its placeholder',
    { sv: { cart: { lines: { each: 'styck' } } } },
    'texts/sv/cart.json: lines.each has no placeholder, but the English text has {{price}}',
  ],
  [
    'a text of its own that English lacks',
    { sv: { translation: { sections: { camping: 'Camping' } } } },
    'texts/en/translation.json, which other languages fall back to. Add it there.',
  ],
])('a brand’s %s is an error with its file and key', (_what, texts, message) => {
  expect(() => readTexts({ languages: ['sv'], say, brand: brandWith(texts) })).toThrow(message);
});

test('a reason of a brand needs its words, and a unit that no language has its sign', () => {
  const problemsOf = (...[texts, named]: Parameters<typeof brandWith>) =>
    expect(() => readTexts({ languages: ['sv'], say, brand: brandWith(texts, named) }));
  problemsOf({}, { reasons: ['lasting'] }).toThrow('home.reasons.lasting.title is missing');
  problemsOf({}, { unit: 'watt' }).toThrow('translation.json: facts.units.watt is missing');
  problemsOf({ en: { translation: { facts: { units: { watt: 'W' } } } } }, { unit: 'watt' }).toThrow(
    'facts.units.watt has no {{value}}',
  );
});
