import type { Query } from 'minisearch';
import { type Analyzer, type QueryWord, writesCompounds } from './language/analyzer.ts';
import type { Vocabulary } from './language/spelling.ts';
import { stemmerOf } from './language/stems.ts';
import { keyOf, longestPhrase, type Thesaurus } from './language/synonyms.ts';
import { isUnspaced, pairsOf } from './language/words.ts';

/** What may be meant by some words of a query: a record has to have all tokens of at least one alternative. */
export interface Slot {
  readonly alternatives: readonly Alternative[];
}

interface Alternative {
  readonly tokens: readonly string[];
  /** What all of its tokens count together; a typed word counts 1. */
  readonly weight: number;
  /** Whether a word that starts like the token also counts. */
  readonly isPrefix?: boolean;
}

interface PlanOptions {
  readonly language: string;
  readonly analyzer: Analyzer;
  /** The tokens of the index. */
  readonly vocabulary: Vocabulary;
  /** Entire words of names in scripts without spaces, of which the index has only pairs of letters. */
  readonly unspacedWords: Vocabulary;
  readonly thesaurus: Thesaurus;
}

const weights = { otherReading: 0.9, split: 0.8, corrected: 0.7, part: 0.4 } as const;
/** In languages with compounds, a word this long may be the beginning of one. */
const minCompoundHead = 4;

/** The slots of a query. With `tolerant`, words that the index does not have are read as the most similar ones. */
export function planQuery(term: string, tolerant: boolean, options: PlanOptions): readonly Slot[] {
  const words = options.analyzer.queryWords(term);
  const slots: Slot[] = [];
  for (let index = 0; index < words.length;) {
    const { alternatives, length } = slotAt(words, index, tolerant, options);
    slots.push({ alternatives });
    index += length;
  }
  return slots;
}

/** The slot that starts at a word, and how many words it is for: the longest known phrase, or one word. */
function slotAt(words: readonly QueryWord[], start: number, tolerant: boolean, options: PlanOptions) {
  for (let length = Math.min(longestPhrase, words.length - start); length > 0; length -= 1) {
    const span = words.slice(start, start + length);
    const others = [...joined(span, options), ...meaningsOf(tokensOf(span), length, options)];
    if (others.length === 0) continue;
    const own =
      length === 1
        ? span.flatMap((word) => readingsOf(word, start === words.length - 1, options))
        : [{ tokens: tokensOf(span), weight: length }];
    return { alternatives: [...own, ...others], length };
  }
  const alternatives = words
    .slice(start, start + 1)
    .flatMap((word) => wordAlternatives(word, start === words.length - 1, tolerant, options));
  return { alternatives, length: 1 };
}

const tokensOf = (span: readonly QueryWord[]): readonly string[] =>
  span.flatMap(({ readings: [likeliest = []] }) => likeliest);

/** Synonyms of a phrase, which count as much as its words do. */
const meaningsOf = (
  tokens: readonly string[],
  length: number,
  { thesaurus }: PlanOptions,
): readonly Alternative[] =>
  (thesaurus.get(keyOf(tokens)) ?? []).map((meaning) => ({
    tokens: meaning.tokens,
    weight: meaning.weight * length,
  }));

/** Two words that the index has as one: "hoch stuhl". */
function joined(span: readonly QueryWord[], { language, vocabulary }: PlanOptions): readonly Alternative[] {
  if (span.length !== 2 || span.some(({ text }) => isUnspaced(text))) return [];
  const token = stemmerOf(language)(span.map(({ text }) => text).join(''));
  return vocabulary.has(token) ? [{ tokens: [token], weight: span.length }] : [];
}

function readingsOf(
  { text, readings }: QueryWord,
  isLast: boolean,
  { language }: PlanOptions,
): readonly Alternative[] {
  // One letter is not enough to guess the rest of a word.
  const mayBeStart = isLast ? text.length > 1 : writesCompounds(language) && text.length >= minCompoundHead;
  return readings.map((tokens, index) => ({
    tokens,
    weight: index === 0 ? 1 : weights.otherReading,
    isPrefix: mayBeStart && !isUnspaced(text),
  }));
}

function wordAlternatives(
  word: QueryWord,
  isLast: boolean,
  tolerant: boolean,
  options: PlanOptions,
): readonly Alternative[] {
  const { vocabulary, language } = options;
  const own = readingsOf(word, isLast, options);
  const isKnown = isUnspaced(word.text)
    ? options.unspacedWords.has(word.text)
    : own.some(({ tokens, isPrefix }) =>
        tokens.every((token) => vocabulary.has(token) || (isPrefix && vocabulary.hasPrefix(token))),
      );
  if (isKnown) return own;
  const parts = isUnspaced(word.text) ? null : vocabulary.split(word.text, stemmerOf(language));
  const corrections = tolerant ? correctionsOf(word, options) : [];
  return [
    ...own,
    ...(parts ? [{ tokens: parts, weight: weights.split }] : []),
    ...corrections,
    ...(tolerant && !parts && corrections.length === 0 ? partsOf(word, options) : []),
  ];
}

/** What the index has of a word that is like none of its own: a part of a compound, or some of its letters. */
function partsOf({ text }: QueryWord, options: PlanOptions): readonly Alternative[] {
  const { vocabulary, language } = options;
  if (isUnspaced(text)) return pairsOf(text).map((pair) => ({ tokens: [pair], weight: weights.part }));
  if (!writesCompounds(language)) return [];
  return vocabulary
    .parts(text, stemmerOf(language))
    .flatMap((token) => [
      { tokens: [token], weight: weights.part },
      ...meaningsOf([token], weights.part, options),
    ]);
}

/** The most similar words that the index has, and their synonyms. */
function correctionsOf({ text, readings }: QueryWord, options: PlanOptions): readonly Alternative[] {
  const close = isUnspaced(text)
    ? options.unspacedWords.closest(text).map(pairsOf)
    : options.vocabulary.closest(readings[0]?.[0] ?? '').map((token) => [token]);
  return close.flatMap((tokens) => [
    { tokens, weight: weights.corrected },
    ...meaningsOf(tokens, weights.corrected, options),
  ]);
}

/** The slots in the form of the search library. */
export const queryOf = (slots: readonly Slot[], combineWith: 'AND' | 'OR'): Query => ({
  combineWith,
  queries: slots.map(({ alternatives }) => ({
    combineWith: 'OR',
    queries: alternatives.map(({ tokens, weight, isPrefix = false }) => ({
      combineWith: 'AND',
      prefix: isPrefix,
      boostTerm: () => weight / tokens.length,
      queries: [...tokens],
    })),
  })),
});
