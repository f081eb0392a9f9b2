import type { KlevuSynonyms } from '../seed.ts';
import type { Analyzer } from './analyzer.ts';

/** What else a word or phrase may be called. */
export interface Meaning {
  /** The tokens a record must have all of. */
  readonly tokens: readonly string[];
  /** How much it counts in comparison with the typed word. */
  readonly weight: number;
}

/** The synonyms of some adjacent words, by what identifies them. */
export type Thesaurus = ReadonlyMap<string, readonly Meaning[]>;

const equalWeight = 0.8;
const narrowerWeight = 0.7;
/** Words in the longest phrase that is looked up. */
export const longestPhrase = 4;

export const phrasesOf = ({ equal = [], broader = {} }: KlevuSynonyms): readonly string[] => [
  ...new Set([...equal.flat(), ...Object.keys(broader), ...Object.values(broader).flat()]),
];

/** Looks up phrases the way queries contain them, so that every form of a word finds its synonyms. */
export function createThesaurus({ equal = [], broader = {} }: KlevuSynonyms, analyzer: Analyzer): Thesaurus {
  const entries = [
    ...equal.flatMap((group) =>
      group.map((phrase) => ({
        phrase,
        others: group.filter((one) => one !== phrase),
        weight: equalWeight,
      })),
    ),
    ...Object.entries(broader).map(([phrase, others]) => ({ phrase, others, weight: narrowerWeight })),
  ];
  const meanings = new Map<string, Meaning[]>();
  for (const { phrase, others, weight } of entries) {
    const key = keyOf(readingOf(phrase, analyzer));
    const own = others
      .map((other) => ({ tokens: readingOf(other, analyzer), weight }))
      // Another spelling that is read the same way adds nothing.
      .filter(({ tokens }) => keyOf(tokens) !== key);
    meanings.set(key, [...(meanings.get(key) ?? []), ...own]);
  }
  return meanings;
}

/** A phrase by its tokens. */
export const keyOf = (tokens: readonly string[]): string => tokens.join(' ');

const readingOf = (phrase: string, { queryWords }: Analyzer): readonly string[] =>
  queryWords(phrase).flatMap(({ readings: [likeliest = []] }) => likeliest);
