/** A street split the way Adyen wants it; `houseNumber` is null if none was recognized. */
export interface SplitStreet {
  readonly street: string;
  readonly houseNumber: string | null;
}

const before: ReadonlySet<string> = new Set(['us', 'ca', 'au', 'gb', 'ie', 'fr', 'lu']);
const chinese: ReadonlySet<string> = new Set(['hk', 'tw', 'cn']);
/** Japanese addresses count districts, blocks, and buildings; streets have no names, houses no number of their own. */
const without: ReadonlySet<string> = new Set(['jp']);

/**
 * Takes the house number out of an address line, by the custom of a country (ISO 3166-1 alpha-2, lower case). Nothing is
 * lost: a line in which no number is recognized stays whole. Takes time in proportion to the line.
 */
export function splitStreet(line: string, country: string): SplitStreet {
  const text = line.trim();
  if (without.has(country)) return { street: text, houseNumber: null };
  if (chinese.has(country)) return chineseStreet(text);
  return before.has(country) ? streetAfterNumber(text) : streetBeforeNumber(text);
}

/**
 * `12`, `12a`, `12/14`, `12-2`, and the French `12 bis`. A letter after a space is not part of it: `12 A Street`.
 */
const numberBefore = /^((?:no\.? ?)?\d+\p{L}?(?:[-/–]\d+\p{L}?)*(?: (?:bis|ter|quater))?)(?:, *| +)(\S.*)$/iu;

function streetAfterNumber(text: string): SplitStreet {
  const [, houseNumber, street] = numberBefore.exec(text) ?? [];
  return street && houseNumber ? { street, houseNumber } : { street: text, houseNumber: null };
}

/** `12`, `12-3`, `12之3`. */
const chineseNumbers = /\d+(?:[-之]\d+)*/gu;

/** The number ends in 號 or 号 and needs no space before it; a floor may follow. */
function chineseStreet(text: string): SplitStreet {
  for (const { 0: number, index } of text.matchAll(chineseNumbers)) {
    const isHouse = ['號', '号'].includes(text.charAt(index + number.length));
    if (isHouse && index > 0) return { street: text.slice(0, index), houseNumber: text.slice(index) };
  }
  return streetAfterNumber(text);
}

/** The pieces of a line: numbers, words with the dot of their abbreviation, and every other character. */
const pieces = /\d+|\p{L}+\.?|./gsu;

/** What introduces the number of an apartment or a mailbox; a single letter does, too. */
const units: ReadonlySet<string> = new Set(['m', 'm.', 'lgh', 'lgh.', 'bus', 'bte', 'bte.']);

type Piece = 'number' | 'letters' | 'unit' | 'dash' | 'dot' | 'other';

/** @param isApart whether a space or comma precedes it. The `a` of `12a` is no unit. */
function pieceOf(text: string, isApart: boolean): Piece {
  if (/^\d/.test(text)) return 'number';
  if (/^[-/–]$/.test(text)) return 'dash';
  if (isApart && (units.has(text.toLowerCase()) || /^\p{L}$/u.test(text))) return 'unit';
  if (/^\p{L}{0,3}\.$/u.test(text)) return 'dot';
  return /^\p{L}{1,3}$/u.test(text) ? 'letters' : 'other';
}

/** What a house number ends in, as far as it has been read; `apartment` is a unit that cannot do without its number. */
type Ending = 'number' | 'letters' | 'unit' | 'apartment' | 'dash' | 'dot';

/**
 * Which pieces continue a house number: `12`, `12a`, `12 a`, `12/B`, `12-2`, `12 - 3`, `12 III`, `5 m. 3`, `12 A 3`, `12a
 * lgh 1102`, `12.` (Hungary). Spaces within it do not matter.
 */
const continuations: Readonly<Record<Ending, Readonly<Partial<Record<Piece, Ending>>>>> = {
  number: { letters: 'letters', unit: 'unit', dash: 'dash', dot: 'dot' },
  letters: { unit: 'apartment', dash: 'dash', dot: 'dot' },
  unit: { number: 'number', unit: 'apartment', dash: 'dash', dot: 'dot' },
  apartment: { number: 'number' },
  dash: { number: 'number', letters: 'letters', unit: 'unit', dash: 'dash', dot: 'dot' },
  dot: {},
};

/** A house number as far as it has been read, and where the street before it ends. */
interface NumberSoFar {
  readonly streetEnd: number;
  readonly start: number;
  readonly ending: Ending;
}

/**
 * The number is the last part of the line, or the last before a comma, as in `5, 2º B`; the street comes first, so the
 * `17.` in `Straße des 17. Juni 135` is not the number. Reading every piece once is enough: a house number that began at a
 * later number within this one would be continued by the same pieces.
 */
function streetBeforeNumber(text: string): SplitStreet {
  let number: NumberSoFar | null = null;
  /** Of the last piece that is neither a space nor a comma. */
  let end = 0;
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    if (piece === ' ') continue;
    if (piece === ',') {
      if (isComplete(number)) break;
      number = null;
      continue;
    }
    number = continued(number, pieceOf(piece, end < index)) ?? beginning(piece, index, end);
    end = index + piece.length;
  }
  if (!isComplete(number)) return { street: text, houseNumber: null };
  return { street: text.slice(0, number.streetEnd), houseNumber: text.slice(number.start) };
}

const isComplete = (number: NumberSoFar | null): number is NumberSoFar =>
  number !== null && number.ending !== 'apartment';

function continued(number: NumberSoFar | null, piece: Piece): NumberSoFar | null {
  const ending = number && continuations[number.ending][piece];
  return ending ? { ...number, ending } : null;
}

/** A number begins apart from the street before it. */
const beginning = (piece: string, start: number, streetEnd: number): NumberSoFar | null =>
  /^\d/.test(piece) && streetEnd > 0 && streetEnd < start ? { streetEnd, start, ending: 'number' } : null;
