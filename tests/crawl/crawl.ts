import type { Store } from '../../stores/types.ts';
import { directionOf } from '../../stores/languages.ts';
import { languageOfPath, pageKeysOf, urlOf } from '../../stores/urls.ts';
import { isListed } from '../../stores/is-listed.ts';
import { problemsOfHtml } from './valid-html.ts';
import { checkFeeds } from './feeds.ts';
import { checkSearchFeed } from './search-feed.ts';
import { checkSharePictures, problemsOfHead, problemsOfPictures, repeated } from './head.ts';
import type { Get, SeenPage } from './seen-page.ts';
import { factsOf, type PageFacts, sitemapEntries, sitemapsOf } from './html.ts';

/** What a crawl saw, and everything that was wrong. */
export interface CrawlReport {
  readonly counts: Readonly<Record<string, number>>;
  readonly problems: readonly string[];
}

/**
 * Crawls built storefronts over HTTP: every address in the sitemaps, every page key in every language, every link, every
 * alternate, what pages say about themselves, and every feed. Alternates and links to storefronts that are not crawled are counted but not followed.
 * @param stores with the origins they were built for.
 */
export async function crawlStorefronts(stores: readonly Store[], get: Get): Promise<CrawlReport> {
  const problems: string[] = [];
  const counts: Record<string, number> = {};
  const count = (name: string, by = 1) => (counts[name] = (counts[name] ?? 0) + by);
  const seen = new Map<string, SeenPage>();

  for (const store of stores) {
    count('storefronts');
    const htmlSeen = new Set<string>();
    const checkHtml = async (url: string, html: string) => {
      if (htmlSeen.has(url)) return;
      htmlSeen.add(url);
      problems.push(...(await problemsOfHtml(html)).map((problem) => `${url}: ${problem}`));
    };
    for (const [url, facts] of await crawlSitemaps(store, get, checkHtml, problems))
      seen.set(url, { store, facts });
    count('addresses made by urlOf', await checkPageKeys(store, seen, get, checkHtml, problems));
    count('pages with valid HTML', htmlSeen.size);
  }
  count('listed pages', seen.size);
  for (const [url, { facts }] of seen) {
    for (const [hreflang, href] of facts.alternates) {
      const other = seen.get(href);
      if (!other && stores.some(({ origin }) => href.startsWith(`${origin}/`)))
        problems.push(`${url}: its alternate ${hreflang} ${href} is not a listed page`);
      if (other && !sameEntries(other.facts.alternates, facts.alternates))
        problems.push(`${url}: ${href} does not point back with the same alternates`);
      count(other ? 'alternates that point back' : 'alternates to other storefronts');
    }
  }
  count('languages', new Set([...seen.values()].map(({ facts }) => facts.language)).size);
  await checkLinks(seen, get, problems, count);
  problems.push(...repeated(seen));
  await checkSharePictures(seen, get, problems, count);
  for (const store of stores) {
    await checkFeeds(store, get, problems, count);
    await checkSearchFeed(store, seen, get, problems, count);
  }
  return { counts, problems };
}

type CheckHtml = (url: string, html: string) => Promise<void>;

async function crawlSitemaps(
  store: Store,
  get: Get,
  checkHtml: CheckHtml,
  problems: string[],
): Promise<Map<string, PageFacts>> {
  const robots = await get(`${store.origin}/robots.txt`);
  const index = /^Sitemap: (.*)$/m.exec(robots.text)?.[1] ?? '';
  const pages = new Map<string, PageFacts>();
  if (!index.startsWith(`${store.origin}/`)) {
    problems.push(`${store.id}: robots.txt does not list its own sitemap`);
    return pages;
  }
  for (const sitemap of sitemapsOf((await get(index)).text)) {
    for (const { url, alternates, pictures } of sitemapEntries((await get(sitemap)).text)) {
      const { status, text } = await get(url);
      if (status !== 200) problems.push(`${url}: in the sitemap, but responds with ${status}`);
      const facts = factsOf(text);
      pages.set(url, facts);
      problems.push(...problemsOf(url, store, facts), ...problemsOfHead(url, facts));
      problems.push(...problemsOfPictures(url, store, pictures));
      await checkHtml(url, text);
      if (!sameEntries(alternates, facts.alternates))
        problems.push(`${url}: sitemap and page have different alternates`);
    }
  }
  if (pages.size === 0) problems.push(`${store.id}: the sitemaps are empty`);
  return pages;
}

function problemsOf(url: string, store: Store, facts: PageFacts): string[] {
  const language = languageOfPath(store, new URL(url).pathname);
  const wrong = (condition: boolean, text: string) => (condition ? [`${url}: ${text}`] : []);
  return [
    ...wrong(facts.language !== language, `lang is ${facts.language}, not ${language}`),
    ...wrong(facts.direction !== directionOf(language), `dir is ${facts.direction}`),
    ...wrong(facts.canonical !== url, `canonical is ${facts.canonical ?? 'missing'}`),
    ...wrong(!facts.isListed, 'in the sitemap, but should not be listed'),
    ...wrong(!facts.hasHeading, 'has no heading'),
    ...wrong(![...facts.alternates.values()].includes(url), 'is missing from its own alternates'),
    ...wrong(!facts.alternates.has('x-default'), 'has no x-default'),
  ];
}

/**
 * Every page key in every language is either built or missing in all of them, and listed exactly if it should be. If it
 * is missing, there may be a redirect, which `crawlRedirects` follows.
 */
async function checkPageKeys(
  store: Store,
  seen: ReadonlyMap<string, SeenPage>,
  get: Get,
  checkHtml: CheckHtml,
  problems: string[],
): Promise<number> {
  let built = 0;
  const paths = new Set<string>();
  for (const key of pageKeysOf(store).filter((page) => page !== 'not-found' && page !== 'server-error')) {
    const whetherBuilt = new Set<boolean>();
    for (const language of store.languages) {
      const url = urlOf(store, language, key);
      const { status, text } = await get(url);
      whetherBuilt.add(status === 200);
      if (paths.has(url)) problems.push(`${url}: two pages have this address`);
      paths.add(url);
      if (status === 200) {
        built += 1;
        await checkHtml(url, text);
      }
      if (![200, 301, 404].includes(status)) problems.push(`${url}: responds with ${status}`);
      if (seen.has(url) !== (status === 200 && isListed(key)))
        problems.push(`${url}: listed, but should not be, or vice versa`);
      if (status === 200 && factsOf(text).isListed !== isListed(key))
        problems.push(`${url}: its robots tag is wrong`);
    }
    if (whetherBuilt.size > 1) problems.push(`${store.id} ${key}: built in some languages only`);
  }
  return built;
}

async function checkLinks(
  seen: ReadonlyMap<string, SeenPage>,
  get: Get,
  problems: string[],
  count: (name: string, by?: number) => number,
): Promise<void> {
  const linkedFrom = new Map<string, string>();
  for (const [page, { store, facts }] of seen) {
    const own = facts.links.filter((link) => link.startsWith('/') || link.startsWith(`${store.origin}/`));
    count('links within a storefront', own.length);
    for (const link of own) {
      const url = new URL(link, store.origin);
      url.search = '';
      url.hash = '';
      const address = url.href;
      if (!seen.has(address) && !linkedFrom.has(address)) linkedFrom.set(address, page);
    }
  }
  for (const [address, page] of linkedFrom) {
    const { status } = await get(address);
    if (status !== 200) problems.push(`${page}: links to ${address}, which responds with ${status}`);
  }
  count('linked addresses that are not listed', linkedFrom.size);
}

function sameEntries(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);
}
