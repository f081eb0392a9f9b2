import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import product from '../../locales/en/product.json' with { type: 'json' };
import { ageText, weightText } from './product-facts.tsx';

const i18n = createInstance();
void i18n.init({ lng: 'en', resources: { en: { product } }, initAsync: false });
const t = i18n.getFixedT('en', 'product');

test.each([
  [{ from: 0, to: null }, 'From birth'],
  [{ from: null, to: null }, 'From birth'],
  [{ from: 6, to: null }, 'From 6 months'],
  [{ from: 0, to: 6 }, 'Up to 6 months'],
  [{ from: null, to: 24 }, 'Up to 2 years'],
  [{ from: 1, to: 12 }, '1 month to 12 months'],
  [{ from: 18, to: 36 }, '18 months to 3 years'],
  [{ from: 24, to: 30 }, '2 years to 30 months'],
])('the age %j', (range, text) => {
  expect(ageText(t, range)).toBe(text);
});

test.each([
  [{ from: 3.5, to: 15 }, '3.5 to 15 kg'],
  [{ from: null, to: 9 }, 'Up to 9 kg'],
  [{ from: 4, to: null }, 'From 4 kg'],
])('the weight %j', (range, text) => {
  expect(weightText(t, range)).toBe(text);
});
