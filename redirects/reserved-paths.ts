/**
 * What every site serves itself, whatever its storefront: redirects must not start there, and the edge does not have to
 * check. Paths are keys (`pathKey`), in lower case; folders have a slash at both ends.
 */
export const reservedPaths = {
  /** Everything below these. */
  folders: [
    '/api/',
    '/.netlify/',
    '/page-data/',
    '/static/',
    '/texts/',
    '/share/',
    '/feeds/',
    '/files/',
    '/redirect-rules/',
    '/.well-known/',
  ],
  /** Every file with such a name, in any folder. */
  endings: ['.js', '.css', '.map'],
  files: [
    '/404.html',
    '/500.html',
    '/robots.txt',
    '/sitemap-index.xml',
    '/storefronts.json',
    '/addresses.json',
    '/favicon.svg',
  ],
} as const;

/**
 * The reserved folder, file, or type of file (`*.js`) that a path belongs to; undefined if it is free.
 * @param key the path as a `pathKey`.
 */
export function reservedAt(key: string): string | undefined {
  const { folders, endings, files } = reservedPaths;
  const ending = endings.find((candidate) => key.endsWith(candidate));
  return (
    folders.find((folder) => `${key}/`.startsWith(folder)) ??
    files.find((file) => key === file) ??
    (ending && `*${ending}`)
  );
}
