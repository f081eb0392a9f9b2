import { requestOf } from '../src/listing/list-request.ts';
import { indexOf } from '../src/search/klevu-index.ts';
import { productSearchBody } from '../src/search/klevu-listings.ts';
import { configurationOf, usable } from '../src/search/search-configuration.ts';
import { readSearchQuery } from '../src/search/search-query.ts';
import type { Language, Store } from '../stores/types.ts';

/** Stands for the term in the body of a request. */
const placeholder = '{term}';

/**
 * Scripts for the head of the search page by language: they send the search in its address before any module has
 * loaded, which saves two round trips, and `src/search/early-request.ts` hands the response to whoever asks for the
 * same. Where countries pay in several currencies there is none, because HTML does not know the visitor's.
 */
export async function earlySearchScripts(store: Store): Promise<Readonly<Partial<Record<Language, string>>>> {
  const [{ currency }, ...others] = store.countries;
  if (others.some((country) => country.currency !== currency)) return {};
  const scripts = await Promise.all(
    store.languages.map(async (language) => {
      const configuration = usable(configurationOf(store, language, currency));
      return configuration ? [[language, await scriptOf(indexOf(configuration))] as const] : [];
    }),
  );
  return Object.fromEntries(scripts.flat());
}

async function scriptOf(index: ReturnType<typeof indexOf>): Promise<string> {
  const search = { ...requestOf(readSearchQuery(''), 0), term: placeholder };
  const body = JSON.stringify(await productSearchBody(index, search));
  const values = [index.endpoints.search, body, JSON.stringify(placeholder)];
  return `(${String(begin)})(${values.map(inScript).join()})`;
}

/** In HTML, a text that contains `<` could end the script. */
const inScript = (text: string): string => JSON.stringify(text).replaceAll('<', String.raw`\u003c`);

/*
 * Runs in the browser, so it must not use anything from this file. Does nothing for an address that contains anything
 * but a term. Whoever takes the response hears of its failure; if nobody does, nobody needs to.
 */
function begin(url: string, template: string, term: string): void {
  const address = new URLSearchParams(location.search);
  // As `normaliseTerm` does.
  const searched = (address.get('q') ?? '').replace(/\s+/g, ' ').trim().toLowerCase();
  if (searched === '' || [...address].length > 1) return;
  const body = template.split(term).join(JSON.stringify(searched));
  const controller = new AbortController();
  const { signal } = controller;
  const headers = { 'Content-Type': 'application/json' };
  const response = fetch(url, { method: 'POST', headers, body, signal });
  response.catch(() => undefined);
  globalThis.earlyRequest = { url, body, response, controller };
}
