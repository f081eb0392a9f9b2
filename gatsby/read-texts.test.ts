import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ReviewDetail } from '../contract/review.ts';
import type { Language } from '../stores/types.ts';
import type { namedTexts } from './own-texts.ts';
import { readTexts, textsIn } from './read-texts.ts';
import type { Texts } from './texts.ts';

const localize = (text: string, language: string) => `${language}: ${text}`;

/** A brand with texts by language and file. */
function brandWith(
  texts: Readonly<Record<string, Readonly<Record<string, Texts>>>>,
  data: Partial<Parameters<typeof namedTexts>[0]> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'));
  for (const [language, files] of Object.entries(texts)) {
    mkdirSync(join(folder, 'texts', language), { recursive: true });
    for (const [ns, file] of Object.entries(files))
      writeFileSync(join(folder, 'texts', language, `${ns}.json`), JSON.stringify(file));
  }
  return { folder, catalogue: { axes: [], facts: [] }, searchFacts: [], reasons: [], ...data };
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
    { reasons: [{ name: 'lasting', page: 'contact' }] },
  );
  const texts = readTexts({ languages: [nb, 'sv'], localize, brand });
  expect(textsIn(texts, nb, 'cart')).toMatchObject({
    title: 'nb: Handlekurven din',
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
  expect(() => readTexts({ languages: ['sv'], localize, brand: brandWith(texts) })).toThrow(message);
});

test('a reason of a brand needs its words, and a unit that no language has its sign', () => {
  const problemsOf = (...[texts, named]: Parameters<typeof brandWith>) =>
    expect(() => readTexts({ languages: ['sv'], localize, brand: brandWith(texts, named) }));
  problemsOf({}, { reasons: [{ name: 'lasting', page: 'contact' }] }).toThrow(
    'home.reasons.lasting.title is missing',
  );
  const searchFacts = [{ unit: 'watt', from: 'from', to: 'to' }];
  problemsOf({}, { searchFacts }).toThrow('translation.json: facts.units.watt is missing');
  problemsOf({ en: { translation: { facts: { units: { watt: 'W' } } } } }, { searchFacts }).toThrow(
    'facts.units.watt has no {{value}}',
  );
});

test.each<[ReviewDetail, string]>([
  [{ key: 'body height', choices: ['tall'] }, '"body height" is no name of a field'],
  [{ key: 'helpful', choices: ['yes'] }, '"helpful" is a field that every review has'],
  [{ key: 'height', unit: 'centimeter', groups: [160] }, 'details.height.options.160 is missing'],
  [{ key: 'age', unit: 'month', zero: 'birth', groups: [] }, 'facts.zero.birth.alone is missing'],
])('what reviewers say of themselves is declared well and has words: %j', (detail, problem) => {
  const brand = brandWith({}, { reviewDetails: [detail] });
  expect(() => readTexts({ languages: ['sv'], localize, brand })).toThrow(problem);
});
