import type { ListedCountry } from './listed-countries.ts';

type Findable = Pick<ListedCountry, 'names' | 'codes'>;

/**
 * The countries that match a term, in their order; all of them for an empty term. A term matches part of any of a
 * country's names, and its complete ISO codes; case and accents do not matter.
 */
export function findCountries<Country extends Findable>(
  countries: readonly Country[],
  term: string,
): readonly Country[] {
  const wanted = folded(term);
  if (wanted === '') return countries;
  return countries.filter(
    ({ names, codes }) =>
      codes.some((code) => folded(code) === wanted) || names.some((name) => isFoundIn(folded(name), wanted)),
  );
}

/** One or two Latin letters match only at the beginning of a word: `us` means the United States, not Austria. */
function isFoundIn(name: string, wanted: string): boolean {
  const short = /^\p{Script=Latin}{1,2}$/u.test(wanted);
  return short ? name.split(/[^\p{L}]+/u).some((word) => word.startsWith(wanted)) : name.includes(wanted);
}

function folded(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
