import type { SuggestionQuery } from './requests.ts';
import type { SearchIndex } from './search-index.ts';
import { foldWord, isUnspaced, wordsAndGaps, wordsOf } from './language/words.ts';

/**
 * Completions of what has been typed so far: categories first, then product names by popularity. The typed part of each
 * word is in `<b>`; everything else is escaped, because a suggestion is HTML.
 */
export function suggest({ id, query, limit }: SuggestionQuery, index: SearchIndex) {
  const typed = wordsOf(query).map(foldWord);
  const suggestions = phrasesOf(index)
    .filter((phrase) => typed.length > 0 && typed.every((part) => wordsOf(phrase).some(contains(part))))
    .slice(0, limit)
    .map((phrase) => ({ suggest: markUp(phrase, typed) }));
  return { id, suggestions };
}

/** The position of the typed part in a word: at its beginning, or anywhere in a script without spaces; otherwise -1. */
function placeOf(part: string, word: string): number {
  const key = foldWord(word);
  if (isUnspaced(part)) return key.indexOf(part);
  return key.startsWith(part) ? 0 : -1;
}

const contains = (part: string) => (word: string) => placeOf(part, word) !== -1;

function phrasesOf({ match, language }: SearchIndex): readonly string[] {
  const popular = match('*').products;
  const categories = popular.flatMap(({ categoryPaths }) => categoryPaths.flatMap((path) => path.split(';')));
  const names = popular.map(({ name }) => name);
  // German nouns keep their capital letter in any position.
  const inText = (phrase: string) => (language === 'de' ? phrase : phrase.toLocaleLowerCase(language));
  return [...new Set([...categories, ...names].map(inText))];
}

function markUp(phrase: string, typed: readonly string[]): string {
  return wordsAndGaps(phrase)
    .map((part) => {
      const start = typed.find((candidate) => part !== '' && contains(candidate)(part));
      if (start === undefined) return escapeHtml(part);
      const from = placeOf(start, part);
      const to = from + start.length;
      return `${escapeHtml(part.slice(0, from))}<b>${escapeHtml(part.slice(from, to))}</b>${escapeHtml(part.slice(to))}`;
    })
    .join('');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
