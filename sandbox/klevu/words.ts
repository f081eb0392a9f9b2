import type { KlevuSeed } from './seed.ts';

/** A letter of a script that rarely uses spaces or, in Korean, uses them after entire phrases. */
const unspaced = String.raw`(?=[\p{L}\p{N}])[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]`;
const spaced = String.raw`(?!${unspaced})[\p{L}\p{N}]`;
const wordPattern = `(?:${unspaced})+|(?:${spaced})+`;
const startsUnspaced = new RegExp(`^${unspaced}`, 'u');

/** Letters that need folding but are not accented. */
const ligatures: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o' };

/** The words of a text, as typed. In scripts without spaces, everything between other characters is one word. */
export const wordsOf = (text: string): readonly string[] =>
  text.normalize('NFKC').match(new RegExp(wordPattern, 'gu')) ?? [];

/** The words and the text between them, alternating, starting with the text before the first word. */
export const wordsAndGaps = (text: string): readonly string[] =>
  text.split(new RegExp(`(${wordPattern})`, 'u'));

/** Whether a word is Chinese, Japanese, or Korean, and can therefore also be matched in the middle. */
export const isUnspaced = (word: string): boolean => startsUnspaced.test(word);

/** A word in the form stored in the index: lower case, without accents, singular; hiragana as katakana. */
export function indexWord(word: string): string {
  const lower = word.normalize('NFKC').toLowerCase();
  // The marks of kana are not accents: they produce another sound.
  if (isUnspaced(lower)) return lower.replaceAll(/[\u3041-\u3096]/g, katakanaOf);
  const plain = lower
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[ßæœø]/g, (letter) => ligatures[letter] ?? letter);
  return plain.length > 3 ? plain.replace(/(?<!s)s$/, '') : plain;
}

const katakanaOf = (hiragana: string): string => String.fromCharCode(hiragana.charCodeAt(0) + 0x60);

/** Every two adjacent letters: the closest thing to words in scripts that do not separate them. */
function pairsOf(word: string): readonly string[] {
  const letters = Array.from(word);
  return letters.length < 2 ? letters : letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/** What matches a word of a product. */
export function indexTokens(word: string): readonly string[] {
  const key = indexWord(word);
  return isUnspaced(key) ? [...new Set([...pairsOf(key), ...Array.from(key)])] : [key];
}

/**
 * What also matches a compound: "trage" matches "babytrage". Each later part of a long word counts, because only a
 * dictionary could tell which of them are words.
 */
export const compoundTails = (key: string): readonly string[] =>
  isUnspaced(key)
    ? []
    : Array.from({ length: Math.max(0, key.length - 6) }, (_, index) => key.slice(index + 3));

/** What a word may mean: itself and its synonyms, each as the tokens that must all match. */
export function meaningsBy(synonyms: NonNullable<KlevuSeed['synonyms']>) {
  const synonymsByKey = new Map(Object.entries(synonyms).map(([word, others]) => [indexWord(word), others]));
  return (word: string): readonly (readonly string[])[] => {
    const others = synonymsByKey.get(indexWord(word)) ?? [];
    return [word, ...others].map(indexWord).map((key) => (isUnspaced(key) ? pairsOf(key) : [key]));
  };
}
