import type { Store } from '../../../stores/types.ts';

/** So many wrong letters are still a slip. */
const mostWrongLetters = 2;

/**
 * The storefront host that somebody meant who wrote another one: with `www.` in front, without what stands before the
 * domain, with a dot at the end, or with one or two letters wrong.
 * @param host that of no storefront; with or without a port.
 * @param stores the likeliest first; it is taken where several are as near.
 * @returns null when the host is another site's.
 */
export function nearlyOurs(host: string, stores: readonly Store[]): string | null {
  const written = plain(host).replace(/^uk\./, 'gb.');
  let nearest: string | null = null;
  let fewest = mostWrongLetters + 1;
  for (const { origin } of stores) {
    const ours = new URL(origin).host;
    const wrong = Math.min(...spellings(plain(ours)).map((known) => wrongLetters(written, known)));
    if (wrong < fewest) [nearest, fewest] = [ours, wrong];
  }
  return nearest;
}

/** In lower case, without a port and the dot that a host may end in. */
const plain = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');

/** How people write a storefront's host, the right one first. */
function spellings(host: string): string[] {
  const domain = host.replace(/^[^.]+\./, '');
  return [host, `www.${host}`, ...(domain.includes('.') ? [domain, `www.${domain}`] : [])];
}

/** How many letters must be put in, taken out or changed to make one word the other (Levenshtein); infinite when plainly too many. */
function wrongLetters(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > mostWrongLetters) return Infinity;
  let distances = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of Array.from(one).entries()) {
    const next = [row + 1];
    for (const [at, known] of Array.from(other).entries())
      next.push(
        Math.min(
          (next[at] ?? 0) + 1,
          (distances[at + 1] ?? 0) + 1,
          (distances[at] ?? 0) + (letter === known ? 0 : 1),
        ),
      );
    distances = next;
  }
  return distances.at(-1) ?? 0;
}
