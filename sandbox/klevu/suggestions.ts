import type MiniSearch from 'minisearch';
import type { MatchInfo, SearchResult } from 'minisearch';
import type { SuggestionQuery } from './requests.ts';
import type { SearchIndex } from './search-index.ts';
import { corrected, wordIndex } from './text-search.ts';
import { foldWord, segmentsOf, wordsOf } from './words.ts';

/**
 * Completions of what has been typed so far: names of categories, of products by popularity, and of pages; those that
 * start with it come first. The typed part of each word is in `<b>`; everything else is escaped, because a suggestion is
 * HTML. If no words start like that, similar words count.
 */
export function suggest({ id, query, limit }: SuggestionQuery, phrases: MiniSearch) {
  const typed = wordsOf(query);
  const startsElsewhere = ({ phrase, match }: SearchResult) =>
    Number(!Object.hasOwn(match, wordsOf(phrase as string)[0] ?? ''));
  const exact = phrases
    .search(query)
    .toSorted((a, b) => startsElsewhere(a) - startsElsewhere(b) || Number(a.id) - Number(b.id));
  const found =
    exact.length > 0 ? exact : phrases.search(typed.map((word) => corrected(word, phrases)).join(' '));
  return {
    id,
    suggestions: found
      .slice(0, limit)
      .map(({ phrase, match }) => ({ suggest: markUp(phrase as string, typed, match) })),
  };
}

/** Everything that can be suggested; the identifiers say how useful, from 0. */
export function phrasesOf({ match, language, categories = [], pages = [] }: SearchIndex): MiniSearch {
  const popular = match('*').products;
  const inTree = popular.flatMap(({ categoryPaths }) => categoryPaths.flatMap((path) => path.split(';')));
  const names = [...inTree, ...[...categories, ...popular, ...pages].map(({ name }) => name)];
  // German nouns keep their capital letter in any position.
  const inText = (phrase: string) => (language === 'de' ? phrase : phrase.toLocaleLowerCase(language));
  const phrases = [...new Set(names.map(inText))].map((phrase, id) => ({ id, phrase }));
  return wordIndex(phrases, { fields: ['phrase'], storeFields: ['phrase'] });
}

/** Marks the typed beginning of each word that was found, and all of a word that is only similar. */
function markUp(phrase: string, typed: readonly string[], match: MatchInfo): string {
  return segmentsOf(phrase)
    .map(({ text }) => {
      const word = foldWord(text);
      if (!Object.hasOwn(match, word)) return escapeHtml(text);
      const end = typed.find((part) => word.startsWith(part))?.length ?? text.length;
      return `<b>${escapeHtml(text.slice(0, end))}</b>${escapeHtml(text.slice(end))}`;
    })
    .join('')
    .replaceAll('</b><b>', '');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
