import { cleanCode } from '../../stores/typed-text.ts';
import type { ListedCountry } from './listed-countries.ts';

type Findable = Pick<ListedCountry, 'names' | 'foreignNames' | 'nicknames' | 'codes'>;

/**
 * The countries that match a term, in their order; all of them for an empty term. A term matches part of any of a
 * country's names, and its complete ISO codes; case, accents, spaces, and hyphens do not matter. Names in other
 * languages count if no other name matches, and nicknames (England) after those: Ireland is not Northern Ireland.
 */
export function findCountries<Country extends Findable>(
  countries: readonly Country[],
  term: string,
): readonly Country[] {
  const wanted = folded(term);
  if (wanted === '') return countries;
  const calledSo = (namesOf: (country: Country) => readonly string[]) =>
    countries.filter(
      (country) =>
        country.codes.some((code) => folded(code) === wanted) ||
        namesOf(country).some((name) => isFoundIn(name, wanted)),
    );
  const ways = [
    ({ names }: Country) => names,
    ({ foreignNames }: Country) => foreignNames,
    ({ nicknames }: Country) => nicknames,
  ];
  return ways.map(calledSo).find((found) => found.length > 0) ?? [];
}

/** One or two Latin letters match only at the beginning of a word: `us` means the United States, not Austria. */
function isFoundIn(name: string, wanted: string): boolean {
  const short = /^\p{Script=Latin}{1,2}$/u.test(wanted);
  if (!short) return folded(name).includes(wanted);
  return name.split(/[^\p{L}\p{M}.]+/u).some((word) => folded(word).startsWith(wanted));
}

/** A name or a term in the form in which they are compared. */
function folded(text: string): string {
  return cleanCode(text)
    .normalize('NFD')
    .replace(/[\p{M}\p{P}\s]/gu, '')
    .toLowerCase();
}
