import { expect, test, vi } from 'vitest';
import { factTextsOf } from './fact-texts.ts';
import { readTexts, translationIn } from './read-texts.ts';

vi.mock('../brands/build.ts', () => import('../brands/second/build.ts'));

test('product 3.262: choices stand wherever the brand wants them, on cards behind the ranges', async () => {
  const facts = [
    { key: 'weight', range: { from: 390, to: 460 }, choices: [] },
    { key: 'weather', range: null, choices: ['Rain', 'Wind'].map((name) => ({ key: name, name })) },
  ];
  const t = await translationIn(readTexts({ languages: ['en'], localize: (text) => text }), 'en');
  const reader = { locale: 'en', system: 'metric' } as const;
  const texts = factTextsOf({ facts, measures: [], cleaning: [], washCelsius: null }, t, reader);
  expect(texts.keyFacts).toBe('390–460\u00A0g · Rain · Wind');
  expect(texts.facts.map(({ text }) => text)).toEqual(['390–460\u00A0g', 'Rain · Wind']);
});
