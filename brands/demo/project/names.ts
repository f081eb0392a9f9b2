import { type Language, languages } from '../../../stores/types.ts';
import translated from './names.json' with { type: 'json' };

const names: Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>> = translated;

/** What a value of an attribute, or a way of delivery, is called in a language; undefined if this brand has no such name. */
export const nameIn = (language: Language, english: string): string | undefined => names[english]?.[language];

/** Likewise in every language of the brand. */
export const inAllLanguages = (english: string): Record<string, string> =>
  Object.fromEntries(languages.map((language) => [language, nameIn(language, english) ?? english]));
