import { escapeRegex, type NginxMap } from './nginx-syntax.ts';

/** What may stand in a query as it is, in a regular expression; the same as in `mergeQuery`. */
const safe = "[\\w.~!$'()*+,;:@/=%&-]*";

/** What else browsers and links send, a second question mark above all; nginx cannot encode by itself. */
const encoded = Array.from('?[]{}|\\^`"<>');

/** How many characters of one query are encoded; each costs a map. */
export const mostEncoded = 8;

/** The variable with the visitor's query as an address may hold it, with its dollar sign. */
export const safeQuery = `$redirect_encoded_${mostEncoded + 1}`;

/**
 * The maps that make it. Each encodes the first character that may not stand in a query; of a query with more of them, or
 * with any other, nothing is left, since a visit without its parameters is better than a wrong address.
 */
export const safeQueryMaps: readonly NginxMap[] = Array.from({ length: mostEncoded + 1 }, (_, at) => {
  const source = at === 0 ? '$args' : `$redirect_encoded_${at}`;
  const isLast = at === mostEncoded;
  return {
    variable: `redirect_encoded_${at + 1}`,
    source,
    entries: [[`~^${safe}$`, source] as const, ...(isLast ? [] : encoded.map(encodingEntry))],
    otherwise: '',
    about: isLast
      ? 'Nothing of a query that holds more of them.'
      : `The visitor's query with ${at + 1} of the characters encoded that may not stand in one.`,
  };
});

function encodingEntry(character: string): readonly [source: string, value: string] {
  const first = `~^(?<redirect_before>${safe})${escapeRegex(character)}(?<redirect_after>.*)$`;
  return [first, `$redirect_before${encodeURIComponent(character)}$redirect_after`];
}
