import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { type BuildTarget, outputOf } from '../build/build-target.ts';
import { storeById } from '../../stores/index.ts';
import { defaultLanguageOf } from '../../stores/languages.ts';
import { pathOf } from '../../stores/urls.ts';

const pageDataSchema = z.object({ componentChunkName: z.string() });
const statsSchema = z.object({
  namedChunkGroups: z.record(z.string(), z.object({ assets: z.array(z.object({ name: z.string() })) })),
});

/** Maximum JavaScript that a first visit may download, in bytes after gzip -9; the largest storefront is `eu`. */
const budget = 133_000;

/** The pages that are weighed; the budget was set for the first one. */
const pages = ['product/baby-carrier-mini', 'home', 'category/baby-carriers', 'cart'] as const;

/**
 * Weighs the scripts of a first visit: those in the page's HTML and those of its template. What a visitor's actions
 * load (search, payment) does not count.
 * @returns a table of the parts.
 * @throws Error with the table if a page exceeds the budget.
 */
export function weighBuild(target: BuildTarget): string {
  const root = outputOf(target);
  const store = storeById(target.store);
  const weights = pages.map((key) => weighPage(root, pathOf(store, defaultLanguageOf(store), key)));
  const table = weights
    .map(({ page, total, parts }) => [`${kilobytes(total)}  ${page}`, ...parts].join('\n'))
    .join('\n\n');
  const heavy = weights.filter(({ total }) => total > budget);
  if (heavy.length > 0)
    throw new Error(`${table}\n\nOver ${kilobytes(budget)}: ${heavy.map(({ page }) => page).join(', ')}`);
  return `JavaScript of a first visit, gzip:\n${table}`;
}

function weighPage(root: string, page: string) {
  const html = readFileSync(join(root, page, 'index.html'), 'utf8');
  const files = scriptsOf(root, page);
  const inline = [...html.matchAll(/<script(?![^>]* src=)[^>]*>([^<]*)<\/script>/g)].map(
    ([, code]) => code ?? '',
  );
  const parts = [
    ...files.map((file) => ({
      name: file.slice(1),
      size: gzipSync(readFileSync(join(root, file)), { level: 9 }).length,
    })),
    { name: 'inline', size: gzipSync(inline.join(''), { level: 9 }).length },
  ];
  return {
    page,
    total: parts.reduce((sum, { size }) => sum + size, 0),
    parts: parts.sort((a, b) => b.size - a.size).map(({ name, size }) => `  ${kilobytes(size)}  ${name}`),
  };
}

/** The addresses of the scripts that a first visit to a page downloads. */
export function scriptsOf(root: string, page: string): string[] {
  const html = readFileSync(join(root, page, 'index.html'), 'utf8');
  const inHtml = [...html.matchAll(/<script[^>]* src="([^"]+\.js)"/g)].map(([, file]) => file ?? '');
  return [...new Set([...inHtml, ...componentFiles(root, page)])];
}

/** The scripts of the page's template, which Gatsby fetches immediately. */
function componentFiles(root: string, page: string): string[] {
  const pageData = pageDataSchema.parse(
    readJson(join(root, 'page-data', page === '/' ? 'index' : page, 'page-data.json')),
  );
  const group = chunkGroups(root)[pageData.componentChunkName];
  if (!group) throw new Error(`webpack.stats.json has no ${pageData.componentChunkName}.`);
  return scriptsIn(group);
}

/** The addresses of the scripts of all templates: those of other pages are prefetched. */
export const templateScripts = (root: string): string[] =>
  Object.entries(chunkGroups(root)).flatMap(([name, group]) =>
    name.startsWith('component---') ? scriptsIn(group) : [],
  );

const chunkGroups = (root: string) =>
  statsSchema.parse(readJson(join(root, 'webpack.stats.json'))).namedChunkGroups;

const scriptsIn = ({ assets }: { readonly assets: readonly { readonly name: string }[] }): string[] =>
  assets.map(({ name }) => `/${name}`).filter((file) => file.endsWith('.js'));

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}
