const eastAsian = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;

/** A Korean or Chinese name without a space: almost every family name is one character, and both parts are printed together. */
const unspaced: Readonly<Record<string, RegExp>> = {
  kr: /^\p{sc=Hang}{2,4}$/u,
  tw: /^\p{sc=Han}{2,4}$/u,
  hk: /^\p{sc=Han}{2,4}$/u,
  cn: /^\p{sc=Han}{2,4}$/u,
};

/** The parts of a name, as far as they can be told apart. */
export interface NameParts {
  readonly firstName?: string;
  readonly lastName?: string;
}

/**
 * Splits a name that a wallet gives as one text, so that printing both parts in the order of the country writes the same
 * name again. A name that consists of one part has no last name: only the shopper knows what to write on a parcel.
 * @param country ISO 3166-1 alpha-2, lower case
 */
export function splitName(name: string, country: string): NameParts {
  const [first = '', ...rest] = name.trim().split(/[\s・]+/u);
  if (first === '') return {};
  if (rest.length > 0) {
    const isFamilyFirst = country === 'hu' || eastAsian.test(name);
    if (isFamilyFirst) return { lastName: first, firstName: rest.join(' ') };
    return { firstName: [first, ...rest.slice(0, -1)].join(' '), lastName: rest.at(-1) ?? '' };
  }
  if (!unspaced[country]?.test(first)) return { firstName: first };
  return { lastName: first.slice(0, 1), firstName: first.slice(1) };
}
