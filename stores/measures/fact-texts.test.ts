import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import translation from '../../locales/en/translation.json' with { type: 'json' };
import { amountText, cardLine, rangeText } from './fact-texts.ts';

const i18n = createInstance();
const zero = { birth: { from: 'From birth', start: 'Newborn', alone: 'Newborn child' } };
const facts = { ...translation.facts, units: { watt: '{{value}} W' }, zero };
void i18n.init({
  lng: 'en',
  resources: { en: { translation: { ...translation, facts } } },
  initAsync: false,
});
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
  [{ from: 12, to: 12 }, '12 months'],
])('product 3.262: the age %j', (range, text) => {
  expect(rangeText(t, { unit: 'month', zero: 'birth', range }, inUs)).toBe(text);
});

test.each([
  [{ from: 3.2, to: 12 }, '7–26 lb (3.2–12 kg)', '3.2–12 kg'],
  [{ from: null, to: 9 }, 'Up to 19 lb (9 kg)', 'Up to 9 kg'],
  [{ from: 4, to: null }, 'From 9 lb (4 kg)', 'From 4 kg'],
])('product 3.262: the weight %j', (range, american, british) => {
  expect(plain(rangeText(t, { unit: 'kg', range }, inUs))).toBe(american);
  expect(plain(rangeText(t, { unit: 'kg', range }, inBritain))).toBe(british);
});

test.each([
  ['gram', { from: 390, to: 1460.5 }, '390–1,460.5 g'],
  ['minute', { from: null, to: 10 }, 'Up to 10 min'],
  ['liter-per-minute', { from: 8, to: 8 }, '8 L/min'],
  ['watt', { from: 5, to: 10 }, '5–10 W'],
  ['watt', { from: 5, to: null }, 'From 5 W'],
  ['month', { from: null, to: 24 }, 'Up to 2 years'],
  ['kg', { from: 5, to: 5 }, '11 lb (5 kg)'],
])('a fact in the unit %s', (unit, range, text) => {
  expect(plain(rangeText(t, { unit, range }, inUs))).toBe(text);
});

test('an age that somebody says is in months, and in whole years from two on', () => {
  const texts = [0, 1, 23, 35].map((age) => amountText(t, { unit: 'month', zero: 'birth' }, age, inUs));
  expect(texts).toEqual(['Newborn child', '1 month', '23 months', '2 years']);
});

test('product 3.262: the line of a card names the age, and the weight as people measure', () => {
  const age = { unit: 'month', zero: 'birth', range: { from: 0, to: 15 } } as const;
  const weight = { unit: 'kg', range: { from: 3.2, to: 12 } } as const;
  expect(plain(cardLine(t, [age, weight], inUs))).toBe('Newborn–15 months · 7–26 lb');
  expect(plain(cardLine(t, [age, weight], inBritain))).toBe('Newborn–15 months · 3.2–12 kg');
  expect(cardLine(t, [{ names: ['Rain', 'Wind'] }], inUs)).toBe('Rain · Wind');
  expect(cardLine(t, [], inUs)).toBe('');
});
