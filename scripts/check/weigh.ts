import { readdirSync, readFileSync, statSync } from 'node:fs';
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

/** The most JavaScript that a first visit may download, on every storefront; the largest one is `eu`. */
const scriptBudgets = [
  [brand.samples.product, 167_500],
  ['home', 150_500],
  [brand.samples.category, 159_500],
  ['cart', 158_500],
  ['checkout', 197_500],
] as const;

/** What the first “Add to cart” downloads, by the name of its chunk; what the first visit contains does not count again. */
const addToCart = { chunk: 'shop-api', most: 19_500 };

/**
 * Maximum kilobytes after gzip -9 of a page's HTML and of its data, by template; its largest page counts, which for
 * categories is the list of all products.
 */
const pageBudgets: Readonly<Record<string, { readonly html: number; readonly data: number }>> = {
  'back-in-stock': { html: 15, data: 1 },
  cart: { html: 16, data: 1 },
  category: { html: 31, data: 12.5 },
  claim: { html: 16.5, data: 1 },
  compare: { html: 16, data: 1 },
  checkout: { html: 17, data: 1 },
  contact: { html: 16, data: 1 },
  content: { html: 22, data: 5 },
  finder: { html: 19.5, data: 3.5 },
  home: { html: 22, data: 6.5 },
  newsletter: { html: 15.5, data: 1 },
  'not-found': { html: 13, data: 1 },
  'order-confirmation': { html: 17, data: 1 },
  'order-lookup': { html: 14.5, data: 1 },
  recall: { html: 17.5, data: 2 },
  product: { html: 29, data: 10.5 },
  registration: { html: 17.5, data: 2.5 },
  review: { html: 15.5, data: 1 },
  saved: { html: 14.5, data: 1 },
  search: { html: 18, data: 1 },
  'send-back': { html: 15, data: 1 },
  'server-error': { html: 13, data: 1 },
  stores: { html: 15, data: 1.5 },
  styleguide: { html: 18.5, data: 2 },
  withdraw: { html: 15.5, data: 1 },
};

/** Something that is downloaded, and the most that it may weigh, in bytes after gzip -9. */
interface Weighed {
  readonly what: string;
  readonly weight: number;
  readonly most: number;
}

/**
 * Weighs the scripts of a first visit, which are those in the page's HTML and those of its template, those of the first
 * “Add to cart”, and the HTML and data of each template's largest page. What loads at other actions does not count.
 * @returns a table, and whether something exceeds its budget; then the table ends with what one can do.
 * @throws Error if a template has no budget.
 */
export function weighBuild(target: BuildTarget): { readonly table: string; readonly isHeavy: boolean } {
  const root = outputOf(target);
  const store = storeById(target.store, brand.storefronts);
  const visits = scriptBudgets.map(([key, most]): Weighed => {
    const page = pathOf(store, defaultLanguageOf(store), key);
    const weight = weightOf(root, scriptsOf(root, page)) + gzipped(inlineScriptsOf(root, page));
    return { what: `scripts of ${page}`, weight, most };
  });
  const first = scriptsOf(root, pathOf(store, defaultLanguageOf(store), brand.samples.product));
  const files = chunkScripts(root, addToCart.chunk).filter((file) => !first.includes(file));
  const weights = [
    ...visits,
    { what: 'scripts of the first “Add to cart”', weight: weightOf(root, files), most: addToCart.most },
    ...weighPages(root),
  ];
  const rows = weights.map(({ what, weight, most }) => {
    const mark = weight > most ? '  OVER BUDGET' : '';
    return `${kilobytes(weight)} of ${kilobytes(most)} kB  ${what}${mark}`;
  });
  const isHeavy = weights.some(({ weight, most }) => weight > most);
  return { table: ['Gzip:', ...rows, ...(isHeavy ? [advice] : [])].join('\n'), isHeavy };
}

const advice = `Shoppers wait longer for what is over budget.
Scripts: load with import() what a page does not show at first.
HTML: it contains the styles and texts of the page, and what is drawn in them. Drawings become files in static/ of
your brand (its logo: docs/upgrading.md, "How it looks"), and styles a .module.css beside the only component that needs them.
Data: query only the fields that the page shows.
If it is worth the wait, raise its number in scripts/check/weigh.ts.`;

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(6);

/** Size after gzip -9, in bytes. */
const gzipped = (content: string | Buffer): number =>
  content.length === 0 ? 0 : gzipSync(content, { level: 9 }).length;

const weightOf = (root: string, files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipped(readFileSync(join(root, file))), 0);

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

function chunkScripts(root: string, name: string): string[] {
  const stats = statsSchema.parse(readJson(join(recordsBeside(root), 'webpack.stats.json')));
  const group = stats.namedChunkGroups[name];
  if (!group) throw new Error(`webpack.stats.json has no ${name}.`);
  return group.assets.map((asset) => `/${asset.name}`).filter((file) => file.endsWith('.js'));
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function weighPages(root: string): Weighed[] {
  const files = readdirSync(join(root, 'page-data'), { recursive: true, encoding: 'utf8' });
  const pages = files.flatMap((file) => {
    if (!/[\\/]page-data\.json$/.test(file)) return [];
    const data = join('page-data', file);
    const page = file.replace(/[\\/]page-data\.json$/, '');
    // Gatsby calls the home page `index`; error pages are files.
    const html = page.endsWith('.html') ? page : join(page === 'index' ? '' : page, 'index.html');
    const text = readFileSync(join(root, data), 'utf8');
    const [, template] = /"componentChunkName":"component---src-templates-(.+?)-tsx"/.exec(text) ?? [];
    return template === undefined
      ? []
      : { template, html, data, raw: text.length + statSync(join(root, html)).size };
  });
  return [...Map.groupBy(pages, ({ template }) => template)].sort().flatMap(([template, its]) => {
    const { html, data } = its.reduce((largest, next) => (next.raw > largest.raw ? next : largest));
    const budget = pageBudgets[template] ?? { html: 0, data: 0 };
    return [
      { what: `HTML of ${template} (${html})`, weight: weightOf(root, [html]), most: budget.html * 1000 },
      { what: 'its data', weight: weightOf(root, [data]), most: budget.data * 1000 },
    ];
  });
}
