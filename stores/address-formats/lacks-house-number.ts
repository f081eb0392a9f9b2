/**
 * Countries where next to every house has a number. In the others, a name often suffices: a house in Great Britain and
 * Ireland, a building in Hong Kong, a farm in Latvia and Estonia, a village in Greece and Cyprus.
 */
const numbered: ReadonlySet<string> = new Set(
  'us ca au at be cn cz de dk es fi fr hr hu it jp kr lt lu nl pl pt se si sk tw'.split(' '),
);

/** Not the ordinal of a street: `42nd Street`, `Straße des 17. Juni`. */
const digits = /(?<!\p{Nd})\p{Nd}+(?!\p{Nd}|(?:st|nd|rd|th|ST|ND|RD|TH)\b|\. ?\p{Lu}\p{Ll}{2})/u;

/** As in `One Main Street` and `一丁目`; `s/n`, `snc`, and `bb` say that there is none. */
const words =
  /(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|s\/n|snc|bb)(?!\p{L})|[一二三四五六七八九十]/iu;

/**
 * Whether the line of a street probably lacks its house number: there is none, and houses in the country have one.
 * @param country ISO 3166-1 alpha-2, lower case
 */
export function lacksHouseNumber(street: string, country: string): boolean {
  return (
    numbered.has(country) && street.trim() !== '' && ![digits, words].some((number) => number.test(street))
  );
}
