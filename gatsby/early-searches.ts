import { requestOf } from '../src/listing/list-request.ts';
import { indexOf } from '../src/search/klevu-index.ts';
import { productSearchBody } from '../src/search/klevu-listings.ts';
import { configurationOf, hasOneCurrency, usable } from '../src/search/search-configuration.ts';
import { settingsEntry } from '../src/search/settings-cache.ts';
import { normaliseTerm, readSearchQuery } from '../src/search/search-query.ts';
import type { Language, Store } from '../stores/types.ts';

/** Stands for the term in the body of a request. */
const placeholder = '{term}';

/**
 * Scripts for the head of the search page by language. They send what the page is going to ask for before any module
 * has loaded, which saves round trips: the search in its address, and the merchant's settings, which results wait for.
 * `src/search/early-request.ts` hands each response to whoever asks for the same.
 */
export async function earlySearchScripts(store: Store): Promise<Readonly<Partial<Record<Language, string>>>> {
  const scripts = await Promise.all(
    store.languages.map(async (language) => {
      const configuration = usable(configurationOf(store, language, store.countries[0].currency));
      return configuration ? [[language, await scriptOf(store, indexOf(configuration))] as const] : [];
    }),
  );
  return Object.fromEntries(scripts.flat());
}

async function scriptOf(store: Store, index: ReturnType<typeof indexOf>): Promise<string> {
  const { apiKey, endpoints } = index;
  const search = { ...requestOf(readSearchQuery(''), 0), term: placeholder };
  const body = hasOneCurrency(store) ? JSON.stringify(await productSearchBody(index, search)) : null;
  const values = [
    body && { url: endpoints.search, body, term: JSON.stringify(placeholder) },
    { storedAs: settingsEntry, storedFor: `"${apiKey}":`, urls: Object.values(endpoints.configuration) },
  ];
  return `(${String(begin)})(${[...values.map(inScript), String(normaliseTerm)].join()})`;
}

/** In HTML, a text that contains `<` could end the script. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/*
 * Runs in the browser, so it may use only its arguments. An address with more than a term asks for another
 * list, and settings that are stored are not asked for. Whoever takes a response hears of its failure; if nobody does,
 * nobody needs to.
 */
function begin(
  search: { readonly url: string; readonly body: string; readonly term: string } | null,
  settings: { readonly storedAs: string; readonly storedFor: string; readonly urls: readonly string[] },
  normalise: typeof normaliseTerm,
): void {
  const address = new URLSearchParams(location.search);
  const term = normalise(address.get('q') ?? '');
  if (term === '') return;
  const send = (url: string, post?: { readonly body: string }) => {
    const controller = new AbortController();
    const response = fetch(url, {
      ...(post && { method: 'POST', headers: { 'Content-Type': 'application/json' }, ...post }),
      signal: controller.signal,
    });
    response.catch(() => undefined);
    return { url, ...post, response, controller };
  };
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(settings.storedAs);
  } catch {
    // The browser refuses, so nothing is stored.
  }
  const isStored = stored?.includes(settings.storedFor) === true;
  const body = search?.body.split(search.term).join(JSON.stringify(term));
  globalThis.earlyRequests = [
    ...(search && body !== undefined && [...address].length === 1 ? [send(search.url, { body })] : []),
    ...(isStored ? [] : settings.urls.map((url) => send(url))),
  ];
}
