import { globSync } from 'node:fs';
import { securityHeaders } from '../../http/security-headers.ts';
import { cachingOf } from '../file-rules.ts';
import { embeddableHeaders, type Embedding, type SiteHeaders } from '../with-security-headers.ts';

/**
 * The `_headers` file of a site (https://docs.netlify.com/manage/routing/headers/): what all of its pages and files are answered
 * with, and which files browsers may keep or must ask for again: Netlify's own default is a revalidation.
 * @param folder of the site.
 */
export function netlifyHeaders(folder: string, headers: SiteHeaders, embedding: Embedding): string {
  const usual = cachingOf('/', 200);
  const others = globSync('**', { cwd: folder })
    .map((file) => `/${file}`)
    .filter((path) => cachingOf(path, 200) !== usual)
    .map((path) => (path.startsWith('/static/') ? '/static/*' : path));
  return [
    linesFor('/*', forNetlify(embeddableHeaders(headers, embedding))),
    ...unframedPaths(embedding).map((path) => linesFor(path, forNetlify(headers))),
    ...[...new Set(others)].sort().map((path) => linesFor(path, { 'Cache-Control': cachingOf(path, 200) })),
  ].join('');
}

/**
 * Netlify applies every rule that matches: whether the later value of a header replaces the earlier one or both are sent,
 * of which browsers obey the stricter, nobody embeds these pages.
 */
const unframedPaths = ({ origins, unframed }: Embedding): string[] =>
  origins.length > 0 ? unframed.flatMap((page) => [page, `${page}.html`, `${page}/*`]) : [];

/** Netlify serves by HTTPS only. */
const forNetlify = (headers: SiteHeaders): SiteHeaders => securityHeaders(true, headers);

const linesFor = (path: string, headers: SiteHeaders): string =>
  [encodeURI(path), ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
