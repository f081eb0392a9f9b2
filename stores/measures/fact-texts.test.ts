import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import translation from '../../locales/en/translation.json' with { type: 'json' };
import { cardLine, rangeText } from './fact-texts.ts';

const i18n = createInstance();
void i18n.init({ lng: 'en', resources: { en: { translation } }, initAsync: false });
const t = i18n.getFixedT('en');
const inUs = { locale: 'en-US', system: 'us' } as const;
const inBritain = { locale: 'en-GB', system: 'metric' } as const;
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test.each([
  [{ from: 0, to: null }, 'From birth'],
  [{ from: 6, to: null }, 'From 6 months'],
  [{ from: 0, to: 15 }, 'Newborn–15 months'],
  [{ from: null, to: 24 }, 'Newborn–2 years'],
  [{ from: 24, to: 36 }, '2–3 years'],
])('product 3.262: the age %j', (range, text) => {
  expect(rangeText(t, { unit: 'month', range }, inUs)).toBe(text);
});

test.each([
  [{ from: 3.2, to: 12 }, '7–26 lb (3.2–12 kg)', '3.2–12 kg'],
  [{ from: null, to: 9 }, 'Up to 19 lb (9 kg)', 'Up to 9 kg'],
  [{ from: 4, to: null }, 'From 9 lb (4 kg)', 'From 4 kg'],
])('product 3.262: the weight %j', (range, american, british) => {
  expect(plain(rangeText(t, { unit: 'kg', range }, inUs))).toBe(american);
  expect(plain(rangeText(t, { unit: 'kg', range }, inBritain))).toBe(british);
});

test('product 3.262: the line of a card names the age, and the weight as people measure', () => {
  const age = { unit: 'month', range: { from: 0, to: 15 } } as const;
  const weight = { unit: 'kg', range: { from: 3.2, to: 12 } } as const;
  expect(plain(cardLine(t, [age, weight], inUs))).toBe('Newborn–15 months · 7–26 lb');
  expect(plain(cardLine(t, [age, weight], inBritain))).toBe('Newborn–15 months · 3.2–12 kg');
  expect(cardLine(t, [], inUs)).toBe('');
});
