/**
 * ICU finds words by the spaces between them and, in Chinese and Japanese, by its dictionaries, whatever the locale.
 */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** A part of a text: a word, or what stands between words. */
export interface Segment {
  readonly text: string;
  readonly isWord: boolean;
}

/** A text in parts, which together are the whole text. Elided articles are words of their own: `l’écharpe`. */
export const segmentsOf = (text: string): readonly Segment[] =>
  Array.from(segmenter.segment(text)).flatMap(({ segment, isWordLike = false }) =>
    segment.split(/(['’])/).map((part) => ({ text: part, isWord: isWordLike && /[\p{L}\p{N}]/u.test(part) })),
  );

/** The words of a text as they are compared. */
export const wordsOf = (text: string): readonly string[] =>
  segmentsOf(foldWord(text)).flatMap((segment) => (segment.isWord ? [segment.text] : []));

/** How many letters of a word may be wrong, missing, too many, or swapped: none of a short one, in which each tells it from others. */
export const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/** A text in lower case and without accents; the marks of kana are not accents, because they make another sound. */
export const foldWord = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC');
