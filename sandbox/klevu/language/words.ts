/** A letter of a script that rarely uses spaces or, in Korean, uses them after entire phrases. */
const unspaced = String.raw`(?=[\p{L}\p{N}])[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]`;
const spaced = String.raw`(?!${unspaced})[\p{L}\p{N}]`;
const wordPattern = `(?:${unspaced})+|(?:${spaced})+`;
const words = new RegExp(wordPattern, 'gu');
const gaps = new RegExp(`(${wordPattern})`, 'u');
const startsUnspaced = new RegExp(`^${unspaced}`, 'u');

/** Letters that need folding but are not accented. */
const ligatures: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o' };

/** The words of a text, as typed. In scripts without spaces, everything between other characters is one word. */
export const wordsOf = (text: string): readonly string[] => text.normalize('NFKC').match(words) ?? [];

/** The words and the text between them, alternating, starting with the text before the first word. */
export const wordsAndGaps = (text: string): readonly string[] => text.split(gaps);

/** Whether a word is Chinese, Japanese, or Korean, and can therefore also be matched in the middle. */
export const isUnspaced = (word: string): boolean => startsUnspaced.test(word);

/** A word in lower case and without accents; hiragana as katakana. */
export function foldWord(word: string): string {
  const lower = word.normalize('NFKC').toLowerCase();
  // The marks of kana are not accents: they produce another sound.
  if (isUnspaced(lower)) return lower.replaceAll(/[\u3041-\u3096]/g, katakanaOf);
  return lower
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[ßæœø]/g, (letter) => ligatures[letter] ?? letter);
}

const katakanaOf = (hiragana: string): string => String.fromCharCode(hiragana.charCodeAt(0) + 0x60);

/** Every two adjacent letters: the closest thing to words in scripts that do not separate them. */
export function pairsOf(word: string): readonly string[] {
  const letters = Array.from(word);
  return letters.length < 2 ? letters : letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
