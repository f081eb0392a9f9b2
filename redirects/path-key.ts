import type { TrailingSlash } from '../stores/types.ts';

/** Half a character, which is not allowed in an address. */
const loneSurrogate = /\p{Surrogate}/gu;

/**
 * The form in which paths are compared: lower case, percent-decoded once, without empty or dot segments and without a
 * trailing slash; the home page is the empty string. Null for anything too long to be a source (2,048 UTF-16 code
 * units; hosts and browsers have similar limits). A percent sign that encodes nothing is kept as it is.
 */
export function pathKey(path: string): string | null {
  if (path.length > 2048) return null;
  return path
    .replace(/(?:%[\da-f]{2})+/gi, decode)
    .toLowerCase()
    .normalize('NFC')
    .split('/')
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '' && segment !== '.' && segment !== '..')
    .map((segment) => `/${segment}`)
    .join('');
}

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/**
 * Converts a key to the path of an address: every segment percent-encoded, with the storefront's slash unless it is a
 * file.
 */
export function pathOfKey(key: string, trailingSlash: TrailingSlash): string {
  const path = key
    .split('/')
    .map((segment) => encodeURIComponent(segment.replace(loneSurrogate, '\ufffd')))
    .join('/');
  return trailingSlash === 'never' || /\.[a-z0-9]+$/.test(key) ? path : `${path}/`;
}
