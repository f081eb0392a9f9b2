import { answerTo, dataAddress, pageAddress, pageOf, pictureAddress } from './answer-rules.ts';
import { cacheNames } from './caches.ts';
import { pathKey } from '../redirects/path-key.ts';
import { languageAt, mayBeKept, type SiteFacts } from './site-facts.ts';
import { buildOf, storable, storableFile } from './stored-response.ts';
import { trim } from './trim.ts';

/** What a page tells the worker once it has loaded and nothing else is going on. */
export interface KeepMessage {
  readonly type: 'KEEP';
  readonly path: string;
  /** The addresses of the files it has loaded or contains. */
  readonly files: readonly string[];
  readonly build: string;
}

/** Whether a message is one, and not for example Workbox's. */
export const isKeepMessage = (data: unknown): data is KeepMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'KEEP';

/**
 * Keeps a page that the shopper visits, and then the home page and top categories of its language, for when there is no
 * connection. What is kept belongs to one build: a page that is older than the one that is online is deleted, and a tab
 * that is older keeps nothing.
 * @param isReplaced whether there is a later version of the worker, which can take over only when this ends.
 */
export async function keep(
  message: KeepMessage,
  facts: SiteFacts,
  origin: string,
  isReplaced: () => boolean,
): Promise<void> {
  const pages = await caches.open(cacheNames.pages);
  const appData = `${origin}/page-data/app-data.json`;
  await store(pages, appData, appData, 'application/json');
  const build = await buildIn(await pages.match(appData));
  if (build !== message.build) return;
  await deleteOtherBuilds(pages, build);
  const inAdvance = facts.inAdvance[languageAt(message.path, facts)] ?? { paths: [], files: [] };
  for (const path of [message.path, ...inAdvance.paths])
    if (!isReplaced() && mayBeKept(pathKey(path) ?? '/', facts)) await keepPage(pages, path, build, origin);
  for (const address of [...message.files, ...inAdvance.files])
    if (!isReplaced()) await keepFile(new URL(address, origin), facts, origin);
  await trimAll(facts, origin);
}

export async function trimAll({ inAdvance }: SiteFacts, origin: string): Promise<void> {
  const all = Object.values(inAdvance);
  await trim('pages', new Set(all.flatMap(({ paths }) => paths.map((path) => pathKey(path) ?? ''))));
  const files = all.flatMap((page) => page.files.map((file) => new URL(file, origin)));
  await trim('scripts', new Set(files.map(({ href }) => href)));
  await trim('pictures', new Set(files.map(pictureAddress)));
}

async function buildIn(appData: Response | undefined): Promise<string | null> {
  const data: unknown = appData && (await appData.json());
  if (typeof data !== 'object' || data === null || !('webpackCompilationHash' in data)) return null;
  return typeof data.webpackCompilationHash === 'string' ? data.webpackCompilationHash : null;
}

async function deleteOtherBuilds(pages: Cache, build: string): Promise<void> {
  const requests = await pages.keys();
  const old = new Set<string | null>();
  for (const { url } of requests) {
    const its = await pages.match(url).then((response) => response && buildOf(response));
    if (typeof its === 'string' && its !== build) old.add(pageOf(url));
  }
  for (const { url } of requests) {
    const page = pageOf(url);
    if (page !== null && old.has(page)) await pages.delete(url);
  }
}

/** A page is of use only with its data and the results of its static queries. */
async function keepPage(pages: Cache, path: string, build: string, origin: string): Promise<void> {
  const address = pageAddress(path, origin);
  const data = dataAddress(path, origin);
  if (!(await pages.match(address))) await store(pages, address, new URL(path, origin).href, 'text/html');
  const page = await pages.match(address);
  if (!page) return;
  if (buildOf(page) !== build) {
    await pages.delete(address);
    return;
  }
  if (await pages.match(data)) return;
  await store(pages, data, data, 'application/json');
  const { staticQueryHashes = [] } = ((await (await pages.match(data))?.json()) ?? {}) as PageData;
  for (const hash of staticQueryHashes) {
    const result = `${origin}/page-data/sq/d/${hash}.json`;
    if (!(await pages.match(result))) await store(pages, result, result, 'application/json');
  }
}

/** The part of a page's data that is read here; the same build wrote it. */
interface PageData {
  readonly staticQueryHashes?: readonly string[];
}

async function keepFile(url: URL, facts: SiteFacts, origin: string): Promise<void> {
  const answer = answerTo({ url, mode: 'no-cors' }, facts, origin);
  if (answer === 'script' && !(await caches.match(url.href)))
    await storeFile(await caches.open(cacheNames.scripts), url.href, url.href, '');
  if (answer !== 'picture') return;
  const pictures = await caches.open(cacheNames.pictures);
  const address = pictureAddress(url);
  if (!(await pictures.match(address))) await storeFile(pictures, address, url.href, 'image/');
}

/** Fetches anew, because what is kept must be as current as its page; a failure leaves what was there. */
async function store(cache: Cache, address: string, from: string, type: string): Promise<void> {
  const response = await fetch(from, { cache: 'no-cache', redirect: 'error' }).catch(() => null);
  const stored = response && (await storable(response, type));
  if (stored) await cache.put(address, stored);
}

/** The names of files change with their content, so the browser's own cache is good enough. */
async function storeFile(cache: Cache, address: string, from: string, type: string): Promise<void> {
  const response = await fetch(from, { redirect: 'error' }).catch(() => null);
  const stored = response && (await storableFile(response, type));
  if (stored) await cache.put(address, stored);
}
