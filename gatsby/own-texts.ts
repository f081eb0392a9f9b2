import { join } from 'node:path';
import type { BrowserBrand } from '../brands/types.ts';
import { baseOf, flatTexts, type Texts } from './texts.ts';

/** The texts of a language by namespace. */
export type TextFiles = ReadonlyMap<string, Texts>;

/** Where a brand may have texts that the engine lacks, because the brand's own data names them. */
const ownGroups = ['translation:home.reasons.', 'reviews:use.'];

/** Every text of a language, with its namespace and key: `translation:home.title`. */
export const flatFiles = (files: TextFiles): ReadonlyMap<string, string> =>
  new Map([...files].flatMap(([ns, texts]) => flatTexts(texts, `${ns}:`)));

/** The text that stands for all plural forms of a key, or that of the key. */
export const groundOf = (texts: ReadonlyMap<string, string>, key: string): string | undefined =>
  texts.get(`${baseOf(key)}_other`) ?? texts.get(key);

/**
 * Everything that is wrong with a brand's texts, one line each: file, key, and what to do.
 * @param engine the engine's, in English.
 * @param own the brand's by language.
 * @param folder of the brand's texts.
 * @param reasons of the brand, which need texts.
 */
export function textProblems(
  engine: TextFiles,
  own: ReadonlyMap<string, TextFiles>,
  folder: string,
  reasons: BrowserBrand['reasons'],
): readonly string[] {
  const english = flatFiles(engine);
  const ownEnglish = flatFiles(own.get('en') ?? new Map());
  const problemsWith = (file: string, name: string, text: string): string[] => {
    const [ns = '', key = ''] = name.split(':');
    const ground = groundOf(english, name) ?? groundOf(ownEnglish, name);
    if (groundOf(english, name) === undefined && !ownGroups.some((group) => name.startsWith(group)))
      return [`${file}: ${key} is not in locales/en/${ns}.json. Correct the key, or remove it.`];
    if (ground === undefined)
      return [
        `${file}: ${key} is not in ${join(folder, 'en', `${ns}.json`)}, which other languages fall back to. Add it there.`,
      ];
    const problem = placeholderProblem(name, text, ground);
    return problem === null ? [] : [`${file}: ${key} ${problem}`];
  };
  const problems = [...own].flatMap(([language, files]) =>
    [...files].flatMap(([ns, texts]) => {
      const file = join(folder, language, `${ns}.json`);
      if (!engine.has(ns))
        return [`${file}: there is no locales/en/${ns}.json. Rename the file, or remove it.`];
      return flatTexts(texts, `${ns}:`).flatMap(([name, text]) => problemsWith(file, name, text));
    }),
  );
  const missing = reasons
    .flatMap(({ name }) => [`home.reasons.${name}.title`, `home.reasons.${name}.text`])
    .filter((key) => !english.has(`translation:${key}`) && !ownEnglish.has(`translation:${key}`))
    .map(
      (key) =>
        `${join(folder, 'en/translation.json')}: ${key} is missing. Add it, or take it out of the brand’s reasons.`,
    );
  return [...problems, ...missing];
}

const placeholdersIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/\{\{[^{}]*\}\}/g), ([found]) => found).toSorted()),
];

/**
 * What is wrong with a text's placeholders; null if nothing is. A number may be omitted if the plural form expresses it: “none”,
 * “one”.
 * @param ground the English text.
 */
export function placeholderProblem(key: string, text: string, ground: string): string | null {
  const own = placeholdersIn(text);
  const isSaid = /_(zero|one|two)$/.test(key) && !own.includes('{{count}}');
  const wanted = placeholdersIn(ground).filter((name) => !isSaid || name !== '{{count}}');
  if (own.join() === wanted.join()) return null;
  const list = (names: readonly string[]) => names.join(' ') || 'no placeholder';
  return `has ${list(own)}, but the English text has ${list(wanted)}. Write the same ones.`;
}
