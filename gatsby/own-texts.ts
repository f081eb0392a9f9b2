import { join } from 'node:path';
import type { BrowserBrand, BuildBrand } from '../brands/types.ts';
import { type Counting, isOwnUnit } from '../stores/measures/fact-texts.ts';
import { finderTexts } from './finder-checks.ts';
import { baseOf, flatTexts, type Texts } from './texts.ts';
import { ownFields } from '../commerce/reviews.ts';
import { optionsOf } from '../contract/review.ts';

/** How a unit of the brand's own is written: `{{value}} W`. */
const ownUnits = 'translation:facts.units.';

export type TextFiles = ReadonlyMap<string, Texts>;

/** The texts that a brand's data names, which the engine need not have. */
export const namedTexts = ({
  reasons,
  reviewDetails = [],
  catalogue,
  searchFacts,
  finders,
}: Pick<
  BuildBrand,
  'reasons' | 'reviewDetails' | 'catalogue' | 'searchFacts' | 'finders'
>): readonly string[] => [
  ...reasons.flatMap(({ name }) => [
    `translation:home.reasons.${name}.title`,
    `translation:home.reasons.${name}.text`,
  ]),
  ...detailTexts(reviewDetails),
  ...finderTexts(finders),
  ...catalogue.axes.map(({ key }) => `product:axes.${key}`),
  ...catalogue.facts.map(({ key }) => `product:facts.${key}`),
  ...new Set(
    [...catalogue.facts, ...searchFacts, ...reviewDetails].flatMap((fact) =>
      'unit' in fact ? textsOfNumbers(fact) : [],
    ),
  ),
];

/** The texts for what numbers count, and for zero. */
const textsOfNumbers = ({ unit, zero }: Counting): readonly string[] => [
  ...(isOwnUnit(unit) ? [`${ownUnits}${unit}`] : []),
  ...(zero === undefined
    ? []
    : ['from', 'start', 'alone'].map((at) => `translation:facts.zero.${zero}.${at}`)),
];

/** What only a brand knows that adds to the shop. */
const ownGroups = ['translation:sections.', 'checkout:confirmation.methods.', 'consent:register.entries.'];

/** Every text of a language, with its namespace and key: `translation:home.title`. */
export const flatFiles = (files: TextFiles): ReadonlyMap<string, string> =>
  new Map([...files].flatMap(([ns, texts]) => flatTexts(texts, `${ns}:`)));

/** The text that stands for all plural forms of a key, or that of the key. */
export const englishOf = (texts: ReadonlyMap<string, string>, key: string): string | undefined =>
  texts.get(`${baseOf(key)}_other`) ?? texts.get(key);

/**
 * Everything that is wrong with a brand's texts, one line each: file, key, and what to do.
 * @param engine the engine's, in English.
 * @param own the brand's by language.
 * @param folder of the brand's texts.
 * @param named what the brand's data names, as in `namedTexts`.
 */
export function textProblems(
  engine: TextFiles,
  own: ReadonlyMap<string, TextFiles>,
  folder: string,
  named: readonly string[],
): readonly string[] {
  const english = flatFiles(engine);
  const ownEnglish = flatFiles(own.get('en') ?? new Map());
  const problemsWith = (file: string, name: string, text: string): string[] => {
    const [ns = '', key = ''] = name.split(':');
    const inEnglish = englishOf(english, name) ?? englishOf(ownEnglish, name);
    const isOwn = named.includes(name) || ownGroups.some((group) => name.startsWith(group));
    if (englishOf(english, name) === undefined && !isOwn)
      return [`${file}: ${key} is not in locales/en/${ns}.json. Correct the key, or remove it.`];
    if (inEnglish === undefined)
      return [
        `${file}: ${key} is not in ${join(folder, 'en', `${ns}.json`)}, which other languages fall back to. Add it there.`,
      ];
    if (name.startsWith(ownUnits) && !text.includes('{{value}}'))
      return [`${file}: ${key} has no {{value}}. Write it where the number stands, as in "{{value}} W".`];
    const problem = placeholderProblem(name, text, inEnglish);
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
  const missing = named
    .filter((name) => !english.has(name) && !ownEnglish.has(name))
    .map((name) => {
      const [ns = '', key = ''] = name.split(':');
      return `${join(folder, 'en', `${ns}.json`)}: ${key} is missing, which the brand’s data names. Add it.`;
    });
  return [...problems, ...missing];
}

const placeholdersIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/\{\{[^{}]*\}\}/g), ([found]) => found).toSorted()),
];

/**
 * What is wrong with a text's placeholders; null if nothing is. A number may be omitted if the plural form expresses it: “none”,
 * “one”.
 * @param english the English text.
 */
export function placeholderProblem(key: string, text: string, english: string): string | null {
  const own = placeholdersIn(text);
  const isSaid = /_(zero|one|two)$/.test(key) && !own.includes('{{count}}');
  const wanted = placeholdersIn(english).filter((name) => !isSaid || name !== '{{count}}');
  if (own.join() === wanted.join()) return null;
  const list = (names: readonly string[]) => names.join(' ') || 'no placeholder';
  return `has ${list(own)}, but the English text has ${list(wanted)}. Write the same ones.`;
}

type Details = NonNullable<BrowserBrand['reviewDetails']>;

/** The brand's texts for what its reviewers say of themselves: its name, the choice of any, and the options of its filter. */
export const detailTexts = (details: Details): string[] =>
  details.flatMap((detail) =>
    [
      'name',
      'any',
      ...('choices' in detail ? [] : ['text']),
      ...optionsOf(detail).map((option) => `options.${option}`),
    ].map((part) => `reviews:details.${detail.key}.${part}`),
  );

/**
 * What is wrong with what a brand declares of its reviewers, one line each: file, key, and what to do.
 * @param file that declares it.
 */
export const detailProblems = (details: Details, file: string): string[] =>
  details.flatMap(({ key }) => {
    const problems: [isWrong: boolean, text: string][] = [
      [!/^[\w-]{2,36}$/.test(key), 'is no name of a field in commercetools. Use 2 to 36 letters and digits.'],
      [ownFields.includes(key), 'is a field that every review has. Choose another key.'],
    ];
    return problems.flatMap(([isWrong, text]) =>
      isWrong ? `${file}: the review detail "${key}" ${text}` : [],
    );
  });
