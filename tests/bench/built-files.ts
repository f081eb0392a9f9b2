import { hash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

interface BuiltFile {
  readonly bytes: number;
  readonly writtenAt: number;
  /** Of its content, as hosts compare files to upload only those that have changed. */
  readonly digest: string;
}

/** The files of a build by path. */
export type BuiltFiles = ReadonlyMap<string, BuiltFile>;

export async function builtFiles(folder: string): Promise<BuiltFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, BuiltFile>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const { size, mtimeMs } = await stat(path);
    const digest = hash('sha1', await readFile(path));
    files.set(relative(folder, path), { bytes: size, writtenAt: mtimeMs, digest });
  }
  return files;
}

/** The paths of the files that a host has not got from the build before. */
export function filesToUpload(before: BuiltFiles, after: BuiltFiles): string[] {
  const there = new Set([...before.values()].map(({ digest }) => digest));
  return [...after].flatMap(([path, { digest }]) => (there.has(digest) ? [] : path));
}

/**
 * What a build rewrote: pages of Gatsby, their data, and of both those that have nothing to do with a product.
 * @param productKey what the data of every page that shows it contains
 */
export async function rewrittenPages(
  folder: string,
  before: BuiltFiles,
  after: BuiltFiles,
  productKey: string,
) {
  const rewritten = [...after].flatMap(([path, { writtenAt }]) =>
    before.get(path)?.writtenAt === writtenAt ? [] : [path],
  );
  const pages = rewritten.filter((path) => path.endsWith('.html') && after.has(dataOf(path)));
  const data = rewritten.filter((path) => path.endsWith('page-data.json'));
  const named = new RegExp(`${productKey}(?![\\w-])`);
  const mentions = async (path: string) => named.test(await readFile(join(folder, path), 'utf8'));
  const mentioned = await Promise.all([
    // A page may show the product only once it is hydrated, as "not found" does.
    ...pages.map(async (path) => (await mentions(path)) || (await mentions(dataOf(path)))),
    ...data.map(mentions),
  ]);
  return {
    pages: pages.length,
    data: data.length,
    strangers: [...pages, ...data].filter((_, index) => !mentioned[index]),
  };
}

/** Where Gatsby writes the data of a page. */
function dataOf(htmlFile: string): string {
  const path = htmlFile.replace(/(^|\/)index\.html$/, '');
  return join('page-data', path || 'index', 'page-data.json');
}
