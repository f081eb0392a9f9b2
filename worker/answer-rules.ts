import { pathKey } from '../redirects/path-key.ts';
import { mayBeKept, type SiteFacts } from './site-facts.ts';

/**
 * How the worker answers a request.
 *
 * - `page`: a page from the network, else as it was kept, else the message.
 * - `message`: from the network, else the message that there is no connection.
 * - `data`: data of pages from the network, else as it was kept.
 * - `script`: a file with a digest in its name (scripts, styles, texts, fonts), as it was kept, else from the network.
 * - `picture`: from the network, else as it was kept in any size.
 */
export type Answer = 'page' | 'message' | 'data' | 'script' | 'picture';

interface Asked {
  readonly url: URL;
  readonly mode: Request['mode'];
}

/** Never answered, whatever they contain: the shop API, services of the host, rules of redirects. */
const untouched = /^\/(api|\.netlify\/(?!images$)|redirects|redirect-rules)(\/|$)/;
const pageData = /^\/page-data\/.+\.json$/;
const hashedFile = /([-.][0-9a-f]{20}\.(js|css|json)|^\/static\/[\w-]+-[0-9a-f]{32}\.woff2)$/;
const picture = /^\/(\.netlify\/images$|static\/[0-9a-f]{32}\/.+\.(avif|webp|png|jpe?g|svg)$)/;

/**
 * How the worker answers a request, or null if it leaves it to the browser as though there were no worker: everything
 * at other origins (payment, search, sandboxes), the shop API, and every address outside the catalogue that may be a
 * redirect's source. No page is a source, which the redirects' lint proves.
 */
export function answerTo({ url, mode }: Asked, facts: SiteFacts, origin: string): Answer | null {
  const { pathname } = url;
  if (url.origin !== origin || untouched.test(pathname)) return null;
  if (mode === 'navigate') return answerToNavigation(pathname, facts);
  if (pageData.test(pathname)) return 'data';
  if (hashedFile.test(pathname)) return 'script';
  return picture.test(pathname) ? 'picture' : null;
}

function answerToNavigation(pathname: string, facts: SiteFacts): Answer | null {
  const key = pathKey(pathname);
  if (key === null) return null;
  if (mayBeKept(key, facts)) return 'page';
  const { screens, sources } = facts;
  if (screens.includes(key)) return 'message';
  const isFile = /\.[^./]*$/.test(key);
  return isFile || sources.includes(key.split('/')[1] ?? '') ? null : 'message';
}

/**
 * The address under which a page is kept. It is the same file whatever the query, which may name an order, a campaign
 * (`utm_…`), or a reload (`reloaded=1`).
 */
export const pageAddress = (pathname: string, origin: string): string =>
  `${origin}${encodeURI(pathKey(pathname) ?? pathname)}/`;

export const dataAddress = (pathname: string, origin: string): string =>
  `${origin}/page-data${pathname === '/' ? '/index' : pathname.replace(/\/$/, '')}/page-data.json`;

/** The key of the page that a kept address belongs to; null for data that pages share. */
export function pageOf(address: string): string | null {
  const { pathname } = new URL(address);
  const [, ofPage] = /^\/page-data(\/.+)\/page-data\.json$/.exec(pathname) ?? [];
  if (ofPage !== undefined) return ofPage === '/index' ? '' : pathKey(ofPage);
  return pathname.startsWith('/page-data/') ? null : pathKey(pathname);
}

/** The address under which a picture is kept: the same in every size and format. */
export function pictureAddress({ origin, pathname, searchParams }: URL): string {
  const [folder] = /^\/static\/[0-9a-f]{32}\//.exec(pathname) ?? [];
  if (folder !== undefined) return origin + folder;
  const kept = [...searchParams].filter(([name]) => name === 'url' || name === 'cd');
  return `${origin}${pathname}?${new URLSearchParams(kept).toString()}`;
}
