import type { TrailingSlash } from '../stores/types.ts';

/** Half a character, which no address can hold. */
const loneSurrogate = /\p{Surrogate}/gu;

/** In the form that is looked up, but for capitals and a slash at the end. */
const plainPath = /^(?:\/[a-z0-9_-]+)+\/?$/i;

/**
 * The form in which paths are compared: lower case, percent-decoded once, without empty or dot segments and without a
 * slash at the end; the home page is the empty string. Null for what is too long to be a source (2,048 UTF-16 code
 * units; hosts and browsers agree on about as many). A percent sign that encodes nothing stands for itself.
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

/** As `pathKey`, without the work where there is nothing to do. */
export function quickPathKey(path: string): string | null {
  if (path.length > 256 || !plainPath.test(path)) return pathKey(path);
  return (path.endsWith('/') ? path.slice(0, -1) : path).toLowerCase();
}

/** A key as the path of an address: every segment percent-encoded, with the storefront's slash unless it names a file. */
export function pathOfKey(key: string, trailingSlash: TrailingSlash): string {
  const path = key
    .split('/')
    .map((segment) => encodeURIComponent(segment.replace(loneSurrogate, '\ufffd')))
    .join('/');
  return trailingSlash === 'never' || /\.[a-z0-9]+$/.test(key) ? path : `${path}/`;
}
