import { pageSpelling } from '../redirects/address.ts';
import type { TrailingSlash } from '../stores/types.ts';

/** Files with a content hash in their name never change; everything else is revalidated each time. */
const hashedFile =
  /(^\/static\/)|([-.][0-9a-f]{20}\.(js|css|json)$)|(^\/redirect-rules\/[0-9a-f]{12}\.json$)/;

/**
 * The `Cache-Control` of a file, on every host. Browsers ask for the service worker anew each time; it is how the next
 * version of a site reaches them.
 * @param status of the answer; what is missing may be there after the next deployment.
 */
export function cachingOf(path: string, status: number): string {
  if (path === '/sw.js') return 'no-cache';
  const isThere = (status >= 200 && status < 300) || status === 304;
  return isThere && hashedFile.test(path)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
}

/**
 * One address per page: where `/cart` and `/Cart/` lead, which is `/cart/`, or `/cart` on a storefront without trailing
 * slashes. Null if the address is spelled right, or is none of a page: a path with a file extension, or a well-known one
 * (RFC 8615), which often has none. Keeps the query.
 */
export function otherSpelling(
  { method, url }: Pick<Request, 'method' | 'url'>,
  policy: TrailingSlash,
): string | null {
  const { pathname, search } = new URL(url);
  // Several leading slashes would lead to another host.
  const path = pathname.replace(/^\/+/, '/');
  if (!['GET', 'HEAD'].includes(method) || path.startsWith('/.well-known/')) return null;
  const wanted = pageSpelling(policy === 'always' ? withSlash(path) : withoutSlash(path));
  return wanted === path ? null : wanted + search;
}

function withSlash(path: string): string {
  const lastSegment = path.slice(path.lastIndexOf('/') + 1);
  return lastSegment === '' || lastSegment.includes('.') ? path : `${path}/`;
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') || '/' : path;
}

/** Whether a path leads to a hidden file or folder: a build's own records. `.well-known` is for visitors (RFC 8615). */
export const isHidden = (path: string): boolean =>
  path.split('/').some((part) => part.startsWith('.') && part !== '.well-known');

/** Where the page about an error at a path may be: in the language of the path, if it begins with one, and otherwise in the default one. */
export function errorPagesOf(path: string, status: 404 | 500): readonly string[] {
  const [, first = ''] = path.split('/');
  const language = /^[a-z]{2}(-[a-z]+)?$/.test(first) ? [`/${first}/${status}.html`] : [];
  return [...language, `/${status}.html`];
}
