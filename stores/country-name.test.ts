import { expect, test } from 'vitest';
import { countryName } from './country-name.ts';
import { languages } from './types.ts';

test.each([
  ['hk', 'Hong Kong|Hongkong|Hongkong|Hong Kong|Hong Kong|Hong Kong|Hongkong|홍콩|香港|香港'],
  ['tw', 'Taiwan|Taiwan|Taiwan|Taïwan|Taiwán|Taiwan|Taiwan|대만|台湾|台灣'],
  ['tr', 'Türkiye|Turkiet|Türkei|Turquie|Turquía|Turchia|Turkije|튀르키예|トルコ|土耳其'],
])('product 3.266: %s has its own name, and no other country’s, in every language', (code, names) => {
  expect(languages.map((language) => countryName(code, language)).join('|')).toBe(names);
});
