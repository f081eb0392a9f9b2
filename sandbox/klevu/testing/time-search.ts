import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import MiniSearch from 'minisearch';
import { klevuApp } from '../app.ts';
import type { KlevuIndex, KlevuProduct } from '../seed.ts';
import { generatedIndex, generatedTerms } from './generated-products.ts';

/** What searching among so many generated products costs. */
export interface SearchCost {
  readonly products: number;
  readonly sandbox: IndexCost;
  /** The library on its own, with its usual settings and a document per product. */
  readonly minisearch: IndexCost;
  /** A query of the sandbox ÷ one of the library: the median over several rounds. */
  readonly ratio: number;
}

/** Times are those of the processor, which other programs disturb less, in milliseconds. */
export interface IndexCost {
  readonly build: number;
  /** In bytes. */
  readonly memory: number;
  /** The median over several rounds of the mean of a query. */
  readonly query: number;
}

const rounds = 5;

/** Measures a query for five products as the shop sends it, from the text of the request to that of the response. */
export async function timeSearch(products: number): Promise<SearchCost> {
  const index = generatedIndex(products);
  const terms = generatedTerms(products);
  const sandbox = built(() => sandboxSearch(index));
  const minisearch = built(() => plainSearch(index.products));
  const means: { readonly own: number; readonly library: number }[] = [];
  // One after the other, so that both meet the same state of the machine; the first round is for the compiler.
  for (let round = 0; round <= rounds; round += 1) {
    const own = await meanOf(sandbox.search, terms);
    const library = await meanOf(minisearch.search, terms);
    if (round > 0) means.push({ own, library });
  }
  return {
    products,
    sandbox: { ...sandbox.cost, query: median(means.map(({ own }) => own)) },
    minisearch: { ...minisearch.cost, query: median(means.map(({ library }) => library)) },
    ratio: median(means.map(({ own, library }) => own / library)),
  };
}

type Search = (term: string) => Promise<number>;

function built(build: () => Search) {
  const before = usedMemory();
  const begun = processorTime();
  const search = build();
  const time = processorTime() - begun;
  return { search, cost: { build: time, memory: usedMemory() - before } };
}

async function meanOf(search: Search, terms: readonly string[]): Promise<number> {
  const begun = processorTime();
  for (const term of terms) await search(term);
  return (processorTime() - begun) / terms.length;
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Returns the length of the response, so that nothing can be skipped. */
function sandboxSearch(index: KlevuIndex): Search {
  const app = klevuApp({ indexes: { generated: index } }, { publicUrl: 'http://sandbox.test' });
  return async (term) => {
    const settings = { query: { term }, typeOfRecords: ['KLEVU_PRODUCT'], limit: 5 };
    const recordQueries = [{ id: 'search', typeOfRequest: 'SEARCH', settings }];
    const body = JSON.stringify({ context: { apiKeys: ['generated'] }, recordQueries });
    const response = await app.request('/cs/v2/search', { method: 'POST', body });
    if (!response.ok) throw new Error(`The sandbox responded with ${response.status}.`);
    return (await response.text()).length;
  };
}

function plainSearch(records: readonly KlevuProduct[]): Search {
  const fields = ['name', 'category', 'color', 'material', 'shortDesc', 'features', 'sku'];
  const mini = new MiniSearch<KlevuProduct>({ fields, storeFields: ['name', 'url', 'price'] });
  mini.addAll(records.filter(({ id }) => id.endsWith('-0')));
  return (term) => {
    const found = mini.search(term, { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { name: 8 } });
    return Promise.resolve(JSON.stringify(found.slice(0, 5)).length);
  };
}

let collect: (() => void) | undefined;

/** Bytes in use after a garbage collection. */
function usedMemory(): number {
  setFlagsFromString('--expose-gc');
  collect ??= runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed;
}
