import MiniSearch, { type MatchInfo, type Query } from 'minisearch';
import type { KlevuSynonyms } from './seed.ts';
import { slipsIn, wordsOf } from './words.ts';

/** A field in which words are found. */
export interface SearchedField<T> {
  readonly name: string;
  /** How much a word found here counts. */
  readonly weight: number;
  readonly textOf: (record: T) => string;
}

export interface TextSearchOptions<T> {
  readonly synonyms?: KlevuSynonyms | undefined;
  readonly idOf: (record: T) => string;
  readonly fields: readonly SearchedField<T>[];
  /** How much a record counts; 1 if omitted. */
  readonly weightOf?: (record: T) => number;
}

/** A record that was found; `match` has the fields in which each word was found. */
export interface Found<T> {
  readonly record: T;
  readonly match: MatchInfo;
}

/** What a term matches, best first, and which of Klevu's ways of matching was used. */
export interface TextMatch<T> {
  readonly found: readonly Found<T>[];
  readonly typeOfSearch: 'WILDCARD_AND' | 'FUZZY_AND' | 'WILDCARD_OR';
}

/** From strict to lenient: the first way that finds anything is used. */
const ways = [
  { typeOfSearch: 'WILDCARD_AND', combineWith: 'AND', isCorrected: false },
  { typeOfSearch: 'FUZZY_AND', combineWith: 'AND', isCorrected: true },
  { typeOfSearch: 'WILDCARD_OR', combineWith: 'OR', isCorrected: false },
] as const;

/** Full-text search over records of any kind. */
export function createTextSearch<T>(records: readonly T[], options: TextSearchOptions<T>) {
  const { idOf, fields, synonyms = [], weightOf = () => 1 } = options;
  const byId = new Map(records.map((record) => [idOf(record), record]));
  const textOf = new Map(fields.map(({ name, textOf: text }) => [name, text]));
  const mini = new MiniSearch<T>({
    fields: fields.map(({ name }) => name),
    extractField: (record, name) => (textOf.get(name) ?? idOf)(record),
    tokenize: (text) => [...wordsOf(text)],
    processTerm: (word) => word,
    searchOptions: {
      prefix: true,
      boost: Object.fromEntries(fields.map(({ name, weight }) => [name, weight])),
    },
  });
  mini.addAll(records);
  const othersFor = synonymsByPhrase(synonyms);

  return (term: string): TextMatch<T> => {
    for (const { typeOfSearch, combineWith, isCorrected } of ways) {
      const words = wordsOf(term).map((word) => (isCorrected ? corrected(word, mini) : word));
      const found = mini
        .search({ combineWith, queries: queriesOf(words, othersFor) })
        .flatMap(({ id, match, score }) => {
          const record = byId.get(id as string);
          return record === undefined ? [] : [{ record, match, score: score * weightOf(record) }];
        });
      if (found.length > 0) return { found: found.toSorted((a, b) => b.score - a.score), typeOfSearch };
    }
    return { found: [], typeOfSearch: 'WILDCARD_OR' };
  };
}

/**
 * What a word that begins nothing in an index was probably meant to be: the nearest, most frequent one. First letters are
 * seldom wrong, and without them, `nursing` would be `using`.
 */
export function corrected<T>(word: string, index: MiniSearch<T>): string {
  if (index.search(word, { prefix: true }).length > 0) return word;
  for (const fuzzy of [1, 2].filter((slips) => slips <= slipsIn(word))) {
    const terms = index.search(word, { prefix: false, fuzzy }).flatMap((found) => found.terms);
    const similar = terms.filter((term) => term[0] === word[0]);
    const countOf = (term: string) => similar.filter((other) => other === term).length;
    const [best] = [...new Set(similar)].toSorted((a, b) => countOf(b) - countOf(a));
    if (best !== undefined) return best;
  }
  return word;
}

/** What else a phrase may be called, by its words. */
type Synonyms = ReadonlyMap<string, readonly string[]>;

function synonymsByPhrase(lists: KlevuSynonyms): Synonyms {
  const others = new Map<string, readonly string[]>();
  for (const phrases of lists.map((list) => list.map(phraseOf)))
    for (const phrase of phrases)
      others.set(phrase, [...(others.get(phrase) ?? []), ...phrases.filter((other) => other !== phrase)]);
  return others;
}

const phraseOf = (text: string): string => wordsOf(text).join(' ');

/** Words in the longest phrase that is looked up. */
const longestPhrase = 4;
/** How much a synonym counts, compared with what was typed. */
const synonymWeight = 0.8;

/** What has to be found: the longest phrases that have synonyms, or one of those; and every other word. */
function queriesOf(words: readonly string[], othersFor: Synonyms): Query[] {
  const queries: Query[] = [];
  for (let start = 0; start < words.length;) {
    const longest = words.slice(start, start + longestPhrase);
    const known = longest.findLastIndex((_, last) => othersFor.has(longest.slice(0, last + 1).join(' ')));
    const phrase = longest.slice(0, Math.max(known, 0) + 1);
    const others = othersFor.get(phrase.join(' ')) ?? [];
    queries.push({
      combineWith: 'OR',
      queries: [
        { combineWith: 'AND', queries: phrase },
        ...others.map((other) => ({
          combineWith: 'AND' as const,
          boostTerm: () => synonymWeight,
          queries: other.split(' '),
        })),
      ],
    });
    start += phrase.length;
  }
  return queries;
}
