/**
 * What every site serves itself, whatever its storefront: no redirect may begin there, and the edge need not look. Paths
 * are written as keys (`pathKey`) are, in lower case; folders with a slash at both ends.
 */
export const reservedPaths = {
  /** Everything below these. */
  folders: ['/api/', '/.netlify/', '/page-data/', '/static/', '/texts/', '/redirect-rules/'],
  /** Every file with such a name, in any folder. */
  endings: ['.js', '.css', '.map'],
  files: ['/404.html', '/500.html', '/robots.txt', '/sitemap-index.xml', '/storefronts.json', '/favicon.svg'],
} as const;

/**
 * The reserved folder, file or kind of file (`*.js`) that a path belongs to; undefined when it is free.
 * @param key the path as `pathKey` writes it.
 */
export function reservedAt(key: string): string | undefined {
  const { folders, endings, files } = reservedPaths;
  const ending = endings.find((one) => key.endsWith(one));
  return (
    folders.find((folder) => `${key}/`.startsWith(folder)) ??
    files.find((file) => key === file) ??
    (ending && `*${ending}`)
  );
}
