import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sitePaths } from '../stores/site-paths.ts';
import { productPaths } from '../stores/page-paths/products.ts';

/** The most JavaScript a first visit may download, in bytes after gzip -9. */
const budget = 130_000;

/** The pages that are weighed; the first is what the budget was set for. */
const pages = [
  productPaths['product/baby-carrier-mini'].en,
  sitePaths.home.en,
  sitePaths['category/baby-carriers'].en,
  sitePaths.cart.en,
] as const;

/**
 * Weighs the scripts that a page's HTML asks for. What a visitor's own doing loads (search, payment) is not part of it.
 * @returns a table of the parts.
 * @throws Error with the table when a page is over the budget.
 */
export function weighBuild(store: string): string {
  const root = join('dist', store);
  const weights = pages.map((page) => weighPage(root, page));
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
  const files = [
    ...new Set([...html.matchAll(/<script[^>]* src="([^"]+\.js)"/g)].map(([, file]) => file ?? '')),
  ];
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

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
}

if (import.meta.filename === process.argv[1]) console.log(weighBuild(process.argv[2] ?? 'us'));
