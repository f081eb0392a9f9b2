import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipped, scriptsOf } from '../../check/weigh.ts';

/** What a page of a build weighs, in bytes after gzip -9. */
export interface PageWeight {
  /** The scripts in its HTML and those of its template. */
  readonly scripts: number;
  readonly html: number;
  readonly pageData: number;
}

/** @param path of the page, without a query. */
export function weighPage(root: string, path: string): PageWeight {
  const data = join('page-data', path === '/' ? 'index' : path, 'page-data.json');
  return {
    scripts: weighFiles(root, scriptsOf(root, path)),
    html: weighFiles(root, [join(path, 'index.html')]),
    pageData: weighFiles(root, [data]),
  };
}

/** Bytes after gzip -9 of files of a build, each counted once. */
export function weighFiles(root: string, files: readonly string[]): number {
  return [...new Set(files)].reduce((sum, file) => sum + gzipped(readFileSync(join(root, file))), 0);
}
