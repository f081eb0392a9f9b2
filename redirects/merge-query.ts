/** What may stand in a query as it is; a second question mark may not. */
const unsafe = /[^\w\-.~!$'()*+,;:@/=%&]/gu;

/**
 * Adds a visitor's query to a target: the target's own parameters win, those that chose the rule are used up, and
 * everything else passes as it is written (a click id, a discount code), with only what no address may hold encoded. What
 * stands in the target stays.
 * @param query with or without its question mark.
 * @param usedUp the parameters that chose the rule, in lower case; in any case they are used up.
 */
export function mergeQuery(
  target: string,
  query: string,
  usedUp: readonly (readonly [name: string, value: string])[] = [],
): string {
  if (query === '' || query === '?') return target;
  const hashAt = target.indexOf('#');
  const address = hashAt === -1 ? target : target.slice(0, hashAt);
  const hash = hashAt === -1 ? '' : target.slice(hashAt);
  const queryAt = address.indexOf('?');
  const own = new URLSearchParams(queryAt === -1 ? '' : address.slice(queryAt));
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
  const joint = queryAt === -1 ? '?' : /[?&]$/.test(address) ? '' : '&';
  return address + joint + added + hash;
}

/** The decoded name of one parameter; it is compared, the writing is kept. */
function nameOf(pair: string): string {
  const [name = ''] = new URLSearchParams(pair).keys();
  return name;
}

/** Half a character, which no address can hold, becomes the sign for an unknown one. */
const encode = (character: string): string =>
  encodeURIComponent(/\p{Surrogate}/u.test(character) ? '\ufffd' : character);
