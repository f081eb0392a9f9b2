import { expect, test } from 'vitest';
import { inLanguages } from './in-languages.ts';

const text = { en: 'cap', sv: 'mössa', de: 'Mütze' };

test.each<[string, unknown, unknown]>([
  ['a text', text, { en: 'cap', sv: 'mössa' }],
  ['a text in none of them', { de: 'Mütze' }, { de: 'Mütze' }],
  ['a text in a language that nobody speaks here', { ...text, xx: '?' }, { ...text, xx: '?' }],
  ['a choice', { key: 'de', label: text }, { key: 'de', label: { en: 'cap', sv: 'mössa' } }],
  ['texts', [{ name: 'care', value: [text] }], [{ name: 'care', value: [{ en: 'cap', sv: 'mössa' }] }]],
  ['what is no text', { en: 1, price: null, at: [] }, { en: 1, price: null, at: [] }],
])('of %s, what is in the wanted languages is kept', (_, value, expected) => {
  expect(inLanguages(value, new Set(['en', 'sv']))).toEqual(expected);
});
