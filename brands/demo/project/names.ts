import { readFileSync } from 'node:fs';
import { type Language, languages } from '../../../stores/types.ts';

// Gatsby's compiler cannot import JSON.
const names = JSON.parse(readFileSync('brands/demo/project/names.json', 'utf8')) as Readonly<
  Partial<Record<string, Readonly<Partial<Record<string, string>>>>>
>;

/** What a value of an attribute, or a way of delivery, is called in a language; undefined if this brand has no such name. */
export const nameIn = (language: Language, english: string): string | undefined => names[english]?.[language];

/** Likewise in every language of the brand. */
export const inAllLanguages = (english: string): Record<string, string> =>
  Object.fromEntries(languages.map((language) => [language, nameIn(language, english) ?? english]));
