import { foldWord, segmentsOf } from './words.ts';

interface Annotated {
  readonly query: string;
  /** Of a product that was found. */
  readonly title: string;
  /** Its categories, separated by `;` or `;;`. */
  readonly category: string;
}

/**
 * What a search is about, judging by one of the products it found: the query with its words completed, and as
 * subjects the categories and words of the title that the query mentions; without any, the main category.
 */
export function annotationsOf({ query, title, category }: Annotated) {
  const categories = category.split(/;+/).filter((name) => name !== '');
  const known = [...categories, title].flatMap(typedWordsOf);
  const completed = typedWordsOf(query).map((word) => known.find(startsWith(word))?.toLowerCase() ?? word);
  const isMentioned = (text: string) =>
    typedWordsOf(text).some((word) => typedWordsOf(query).some((part) => startsWith(part)(word)));
  const mentioned = [...categories, ...typedWordsOf(title)].filter(isMentioned);
  const subjects = mentioned.length > 0 ? mentioned : categories.slice(0, 1);
  return {
    fullTerm: completed.join(' '),
    subjects: [...new Set(subjects.map((text) => text.toLowerCase()))],
  };
}

const typedWordsOf = (text: string): readonly string[] =>
  segmentsOf(text).flatMap((segment) => (segment.isWord ? [segment.text] : []));

/** Compares words as the index does. */
const startsWith = (part: string) => (word: string) => foldWord(word).startsWith(foldWord(part));
