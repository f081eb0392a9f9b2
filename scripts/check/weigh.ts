import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { brand } from '../../brands/build.ts';
import { type BuildTarget, outputOf, recordsBeside } from '../build/build-target.ts';
import { storeById } from '../../stores/storefront.ts';
import { defaultLanguageOf } from '../../stores/languages.ts';
import { pathOf } from '../../stores/urls.ts';
import { inlineScriptsIn } from '../../hosts/inline-scripts.ts';

const pageDataSchema = z.object({ componentChunkName: z.string() });
const statsSchema = z.object({
  namedChunkGroups: z.record(z.string(), z.object({ assets: z.array(z.object({ name: z.string() })) })),
});

/** The most that a first visit may download, on every storefront; the largest one is `eu`. */
const pageBudgets = [
  [brand.samples.product, 155_000],
  ['home', 142_000],
  [brand.samples.category, 145_500],
  ['cart', 147_500],
  ['checkout', 184_500],
] as const;

/** What else is downloaded at an action, by the names of the chunks: what the first visit contains does not count again. */
const actionBudgets = [['first “Add to cart”', ['shop-api'], 16_000]] as const;

/**
 * Weighs the scripts of a first visit, which are those in the page's HTML and those of its template, and those of
 * first actions. What loads at other actions (search, payment) does not count.
 * @returns a table of the parts, and what exceeds its budget: `npm test` fails for it, a build only warns.
 */
export function weighBuild(target: BuildTarget): { readonly table: string; readonly heavy: string | null } {
  const root = outputOf(target);
  const store = storeById(target.store, brand.storefronts);
  const pages = pageBudgets.map(([key, most]) => {
    const page = pathOf(store, defaultLanguageOf(store), key);
    return { what: page, most, files: scriptsOf(root, page), inline: inlineScriptsOf(root, page) };
  });
  const first = new Set(pages[0]?.files);
  const actions = actionBudgets.map(([what, chunks, most]) => {
    const files = chunks.flatMap((chunk) => chunkScripts(root, chunk)).filter((file) => !first.has(file));
    return { what, most, files: [...new Set(files)], inline: '' };
  });
  const weights = [...pages, ...actions].map((budget) => weigh(root, budget));
  const table = weights
    .map(({ what, total, most, parts }) =>
      [`${kilobytes(total)}  ${what} (at most ${kilobytes(most).trim()})`, ...parts].join('\n'),
    )
    .join('\n\n');
  const heavy = weights.filter(({ total, most }) => total > most).map(({ what }) => what);
  return {
    table: `JavaScript of a first visit, gzip:\n${table}`,
    heavy: heavy.length > 0 ? `Over budget: ${heavy.join(', ')}` : null,
  };
}

/** Something a visitor does, what it downloads, and how many bytes that may be after gzip -9. */
interface Download {
  readonly what: string;
  readonly most: number;
  readonly files: readonly string[];
  /** Code in the HTML itself. */
  readonly inline: string;
}

function weigh(root: string, { what, most, files, inline }: Download) {
  const parts = [
    ...files.map((file) => ({ name: file.slice(1), size: gzipped(readFileSync(join(root, file))) })),
    ...(inline === '' ? [] : [{ name: 'inline', size: gzipped(inline) }]),
  ];
  return {
    what,
    most,
    total: parts.reduce((sum, { size }) => sum + size, 0),
    parts: parts.sort((a, b) => b.size - a.size).map(({ name, size }) => `  ${kilobytes(size)}  ${name}`),
  };
}

/** Size after gzip -9, in bytes. */
export const gzipped = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length;

const inlineScriptsOf = (root: string, page: string): string =>
  inlineScriptsIn(readFileSync(join(root, page, 'index.html'), 'utf8')).join('');

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
  return chunkScripts(root, pageData.componentChunkName);
}

/** The scripts of a named chunk and of what it shares with others. */
function chunkScripts(root: string, name: string): string[] {
  const group = chunkGroups(root)[name];
  if (!group) throw new Error(`webpack.stats.json has no ${name}.`);
  return scriptsIn(group);
}

/** The addresses of the scripts of all templates: those of other pages are prefetched. */
export const templateScripts = (root: string): string[] =>
  Object.entries(chunkGroups(root)).flatMap(([name, group]) =>
    name.startsWith('component---') ? scriptsIn(group) : [],
  );

const chunkGroups = (root: string) =>
  statsSchema.parse(readJson(join(recordsBeside(root), 'webpack.stats.json'))).namedChunkGroups;

const scriptsIn = ({ assets }: { readonly assets: readonly { readonly name: string }[] }): string[] =>
  assets.map(({ name }) => `/${name}`).filter((file) => file.endsWith('.js'));

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}
