import { timeSearch } from 'storefront-sandbox/search-timing';
import { runCommand } from '../command.ts';
import { type Budget, reportBudgets } from './budgets.ts';
import { type LoadedScript, searchInBrowser } from './search-in-browser.ts';

/**
 * `npm run bench:search` measures what search costs: the sandbox’s queries, and what a browser downloads and asks in
 * the built us storefront.
 */
async function bench(): Promise<void> {
  const browserBudgets = await benchBrowser();
  reportBudgets([...(await benchQueries()), ...browserBudgets]);
}

/** Times are printed and not enforced, because they say as much about the machine; their ratios are enforced. */
async function benchQueries(): Promise<Budget[]> {
  console.log('\nA query of the sandbox beside the search library alone, in milliseconds of the processor\n');
  console.log(row('products', ['sandbox', 'minisearch', 'ratio', 'indexing', 'alone', 'memory', 'alone']));
  const costs = [];
  for (const products of [1_000, 10_000, 100_000]) {
    const cost = await timeSearch(products);
    const { sandbox, minisearch, ratio } = cost;
    const times = [sandbox.query, minisearch.query, ratio].map((value) => value.toFixed(2));
    const building = [sandbox.build, minisearch.build].map((value) => value.toFixed(0));
    const memory = [sandbox.memory, minisearch.memory].map((bytes) => `${(bytes / 1e6).toFixed(0)} MB`);
    console.log(row(products.toLocaleString('en'), [...times, ...building, ...memory]));
    costs.push(cost);
  }
  return costs.map(({ products, ratio }) => ({
    name: `sandbox ÷ minisearch alone, at ${products.toLocaleString('en')} products`,
    value: ratio,
    most: 8,
  }));
}

const row = (name: string, cells: readonly string[]): string =>
  name.padStart(9) + cells.map((cell) => cell.padStart(12)).join('');

/**
 * The goal for all of search, in bytes gzip. It is printed and not enforced: opening search and typing needs as much,
 * and the rest are screens, half of them filters and results. The budgets keep what has been reached, plus 0.5 kB.
 */
const goal = 25_000;

async function benchBrowser(): Promise<Budget[]> {
  const { idle, quickSearch, searchPage, requests } = await searchInBrowser();
  console.log('Scripts in the built us storefront, bytes gzip\n');
  printScripts('When idle, before search is opened (not counted)', idle);
  printScripts('From opening the search to suggestions', quickSearch);
  printScripts('From there to results on the search page', searchPage);
  const all = sizeOf([...quickSearch, ...searchPage]);
  console.log(
    `${all.toLocaleString('en').padStart(9)}  In all; goal: under ${goal.toLocaleString('en')}, ${all < goal ? 'met' : 'missed'}\n`,
  );
  for (const [name, terms] of requests) console.log(`Searches sent by ${name}: ${terms.join(', ')}`);
  return [
    { name: 'bytes gzip of the search box and the library', value: sizeOf(quickSearch), most: 23_100 },
    { name: 'bytes gzip of these and the search page', value: all, most: 40_200 },
    ...[...requests].map(([name, { length }]) => ({
      name: `searches sent by ${name}`,
      value: length,
      most: 1,
    })),
  ];
}

function printScripts(title: string, scripts: readonly LoadedScript[]): void {
  console.log(`${sizeOf(scripts).toLocaleString('en').padStart(9)}  ${title}`);
  for (const { file, size } of scripts)
    console.log(`${size.toLocaleString('en').padStart(11)}  ${file.slice(1)}`);
}

const sizeOf = (scripts: readonly LoadedScript[]): number => scripts.reduce((sum, { size }) => sum + size, 0);

runCommand(bench);
