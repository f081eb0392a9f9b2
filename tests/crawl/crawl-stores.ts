import { request } from 'node:http';
import { Hono } from 'hono';
import { buildEnvironment } from '../../gatsby/environment.ts';
import { listen } from '../../hosts/node/listen.ts';
import { publishedByBuild, storefrontSite } from '../../hosts/node/site.ts';
import { indexPublished } from '../../redirects/published-rules.ts';
import { outputOf } from '../../scripts/build/build-target.ts';
import type { Store, StoreId } from '../../stores/types.ts';
import { crawlStorefronts } from './crawl.ts';
import { checkFeeds } from './feeds.ts';
import { crawlRedirects } from './crawl-redirects.ts';
import { localPictures, localStorefronts } from '../../scripts/start/local-storefronts.ts';
import type { Settings } from '../../scripts/options.ts';

/**
 * Serves built storefronts and crawls all of them, including every redirect to them.
 * @param feedsOf further ones, of which only the feeds and the pages they lead to are looked at.
 * @returns what was counted, in words.
 * @throws Error with every problem found.
 */
export async function crawlStores(
  ids: readonly [StoreId, ...StoreId[]],
  settings: Settings,
  port: number,
  feedsOf: readonly StoreId[] = [],
): Promise<string> {
  const { stores } = buildEnvironment({ ...settings, STORE: ids[0] });
  const { app } = await localStorefronts({ store: ids[0] }, settings);
  return crawlServed(app, ids, stores, port, feedsOf);
}

/**
 * The same for one finished build as it would be deployed, with the settings that it was built with: it may be a real shop's, so
 * it gets no shop API.
 * @throws Error with every problem found.
 */
export function crawlBuild(id: StoreId, settings: Settings, port: number): Promise<string> {
  const own = { ...settings, STORE: id };
  const { store, stores } = buildEnvironment(own);
  const root = outputOf({ store: id });
  const { rules, headers } = publishedByBuild(root);
  const site = storefrontSite({
    pages: { root },
    trailingSlash: store.urls.trailingSlash,
    redirects: indexPublished(rules),
    headers,
    api: new Hono(),
    pictures: localPictures(own),
  });
  return crawlServed(site, [id], stores, port);
}

async function crawlServed(
  app: Hono,
  ids: readonly StoreId[],
  stores: readonly Store[],
  port: number,
  feedsOf: readonly StoreId[] = [],
): Promise<string> {
  const server = await listen(app, port);
  try {
    const served = stores.filter(({ id }) => ids.includes(id));
    const get = getFrom(port);
    const pages = await crawlStorefronts(served, get);
    const redirects = await crawlRedirects(served, stores, get);
    const counts: Record<string, number> = { ...pages.counts, ...redirects.counts };
    const problems = [...pages.problems, ...redirects.problems];
    for (const store of stores.filter(({ id }) => feedsOf.includes(id)))
      await checkFeeds(store, get, problems, (name, by = 1) => (counts[name] = (counts[name] ?? 0) + by));
    const table = Object.entries(counts).map(
      ([name, value]) => `${value.toLocaleString('en').padStart(9)}  ${name}`,
    );
    if (problems.length > 0) {
      const shown = problems.slice(0, 50).join('\n');
      throw new Error(`${table.join('\n')}\n\n${problems.length} problems:\n${shown}`);
    }
    return table.join('\n');
  } finally {
    server.close();
  }
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly bytes: Uint8Array;
  readonly location: string | null;
}

/** Fetches from this machine whatever the host name: not every resolver knows hosts below `localhost`. */
function getFrom(port: number) {
  return (url: string, country: string | null = null): Promise<Answer> => {
    const { host, pathname, search } = new URL(url);
    return new Promise((resolve, reject) => {
      const call = request(
        {
          host: 'localhost',
          port,
          path: pathname + search,
          headers: { host, ...(country === null ? {} : { 'x-country': country }) },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () => {
            const bytes = Buffer.concat(chunks);
            resolve({
              status: answer.statusCode ?? 0,
              text: bytes.toString('utf8'),
              bytes,
              location: answer.headers.location ?? null,
            });
          });
        },
      );
      call.on('error', reject);
      call.end();
    });
  };
}
