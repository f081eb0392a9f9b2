/** A street split the way Adyen wants it; `houseNumber` is null if none was recognized. */
export interface SplitStreet {
  readonly street: string;
  readonly houseNumber: string | null;
}

/**
 * `12`, `12a`, `12/14`, `12-2`, and the French `12 bis`. A letter after a space is not part of it: `12 A Street`.
 */
const numberBefore = /^((?:no\.? ?)?\d+\p{L}?(?:[-/–]\d+\p{L}?)*(?: (?:bis|ter|quater))?)(?:, *| +)(\S.*)$/iu;

/**
 * `12`, `12 a`, `12/B`, `12-2`, `12 - 3`, `5 m. 3`, `12 A 3`, `12.` (Hungary), and what follows a comma: `5, 2º B`. The
 * street comes first, so the `17.` in `Straße des 17. Juni 135` is not the number.
 */
const numberAfter =
  /^(\S.*?)[, ]+(\d+(?: ?\p{L}{1,3}(?!\p{L}))?(?: ?[-/–] ?\d*\p{L}{0,3})*(?: (?:m\.?|lgh\.?|bus|bte\.?|\p{L}) ?\d+)?\.?(?:,.*)?)$/iu;

/** Chinese: the number ends in 號 or 号 and needs no space before it; a floor may follow. */
const chineseNumber = /^(.*?\D)(\d+(?:[-之]\d+)*[號号].*)$/u;

const before: ReadonlySet<string> = new Set(['us', 'ca', 'au', 'gb', 'ie', 'fr', 'lu']);
const chinese: ReadonlySet<string> = new Set(['hk', 'tw', 'cn']);
/** Japanese addresses count districts, blocks, and buildings; streets have no names, houses no number of their own. */
const without: ReadonlySet<string> = new Set(['jp']);

/**
 * Takes the house number out of an address line, by the custom of a country (ISO 3166-1 alpha-2, lower case). Nothing is
 * lost: a line in which no number is recognized stays whole.
 */
export function splitStreet(line: string, country: string): SplitStreet {
  const text = line.trim();
  if (without.has(country)) return { street: text, houseNumber: null };
  if (chinese.has(country)) return chineseStreet(text);
  return before.has(country) ? streetAfterNumber(text) : streetBeforeNumber(text);
}

function chineseStreet(text: string): SplitStreet {
  const [, street, houseNumber] = chineseNumber.exec(text) ?? [];
  return street && houseNumber ? { street, houseNumber } : streetAfterNumber(text);
}

function streetAfterNumber(text: string): SplitStreet {
  const [, houseNumber, street] = numberBefore.exec(text) ?? [];
  return street && houseNumber ? { street, houseNumber } : { street: text, houseNumber: null };
}

function streetBeforeNumber(text: string): SplitStreet {
  const [, street, houseNumber] = numberAfter.exec(text) ?? [];
  return street && houseNumber ? { street, houseNumber } : { street: text, houseNumber: null };
}
