import { splitAddress } from './address.ts';

/** What is allowed unencoded in a query; a second question mark is not. */
const unsafe = /[^\w\-.~!$'()*+,;:@/=%&]/gu;

/**
 * Adds a visitor's query to a target: the target's own parameters win, those that selected the rule are removed, and
 * everything else is passed on as written (a click ID, a discount code), encoded only where an address requires it. The
 * target itself does not change.
 * @param query with or without its question mark.
 * @param usedUp the parameters that selected the rule, in lower case; they are removed in any case.
 */
export function mergeQuery(
  target: string,
  query: string,
  usedUp: readonly (readonly [name: string, value: string])[] = [],
): string {
  if (query === '' || query === '?') return target;
  const { path, query: ownQuery, hash } = splitAddress(target);
  const own = new URLSearchParams(ownQuery);
  const added = query
    .replace(/^\?/, '')
    .replace(unsafe, encode)
    .split('&')
    .filter((pair) => {
      const name = nameOf(pair);
      return pair !== '' && !own.has(name) && !usedUp.some(([used]) => used === name.toLowerCase());
    })
    .join('&');
  if (added === '') return target;
  const joint = ownQuery === '' ? '?' : /[?&]$/.test(ownQuery) ? '' : '&';
  return path + ownQuery + joint + added + hash;
}

/** The decoded name of one parameter, used only for comparison. */
function nameOf(pair: string): string {
  const [name = ''] = new URLSearchParams(pair).keys();
  return name;
}

/** Half a character, which is not allowed in an address, is replaced by the sign for an unknown one. */
const encode = (character: string): string =>
  encodeURIComponent(/\p{Surrogate}/u.test(character) ? '\ufffd' : character);
