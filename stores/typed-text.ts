/*
 * What people type, in the form in which it is checked, stored, and compared: the browser cleans a field before it checks it,
 * and the shop API cleans it again with the same functions.
 */

/** Scripts whose joiners decide how letters look: Persian and Indic names are misspelled without them. */
const joined = 'Arab Syrc Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Mymr Khmr'.replaceAll(
  /\w+ ?/g,
  (script) => `\\p{scx=${script.trim()}}`,
);

/** What looks like nothing but says something: joiners of letters and of emoji, variants of both, and flags of regions. */
const meaningful = [
  `(?<=[${joined}])(?:\\u200D|\\u200C(?=[${joined}]))`,
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})',
  '(?<=[\\p{L}\\p{N}\\p{P}\\p{S}])\\p{Variation_Selector}',
  '(?<=\\u{1F3F4}[\\u{E0030}-\\u{E007A}]{0,6})[\\u{E0020}-\\u{E007F}]',
].join('|');

/** Controls, marks of writing direction, spaces without width, and letters that are blank. Line breaks and tabs are spaces. */
const invisible =
  '(?![\\t-\\r\\x85])[\\p{Cc}\\p{Bidi_Control}\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB]';

const invisibleOrMeaningful = new RegExp(`(${meaningful})|${invisible}`, 'gu');

/** Ideographs that Unicode replaces by others, and people do not in their names. */
const composable = /[^\uF900-\uFAFF\u{2F800}-\u{2FA1F}]+/gu;

/**
 * Text as it was meant, without what nobody can see but what changes how it reads, prints, or compares. Nothing that can be
 * seen changes. Line breaks and tabs become spaces, unless `lines` keeps line breaks.
 */
export function cleanText(text: string, lines: 'lines' | 'one line' = 'one line'): string {
  // First, because two spaces may be left of what one of these separates.
  const visible = text.replace(invisibleOrMeaningful, '$1');
  const spaced =
    lines === 'lines'
      ? visible.replace(/\r\n?|[\x85\p{Zl}\p{Zp}]/gu, '\n').replace(/[\t\v\f]/g, ' ')
      : visible.replace(/[\s\x85]+/gu, ' ');
  return spaced.replace(composable, (part) => part.normalize('NFC')).trim();
}

/** Letters, digits, and signs in another width or style, in ligatures, and half of kana. */
const restyled =
  /(?:[\uFB00-\uFB06\uFF01-\uFF9F\uFFA1-\uFFDC\uFFE0-\uFFE2\uFFE4-\uFFE6]|[\u{1D400}-\u{1D7FF}])+/gu;

/**
 * A line that people read (a name, a street): full-width and styled letters become plain, half-width kana full-width. Other
 * signs that NFKC would replace stay, because they mean something else: `12½`, `3º`, `O´Neill`, `№ 5`.
 */
export const cleanLine = (typed: string): string =>
  cleanText(cleanText(typed).replace(restyled, (part) => part.normalize('NFKC')));

/** What machines compare (a code, a number, a search): NFKC. */
export const cleanCode = (typed: string): string => cleanText(cleanText(typed).normalize('NFKC'));

/** A code with plain hyphens: East Asian keyboards produce long dashes and vowel marks, phones and word processors others. */
export const cleanNumber = (typed: string): string => cleanCode(typed).replace(/[\p{Pd}−ー]/gu, '-');
