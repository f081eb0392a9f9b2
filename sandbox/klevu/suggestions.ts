import { distanceBetween } from './language/spelling.ts';
import { foldWord, isUnspaced, wordsAndGaps, wordsOf } from './language/words.ts';
import type { SuggestionQuery } from './requests.ts';
import type { SearchIndex } from './search-index.ts';

/**
 * Completions of what has been typed so far: names of categories, of products by popularity, and of pages; those that
 * start with it come first. The typed part of each word is in `<b>`; everything else is escaped, because a suggestion is
 * HTML. If nothing starts like that, similar words count.
 */
export function suggest({ id, query, limit }: SuggestionQuery, index: SearchIndex) {
  const typed = wordsOf(query).map(foldWord);
  const phrases = phrasesOf(index);
  const exact = completionsOf(phrases, typed, placeOf);
  const found = exact.length > 0 ? exact : completionsOf(phrases, typed, similarPlaceOf);
  return { id, suggestions: found.slice(0, limit).map((suggestion) => ({ suggest: suggestion })) };
}

/** Which part of a word, from and to, is what has been typed; null if it is not. */
type FindPart = (part: string, word: string) => readonly [number, number] | null;

/** At the beginning of a word, or anywhere in a script without spaces. */
const placeOf: FindPart = (part, word) => {
  const key = foldWord(word);
  const start = isUnspaced(part) ? key.indexOf(part) : key.startsWith(part) ? 0 : -1;
  return start === -1 ? null : [start, start + part.length];
};

/** Likewise, with mistakes: one from four letters on, two from seven. */
const similarPlaceOf: FindPart = (part, word) => {
  const most = part.length < 4 ? 0 : part.length < 7 ? 1 : 2;
  const key = foldWord(word);
  const lengths = [part.length, part.length - 1, part.length + 1].filter((length) => length <= key.length);
  const length = lengths.find((one) => distanceBetween(part, key.slice(0, one), most) <= most);
  return length === undefined ? null : [0, length];
};

function completionsOf(
  phrases: readonly string[],
  typed: readonly string[],
  find: FindPart,
): readonly string[] {
  if (typed.length === 0) return [];
  const isIn = (phrase: string) => typed.every((part) => wordsOf(phrase).some((word) => find(part, word)));
  const startsWith = (phrase: string) => find(typed[0] ?? '', wordsOf(phrase)[0] ?? '') !== null;
  return phrases
    .filter(isIn)
    .toSorted((a, b) => Number(startsWith(b)) - Number(startsWith(a)))
    .map((phrase) => markUp(phrase, typed, find));
}

const phrasesByIndex = new WeakMap<SearchIndex, readonly string[]>();

/** Everything that can be suggested, the most useful first. */
function phrasesOf(index: SearchIndex): readonly string[] {
  const known = phrasesByIndex.get(index);
  if (known) return known;
  const { match, language, categories = [], pages = [] } = index;
  const popular = match('*').products;
  const inTree = popular.flatMap(({ categoryPaths }) => categoryPaths.flatMap((path) => path.split(';')));
  const names = [
    ...inTree,
    ...categories.map(({ name }) => name),
    ...popular.map(({ name }) => name),
    ...pages.map(({ name }) => name),
  ];
  // German nouns keep their capital letter in any position.
  const inText = (phrase: string) => (language === 'de' ? phrase : phrase.toLocaleLowerCase(language));
  const phrases = [...new Set(names.map(inText))];
  phrasesByIndex.set(index, phrases);
  return phrases;
}

function markUp(phrase: string, typed: readonly string[], find: FindPart): string {
  return wordsAndGaps(phrase)
    .map((text) => {
      const place = text === '' ? undefined : typed.map((part) => find(part, text)).find(Boolean);
      if (!place) return escapeHtml(text);
      const [from, to] = place;
      return `${escapeHtml(text.slice(0, from))}<b>${escapeHtml(text.slice(from, to))}</b>${escapeHtml(text.slice(to))}`;
    })
    .join('');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');
