/** Percent signs that encode something, as far as they follow each other. */
const encoded = /(?:%[\da-f]{2})+/gi;

/**
 * The one spelling of a path that Gatsby's runtime compares and asks with: every segment is decoded once, as far as it
 * encodes something, and encoded again. So `/%` is a path like any other, and `/a%2Fb` stays one segment.
 */
export const onePath = (path: string): string =>
  path
    .split('/')
    .map((segment) => encodeURIComponent(decoded(segment)))
    .join('/');

const decoded = (segment: string): string => segment.replace(encoded, (run) => decodedOrNull(run) ?? run);

/** A hash whose percent signs can be decoded: the same one, unless it encodes nothing, such as `#50%`. */
export const decodableHash = (hash: string): string =>
  decodedOrNull(hash) === null ? hash.replaceAll('%', '%25') : hash;

export function decodedOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
