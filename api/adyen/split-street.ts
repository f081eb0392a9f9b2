import { type SplitStreet, streetBeforeNumber, whole } from './number-after-street.ts';

const before: ReadonlySet<string> = new Set(['us', 'ca', 'au', 'gb', 'ie', 'fr', 'lu']);
const chinese: ReadonlySet<string> = new Set(['hk', 'tw', 'cn']);
/** Japanese addresses count districts, blocks, and buildings; streets have no names, houses no number of their own. */
const without: ReadonlySet<string> = new Set(['jp']);

/**
 * Takes the house number out of an address line, by the custom of a country (ISO 3166-1 alpha-2, lower case). What follows
 * it, an apartment or a floor, stays with it. Nothing is lost: a line that is not understood, or could mean two things, stays
 * whole, because half an address fails the bank's address check more surely. Takes time in proportion to the line.
 */
export function splitStreet(line: string, country: string): SplitStreet {
  const text = line.trim();
  if (without.has(country)) return whole(text);
  if (chinese.has(country)) return chineseStreet(text);
  if (country === 'kr') return koreanStreet(text);
  if (before.has(country)) return streetAfterNumber(text, country);
  const split = streetBeforeNumber(text, country);
  // In Cyprus, both are usual.
  return split.houseNumber === null && country === 'cy' ? streetAfterNumber(text, country) : split;
}

/**
 * `12`, `12a`, `12/14`, `12-2`, `12 1/2`, and the French `12 bis` and `12 B`. In English, a letter after a space is not part
 * of it: `12 A Street`.
 */
const numberBefore =
  /^((?:(?:no\.?|n[°º]) ?)?\d+(?:bis|ter|quater|\p{L})?(?:[-/–]\d+\p{L}?)*(?: \d\/\d)?(?: (?:bis|ter|quater))?)(?:, *| +)(\S.*)$/iu;
const numberWithLetter = /^(\d+ [A-Z])(?:, *| +)(\p{L}{2}.*)$/iu;

/** Where another number follows at once, the first one may be an apartment: `3, 12 George St`, `3 - 12 Main St`. It may be a street: `5th Avenue`. */
const secondNumber = /^[^\p{L}\d]*\d+(?!\d|(?:st|nd|rd|th|e|er|re|ème|eme)\b)/iu;

function streetAfterNumber(text: string, country: string): SplitStreet {
  const isFrench = country === 'fr' || country === 'lu';
  const match = (isFrench && numberWithLetter.exec(text)) || numberBefore.exec(text);
  const [, houseNumber, street] = match ?? [];
  return street && houseNumber && !secondNumber.test(street) ? { street, houseNumber } : whole(text);
}

/** `12`, `12-3`, `12之3`. */
const chineseNumbers = /\d+(?:[-之]\d+)*/gu;

/** The number ends in 號 or 号 and needs no space before it; a floor may follow. */
function chineseStreet(text: string): SplitStreet {
  for (const { 0: number, index } of text.matchAll(chineseNumbers)) {
    const isHouse = ['號', '号'].includes(text.charAt(index + number.length));
    if (isHouse && index > 0) return { street: text.slice(0, index), houseNumber: text.slice(index) };
  }
  return streetAfterNumber(text, 'hk');
}

/** `110`, `12-3`, and what follows it: `23길` is a street, `101동 1203호` an apartment, `123-4번지` a house. */
const koreanNumbers = /\d+(?:-\d+)*(?:번지)?(\p{sc=Hang}?)/gu;

/** The number follows the street, in Korean; in Latin letters, it comes first. */
function koreanStreet(text: string): SplitStreet {
  for (const { 1: more, index } of text.matchAll(koreanNumbers)) {
    if (more !== '' || !/^[\s,로길동리가]$/u.test(text.charAt(index - 1))) continue;
    const street = text.slice(0, index).trimEnd().replace(/,$/, '');
    if (street !== '') return { street, houseNumber: text.slice(index) };
  }
  return streetAfterNumber(text, 'kr');
}
