import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildTarget, outputOf } from '../build/build-target.ts';
import { gzipped } from './weigh.ts';

/**
 * Maximum kilobytes after gzip -9 of a page's HTML and of its data, by template; its largest page counts, which for
 * categories is the list of all products.
 */
const budgets: Readonly<Record<string, { readonly html: number; readonly data: number }>> = {
  'back-in-stock': { html: 13, data: 2 },
  cart: { html: 13.5, data: 2.5 },
  category: { html: 27, data: 13 },
  checkout: { html: 15, data: 5.5 },
  contact: { html: 13, data: 2 },
  content: { html: 19.5, data: 5.5 },
  home: { html: 20, data: 6 },
  'not-found': { html: 11.5, data: 1 },
  'order-confirmation': { html: 14, data: 6 },
  'order-lookup': { html: 13, data: 2 },
  recall: { html: 16, data: 4 },
  product: { html: 26, data: 12.5 },
  search: { html: 16, data: 2 },
  'server-error': { html: 11.5, data: 1 },
  stores: { html: 13.5, data: 1.5 },
  styleguide: { html: 16, data: 6 },
  withdraw: { html: 14, data: 2.5 },
};

interface WeighedPage {
  readonly template: string;
  readonly page: string;
  /** Bytes before compression, by which the largest page is found. */
  readonly raw: number;
}

/**
 * Weighs the largest page of each template: its HTML and its data.
 * @returns a table of them.
 * @throws Error with the table if one exceeds its budget, or if a template has none.
 */
export function weighPages(target: BuildTarget): string {
  const root = outputOf(target);
  const pages = Map.groupBy(pagesIn(root), ({ template }) => template);
  const rows = [...pages].sort().map(([template, its]) => {
    const { page } = its.reduce((largest, next) => (next.raw > largest.raw ? next : largest));
    const weight = { html: weightOf(htmlOf(root, page)), data: weightOf(dataOf(root, page)) };
    const budget = budgets[template];
    const isHeavy = !budget || weight.html > budget.html * 1000 || weight.data > budget.data * 1000;
    return { isHeavy, text: rowOf([weight.html, weight.data, `${template} (${page})`]) };
  });
  const table = [
    rowOf(['HTML', 'data', 'largest page of a template, gzip']),
    ...rows.map(({ text }) => text),
  ];
  const heavy = rows.filter(({ isHeavy }) => isHeavy).map(({ text }) => text);
  if (heavy.length > 0) throw new Error([...table, '', 'Over budget:', ...heavy].join('\n'));
  return table.join('\n');
}

/** Every page of a build that one of our templates renders. */
function pagesIn(root: string): WeighedPage[] {
  const files = readdirSync(join(root, 'page-data'), { recursive: true, encoding: 'utf8' });
  return files.flatMap((file) => {
    if (!/[\\/]page-data\.json$/.test(file)) return [];
    const page = file.replace(/[\\/]page-data\.json$/, '');
    const text = readFileSync(join(root, 'page-data', file), 'utf8');
    const [, template] = /"componentChunkName":"component---src-templates-(.+?)-tsx"/.exec(text) ?? [];
    if (template === undefined) return [];
    return { template, page, raw: text.length + statSync(htmlOf(root, page)).size };
  });
}

/** Gatsby calls the home page `index`; error pages are files. */
const htmlOf = (root: string, page: string): string =>
  page.endsWith('.html') ? join(root, page) : join(root, page === 'index' ? '' : page, 'index.html');
const dataOf = (root: string, page: string): string => join(root, 'page-data', page, 'page-data.json');

const weightOf = (file: string): number => gzipped(readFileSync(file));

const rowOf = ([html, data, name]: readonly [string | number, string | number, string]): string =>
  `${String(html).padStart(7)}  ${String(data).padStart(7)}  ${name}`;
