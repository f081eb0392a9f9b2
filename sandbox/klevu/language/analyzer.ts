import { stemmerOf } from './stems.ts';
import { tellingWordsIn } from './stop-words.ts';
import { foldWord, isUnspaced, pairsOf, wordsOf } from './words.ts';

/** How words of a language become the tokens of an index, and how a query is taken apart. */
export interface Analyzer {
  /** Under which tokens a text is found. */
  readonly tokensOf: (text: string, hasCompounds?: boolean) => string[];
  /** The words of a query, without those that say nothing, unless it has no others. Runs of unspaced text are split. */
  readonly queryWords: (term: string) => readonly QueryWord[];
  /** The words of a text in scripts without spaces: both what stands between other characters, and its parts. */
  readonly unspacedWords: (text: string) => readonly string[];
}

/** A word of a query. */
export interface QueryWord {
  /** In lower case and without accents. */
  readonly text: string;
  /** The tokens that a record must have all of; several ways to read the word, the likeliest first. */
  readonly readings: readonly (readonly string[])[];
}

/** Languages that write compounds as one word. */
const compounding: ReadonlySet<string> = new Set(['sv', 'de', 'nl']);
export const writesCompounds = (language: string): boolean => compounding.has(language);

/**
 * The analyzer of a language (BCP 47). In every language, words may also be English.
 * @param phrases of the merchant's synonyms: unspaced text is split around them first
 */
export function createAnalyzer(language: string, phrases: readonly string[] = []): Analyzer {
  const stem = stemmerOf(language);
  const stemEnglish = stemmerOf('en');
  const isTelling = tellingWordsIn(language);
  const isTellingInEnglish = tellingWordsIn('en');
  const segmentsOf = segmenterOf(language, phrases);

  const readingsOf = (word: string): readonly (readonly string[])[] => {
    if (isUnspaced(word)) return [pairsOf(word)];
    return [...new Set([stem(word), stemEnglish(word)])].map((token) => [token]);
  };

  return {
    unspacedWords: (text) =>
      wordsOf(text)
        .filter(isUnspaced)
        .flatMap((run) => [run, ...segmentsOf(run)])
        .map(foldWord),
    tokensOf: (text, hasCompounds = false) =>
      wordsOf(text)
        .map(foldWord)
        .flatMap((word) => {
          if (isUnspaced(word)) return [...new Set([...pairsOf(word), ...Array.from(word)])];
          const token = stem(word);
          return hasCompounds && writesCompounds(language) ? [token, ...tailsOf(token)] : [token];
        }),
    queryWords: (term) => {
      const all = wordsOf(term)
        .flatMap((word) => (isUnspaced(word) ? segmentsOf(word) : [word]))
        .map(foldWord);
      const telling = all.filter((word) => isTelling(word) && (isUnspaced(word) || isTellingInEnglish(word)));
      return (telling.length > 0 ? telling : all).map((text) => ({ text, readings: readingsOf(text) }));
    },
  };
}

/**
 * What also finds a compound: "trage" finds "babytrage". Every later part of a long word counts, because only a
 * dictionary could tell which of them are words.
 */
const tailsOf = (token: string): readonly string[] =>
  Array.from({ length: Math.max(0, token.length - 5) }, (_, index) => token.slice(index + 3));

/** Splits unspaced text into words: first around known phrases, in any kana, then by the language's dictionary. */
function segmenterOf(language: string, phrases: readonly string[]): (run: string) => readonly string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const known = [...new Set(phrases.filter(isUnspaced).map(foldWord))].toSorted(
    (a, b) => b.length - a.length,
  );
  const aroundKnown = known.length > 0 ? new RegExp(`(${known.map(escaped).join('|')})`, 'u') : undefined;
  const byDictionary = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
  return (run) => {
    if (!aroundKnown) return byDictionary(run);
    // Folding keeps the number of letters, so that the places are the same.
    let start = 0;
    return foldWord(run)
      .split(aroundKnown)
      .flatMap((part, index) => {
        const typed = run.slice(start, start + part.length);
        start += part.length;
        return index % 2 === 1 ? [typed] : byDictionary(typed);
      });
  };
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
