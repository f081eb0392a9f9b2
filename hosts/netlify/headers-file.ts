import { securityHeaders } from '../../http/security-headers.ts';
import { embeddableHeaders, type Embedding, type SiteHeaders } from '../with-security-headers.ts';

/** Headers of everything below a path, in which `*` stands for any rest. */
export interface HeaderRoute {
  readonly path: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** The headers of every page and file of a site; Netlify serves by HTTPS only. */
export const siteRoutes = (headers: SiteHeaders, embedding: Embedding): readonly HeaderRoute[] => [
  { path: '/*', headers: forNetlify(embeddableHeaders(headers, embedding)) },
  ...unframedRoutes(headers, embedding),
];

/**
 * Netlify applies every rule that matches: whether the later value of a header replaces the earlier one or both are sent,
 * of which browsers obey the stricter, nobody embeds these pages.
 */
const unframedRoutes = (headers: SiteHeaders, { origins, unframed }: Embedding): HeaderRoute[] =>
  (origins.length > 0 ? unframed : [])
    .flatMap((page) => [page, `${page}.html`, `${page}/*`])
    .map((path) => ({ path, headers: forNetlify(headers) }));

const forNetlify = (headers: SiteHeaders): HeaderRoute['headers'] =>
  Object.entries(securityHeaders(true, headers)).map(([key, value]) => ({ key, value }));

/** The lines of a `_headers` file (https://docs.netlify.com/manage/routing/headers/). */
export const netlifyHeaders = (routes: readonly HeaderRoute[]): string =>
  routes
    .map(({ path, headers }) => {
      const lines = headers.map(({ key, value }) => `  ${key}: ${value}\n`);
      return `${encodeURI(path)}\n${lines.join('')}`;
    })
    .join('');
