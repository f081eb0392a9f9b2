/**
 * Adds a visitor's query to a target: the target's own parameters win, those that chose the rule are used up, and
 * everything else passes (a click id, a discount code). What was there stays as it is written.
 * @param query with or without its question mark.
 * @param usedUp the parameters that chose the rule.
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
  const passed = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(query)) {
    if (!own.has(name) && !usedUp.some(([used]) => used === name)) passed.append(name, value);
  }
  const added = passed.toString();
  if (added === '') return target;
  const joint = queryAt === -1 ? '?' : /[?&]$/.test(address) ? '' : '&';
  return address + joint + added + hash;
}
