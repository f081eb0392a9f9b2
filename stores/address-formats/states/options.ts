import type { Language } from '../../types.ts';
import type { StateOption } from '../types.ts';

/** Options with the same name in every language. */
export const options = (rows: readonly (readonly [code: string, name: string])[]): readonly StateOption[] =>
  rows.map(([code, en]) => ({ code, names: { en } }));

/** Options with a name in English and one in the country's other language. */
export const bilingualOptions = (
  language: Language,
  rows: readonly (readonly [code: string, english: string, other: string])[],
): readonly StateOption[] => rows.map(([code, en, other]) => ({ code, names: { en, [language]: other } }));
