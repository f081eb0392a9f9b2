import { countries } from 'countries-list';

/** The library has them; ISO 3166-1 only keeps them from being given to others. */
const reserved = ['ac', 'ta', 'xk'];

/**
 * Reads a country code that somebody typed.
 * @returns ISO 3166-1 alpha-2 in lower case; rules need not name it.
 * @throws Error saying what a code looks like, or which one is meant.
 */
export function readCountry(text: string): string {
  const code = text.toLowerCase();
  if (code === 'uk') throw new Error(`"${text}" is no country code; gb is meant.`);
  const isKnown = /^[a-z]{2}$/.test(code) && Object.hasOwn(countries, code.toUpperCase());
  if (isKnown && !reserved.includes(code)) return code;
  throw new Error(
    `"${text}" is no country code. A code is two letters (ISO 3166-1 alpha-2): se for Sweden, kr for South Korea.`,
  );
}
