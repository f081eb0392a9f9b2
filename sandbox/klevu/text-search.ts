import MiniSearch, { type MatchInfo, type Query } from 'minisearch';
import type { KlevuSynonyms } from './seed.ts';
import { slipsIn, wordsOf } from './words.ts';

/** What is searched: its fields, joined with spaces where there are several. */
type Searched = Readonly<Record<string, string | readonly string[]>> & { readonly id: string };

interface TextSearchOptions {
  readonly synonyms: KlevuSynonyms | undefined;
  /** How much a word counts that is found in a field, by its name. */
  readonly weights: Readonly<Record<string, number>>;
  /** How much what has an ID counts; 1 if omitted. */
  readonly weightOf?: (id: string) => number;
}

/** What a term matches, best first, and which of Klevu's ways of matching was used. */
interface TextMatch {
  /** `match` has the fields in which each word was found. */
  readonly found: readonly { readonly id: string; readonly match: MatchInfo }[];
  readonly typeOfSearch: 'WILDCARD_AND' | 'FUZZY_AND' | 'WILDCARD_OR';
}

/** From strict to lenient: the first way that finds anything is used. */
const ways = [
  { typeOfSearch: 'WILDCARD_AND', combineWith: 'AND', isCorrected: false },
  { typeOfSearch: 'FUZZY_AND', combineWith: 'AND', isCorrected: true },
  { typeOfSearch: 'WILDCARD_OR', combineWith: 'OR', isCorrected: false },
] as const;

/** An index of words that are compared without case and accents. */
export function wordIndex<T extends object>(
  records: readonly T[],
  options: { fields: string[]; storeFields?: string[] },
) {
  const index = new MiniSearch<T>({
    ...options,
    tokenize: (text) => [...wordsOf(text)],
    processTerm: (word) => word,
    searchOptions: { prefix: true, combineWith: 'AND' },
  });
  index.addAll(records);
  return index;
}

/** Full-text search. `*` finds everything, in the order of the records. */
export function createTextSearch(
  records: readonly Searched[],
  { synonyms = [], weights, weightOf = () => 1 }: TextSearchOptions,
) {
  const documents = records.map((record) =>
    Object.fromEntries(Object.entries(record).map(([name, text]) => [name, [text].flat().join(' ')])),
  );
  const index = wordIndex(documents, { fields: Object.keys(weights) });
  const othersFor = synonymsByPhrase(synonyms);

  return (term: string): TextMatch => {
    if (['', '*'].includes(term.trim()))
      return { found: records.map(({ id }) => ({ id, match: {} })), typeOfSearch: 'WILDCARD_AND' };
    for (const { typeOfSearch, combineWith, isCorrected } of ways) {
      const words = wordsOf(term).map((word) => (isCorrected ? corrected(word, index) : word));
      const found = index
        .search({ combineWith, queries: queriesOf(words, othersFor) }, { boost: weights })
        .map(({ id, match, score }) => ({ id: String(id), match, score: score * weightOf(String(id)) }));
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
  if (index.search(word).length > 0) return word;
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
  for (const phrases of lists.map((list) => list.map((text) => wordsOf(text).join(' '))))
    for (const phrase of phrases)
      others.set(phrase, [...(others.get(phrase) ?? []), ...phrases.filter((other) => other !== phrase)]);
  return others;
}

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
