import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import translation from '../../locales/en/translation.json' with { type: 'json' };
import { ageText, keyFactsText, weightText } from './fact-texts.ts';

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
  expect(ageText(t, range)).toBe(text);
});

test.each([
  [{ from: 3.2, to: 12 }, '7–26 lb (3.2–12 kg)', '3.2–12 kg'],
  [{ from: null, to: 9 }, 'Up to 19 lb (9 kg)', 'Up to 9 kg'],
  [{ from: 4, to: null }, 'From 9 lb (4 kg)', 'From 4 kg'],
])('product 3.262: the weight %j', (range, american, british) => {
  expect(plain(weightText(t, range, inUs))).toBe(american);
  expect(plain(weightText(t, range, inBritain))).toBe(british);
});

describe('product 3.262: the line of a card', () => {
  const carrier = { ageMonths: { from: 0, to: 15 }, weightKg: { from: 3.2, to: 12 } };
  test('names the age, and the weight as people measure', () => {
    expect(plain(keyFactsText(t, carrier, inUs))).toBe('Newborn–15 months · 7–26 lb');
    expect(plain(keyFactsText(t, carrier, inBritain))).toBe('Newborn–15 months · 3.2–12 kg');
  });
  test('leaves out what a product does not depend on', () => {
    expect(keyFactsText(t, { ...carrier, weightKg: null }, inUs)).toBe('Newborn–15 months');
    expect(keyFactsText(t, { ageMonths: null, weightKg: null }, inUs)).toBe('');
  });
});
