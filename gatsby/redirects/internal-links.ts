import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '../../brands/build.ts';
import type { InternalLink } from '../../redirects/lint/types.ts';

/**
 * The links to our own addresses in the brand's `content/` (Markdown) and `texts/`, and in `locales/` (JSON). Links by page key are not included.
 * @param origins of the storefronts.
 */
export async function readInternalLinks(
  origins: readonly string[],
  root = '.',
): Promise<readonly InternalLink[]> {
  const files = [
    ...(await filesIn(root, join(brand.folder, 'content'), '.md')),
    ...(await filesIn(root, join(brand.folder, 'texts'), '.json')),
    ...(await filesIn(root, 'locales', '.json')),
  ];
  const links = await Promise.all(
    files.map(async (file) => internalLinksOf(file, await readFile(join(root, file), 'utf8'), origins)),
  );
  return links.flat();
}

export const internalLinksOf = (file: string, text: string, origins: readonly string[]): InternalLink[] =>
  text.split('\n').flatMap((line, at) => {
    const hrefs = file.endsWith('.json') ? hrefsOfValues(line) : hrefsOf(line);
    const own = hrefs.filter((href) => isOwn(href, origins));
    return [...new Set(own)].map((href) => ({ file, line: at + 1, href }));
  });

/** The forms a link can take in Markdown, and in HTML within it; the first group is the address. */
const linkForms = [
  /\]\(\s*<?([^\s)>]+)/g,
  /^\s*\[[^\]]+\]:\s*<?([^\s>]+)/g,
  /\bhref\s*=\s*["']?([^"'\s>]+)/g,
  /(https?:\/\/[^\s"'<>)\]]+)/g,
];

const hrefsOf = (text: string): string[] =>
  linkForms.flatMap((form) => [...text.matchAll(form)].map(([, href = '']) => href));

/** The links in the values on one line of a texts file; a value may be nothing but a link. */
const hrefsOfValues = (line: string): string[] =>
  [...line.matchAll(/:\s*("(?:[^"\\]|\\.)*")/g)].flatMap(([, literal = '""']) => {
    const value = String(JSON.parse(literal));
    return /^\/\S*$/.test(value) ? [value] : hrefsOf(value);
  });

const isOwn = (href: string, origins: readonly string[]): boolean =>
  /^\/(?!\/)/.test(href) ||
  origins.some((origin) => href.startsWith(origin) && /^(?:$|[/?#])/.test(href.slice(origin.length)));

async function filesIn(root: string, folder: string, ending: string): Promise<string[]> {
  if (!existsSync(join(root, folder))) return [];
  const files = await readdir(join(root, folder), { recursive: true });
  return files
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file))
    .sort();
}
