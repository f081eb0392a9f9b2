import type { SuggestionQuery } from './requests.ts';
import type { SearchIndex } from './search-index.ts';
import { indexWord, wordsOf } from './words.ts';

/**
 * Completions of what was typed so far: categories first, then product names by popularity. The typed beginning
 * of each word stands in `<b>`; everything else is escaped, since a suggestion is HTML.
 */
export function suggest({ id, query, limit }: SuggestionQuery, index: SearchIndex) {
  const typed = wordsOf(query).map(indexWord);
  const suggestions = phrasesOf(index)
    .filter((phrase) => typed.length > 0 && typed.every((start) => wordsOf(phrase).some(startsWith(start))))
    .slice(0, limit)
    .map((phrase) => ({ suggest: markUp(phrase, typed) }));
  return { id, suggestions };
}

const startsWith = (start: string) => (word: string) => indexWord(word).startsWith(start);

function phrasesOf(index: SearchIndex): readonly string[] {
  const popular = index.match('*').products;
  const categories = popular.flatMap(({ categoryPaths }) => categoryPaths.flatMap((path) => path.split(';')));
  const names = popular.map(({ name }) => name);
  return [...new Set([...categories, ...names].map((phrase) => phrase.toLowerCase()))];
}

function markUp(phrase: string, typed: readonly string[]): string {
  return phrase
    .split(/([^\p{L}\p{N}]+)/u)
    .map((part) => {
      const start = typed.find((candidate) => part !== '' && startsWith(candidate)(part));
      if (start === undefined) return escapeHtml(part);
      return `<b>${escapeHtml(part.slice(0, start.length))}</b>${escapeHtml(part.slice(start.length))}`;
    })
    .join('');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
