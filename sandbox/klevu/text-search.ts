import MiniSearch, { type MatchInfo } from 'minisearch';
import { createAnalyzer } from './language/analyzer.ts';
import { createVocabulary } from './language/spelling.ts';
import { createThesaurus, phrasesOf } from './language/synonyms.ts';
import { foldWord, isUnspaced } from './language/words.ts';
import { planQuery, queryOf, type Slot } from './query-plan.ts';
import type { KlevuSynonyms } from './seed.ts';

/** A field in which words are found. */
export interface SearchedField<T> {
  readonly name: string;
  /** How much a word found here counts. */
  readonly weight: number;
  readonly textOf: (record: T) => string;
  /** Whether parts of its compounds also count, e.g. in names. */
  readonly hasCompounds?: boolean;
  /** Whether its words are English in every language. */
  readonly isEnglish?: boolean;
}

export interface TextSearchOptions<T> {
  /** BCP 47. */
  readonly language: string;
  readonly synonyms?: KlevuSynonyms | undefined;
  readonly idOf: (record: T) => string;
  readonly fields: readonly SearchedField<T>[];
  /** How much a record counts, given the fields in which each token was found; 1 if omitted. */
  readonly weightOf?: (record: T, match: MatchInfo) => number;
}

/** A record that was found; `match` has the fields in which each token was found. */
export interface Found<T> {
  readonly record: T;
  readonly match: MatchInfo;
}

/** What a term matches, best first, and which of Klevu's ways of matching was used. */
export interface TextMatch<T> {
  readonly found: readonly Found<T>[];
  readonly typeOfSearch: 'WILDCARD_AND' | 'FUZZY_AND' | 'WILDCARD_OR';
}

/** Full-text search over records of any kind. */
export function createTextSearch<T>(records: readonly T[], options: TextSearchOptions<T>) {
  const { language, idOf, fields, synonyms = {}, weightOf } = options;
  const analyzer = createAnalyzer(language, phrasesOf(synonyms));
  const english = language === 'en' ? analyzer : createAnalyzer('en');
  const byId = new Map(records.map((record) => [idOf(record), record]));
  const frequencies = new Map<string, number>();
  const names = new Map<string, number>(
    phrasesOf(synonyms)
      .filter(isUnspaced)
      .map((phrase) => [foldWord(phrase), 1]),
  );
  const fieldNamed = new Map(fields.map((field) => [field.name, field]));

  const mini = new MiniSearch<T>({
    fields: fields.map(({ name }) => name),
    extractField: (record, name) => fieldNamed.get(name)?.textOf(record) ?? idOf(record),
    tokenize: (text, name = '') => {
      const { hasCompounds, isEnglish } = fieldNamed.get(name) ?? {};
      const tokens = (isEnglish ? english : analyzer).tokensOf(text, hasCompounds);
      count(tokens, frequencies);
      if (hasCompounds) count(analyzer.unspacedWords(text), names);
      return tokens;
    },
    processTerm: (token) => token,
  });
  mini.addAll(records);
  const vocabulary = createVocabulary(frequencies);
  const unspacedWords = createVocabulary(names);
  const thesaurus = createThesaurus(synonyms, analyzer);
  const boost = Object.fromEntries(fields.map(({ name, weight }) => [name, weight]));

  function find(slots: readonly Slot[], combineWith: 'AND' | 'OR'): readonly Found<T>[] {
    const results = mini.search(queryOf(slots, combineWith), {
      boost,
      // The query already consists of tokens.
      tokenize: (token) => [token],
      processTerm: (token) => token,
    });
    const found = results.flatMap(({ id, match, score, queryTerms }) => {
      const record = byId.get(id as string);
      return record === undefined
        ? []
        : [{ record, match, queryTerms, score: score * (weightOf?.(record, match) ?? 1) }];
    });
    const best = combineWith === 'AND' || slots.length < 2 ? found : bestCovered(found, slots);
    return best.toSorted((a, b) => b.score - a.score);
  }

  // From strict to lenient: the first way that finds anything is used.
  return (term: string): TextMatch<T> => {
    const planOptions = { language, analyzer, vocabulary, unspacedWords, thesaurus };
    const exact = find(planQuery(term, false, planOptions), 'AND');
    if (exact.length > 0) return { found: exact, typeOfSearch: 'WILDCARD_AND' };
    const slots = planQuery(term, true, planOptions);
    const similar = find(slots, 'AND');
    if (similar.length > 0) return { found: similar, typeOfSearch: 'FUZZY_AND' };
    return { found: find(slots, 'OR'), typeOfSearch: 'WILDCARD_OR' };
  };
}

function count(words: readonly string[], counts: Map<string, number>): void {
  for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
}

/** Only what has as much of what was typed as any other record. */
function bestCovered<R extends { readonly queryTerms: readonly string[] }>(
  results: readonly R[],
  slots: readonly Slot[],
): readonly R[] {
  const coveredBy = (result: R) =>
    slots.filter(({ alternatives }) =>
      alternatives.some(({ tokens }) => tokens.every((token) => result.queryTerms.includes(token))),
    ).length;
  const covered = new Map(results.map((result) => [result, coveredBy(result)]));
  const most = Math.max(0, ...covered.values());
  return results.filter((result) => covered.get(result) === most);
}
