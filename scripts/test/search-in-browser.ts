import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { listen } from '../../hosts/node/local-server.ts';
import { storeById } from '../../stores/index.ts';
import { pathOf } from '../../stores/urls.ts';
import { outputOf } from '../build/build-target.ts';
import { gzipped, scriptsOf, templateScripts } from '../check/weigh.ts';
import { testSetup } from '../start/environment.ts';
import { localStorefronts } from '../start/local-storefronts.ts';
import { besideSandboxes } from '../start/sandbox-process.ts';
import { chromiumOptions, installChromium } from './chromium.ts';

/** A script that a browser downloaded; its size in bytes after gzip -9. */
export interface LoadedScript {
  readonly file: string;
  readonly size: number;
}

/** What a browser downloads and asks because of search. */
export interface SearchInBrowser {
  /** On a page without search: what it loads when idle, before search is opened. */
  readonly idle: readonly LoadedScript[];
  /** From opening the search to the first suggestions. */
  readonly quickSearch: readonly LoadedScript[];
  /** From there to the results on the search page. */
  readonly searchPage: readonly LoadedScript[];
  /** The searches sent, by burst of keys: what each of them asked for. */
  readonly requests: ReadonlyMap<string, readonly string[]>;
}

const target = { store: 'us' } as const;
const store = storeById('us');
const start = pathOf(store, 'en', 'content/returns');

/** Searches in the built us storefront. */
export async function searchInBrowser(): Promise<SearchInBrowser> {
  const { settings, port, sandboxPort } = await testSetup(['--store', target.store]);
  installChromium();
  return besideSandboxes(sandboxPort, async () => {
    const { app } = await localStorefronts(target, settings);
    const server = await listen(app, port);
    try {
      await using browser = await chromium.launch(chromiumOptions());
      const origin = `http://localhost:${port}`;
      return { ...(await loadedScripts(browser, origin)), requests: await requestsOfBursts(browser, origin) };
    } finally {
      server.close();
    }
  });
}

async function loadedScripts(browser: Browser, origin: string) {
  const page = await newPage(browser);
  const root = outputOf(target);
  const searchPath = pathOf(store, 'en', 'search');
  // Links prefetch the templates of other pages; those are not due to search.
  const isForeign = foreignTo(root, searchPath);
  const known = new Set(scriptsOf(root, start));
  let loaded: string[] = [];
  page.on('requestfinished', (request) => {
    const file = new URL(request.url()).pathname;
    if (request.resourceType() === 'script' && request.url().startsWith(origin)) loaded.push(file);
  });
  const newlyLoaded = (): LoadedScript[] => {
    const files = [...new Set(loaded)].filter((file) => !known.has(file));
    for (const file of files) known.add(file);
    loaded = [];
    return files
      .filter((file) => !isForeign(file))
      .map((file) => ({ file, size: gzipped(readFileSync(join(root, file))) }))
      .toSorted((one, other) => other.size - one.size);
  };
  await page.goto(origin + start, { waitUntil: 'networkidle' });
  const idle = newlyLoaded();
  await openSearch(page);
  await page.keyboard.type('carrier');
  await page.getByRole('option').first().waitFor();
  await page.waitForLoadState('networkidle');
  const quickSearch = newlyLoaded();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === searchPath);
  await page
    .getByRole('main')
    .getByRole('link', { name: /carrier/i })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  const searchPage = newlyLoaded();
  await page.context().close();
  return { idle, quickSearch, searchPage };
}

function foreignTo(root: string, path: string): (file: string) => boolean {
  const own = new Set(scriptsOf(root, path));
  const templates = new Set(templateScripts(root));
  return (file) => templates.has(file) && !own.has(file);
}

/** Bursts of keys, each typed without a pause, and how many searches each of them may send: one. */
const bursts: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'typing “carrier”': (page) => page.keyboard.type('carrier', { delay: 30 }),
  'adding “ mini”': (page) => page.keyboard.type(' mini', { delay: 30 }),
  'replacing it with “bouncer”': async (page) => {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('bouncer', { delay: 30 });
  },
};

/**
 * The searches of every burst: the fewest of three rounds, because a busy machine that pauses between two keys makes
 * two bursts of one.
 */
async function requestsOfBursts(
  browser: Browser,
  origin: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const fewest = new Map<string, readonly string[]>();
  for (let round = 0; round < 3; round += 1) {
    for (const [name, terms] of await requestsOfRound(browser, origin)) {
      const before = fewest.get(name);
      if (!before || terms.length < before.length) fewest.set(name, terms);
    }
  }
  return fewest;
}

async function requestsOfRound(
  browser: Browser,
  origin: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const page = await newPage(browser);
  let searches: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/cs/v2/search'))
      searches.push(termsIn(request.postData() ?? ''));
  });
  await page.goto(origin + start, { waitUntil: 'networkidle' });
  await openSearch(page);
  await page.waitForLoadState('networkidle');
  const requests = new Map<string, readonly string[]>();
  for (const [name, type] of Object.entries(bursts)) {
    searches = [];
    const answered = page.waitForResponse((response) => response.url().endsWith('/cs/v2/search'));
    await type(page);
    await answered;
    await page.waitForLoadState('networkidle');
    requests.set(name, searches);
  }
  await page.context().close();
  return requests;
}

/** The distinct terms of a request. */
const termsIn = (body: string): string => {
  const terms = [...body.matchAll(/"(?:term|query)":"([^"]*)"/g)].map(([, term]) => term);
  return [...new Set(terms)].join(' + ');
};

async function openSearch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByRole('combobox').waitFor();
}

/** A worker would fetch scripts for later. */
const newPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ serviceWorkers: 'block' })).newPage();
