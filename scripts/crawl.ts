import { request } from 'node:http';
import { buildEnvironment } from '../build/environment.ts';
import { listen } from '../server/local-server.ts';
import type { StoreId } from '../stores/types.ts';
import { crawlStorefronts, type Get } from '../tests/crawl/crawl.ts';
import { localStorefronts } from './local-storefronts.ts';

type Settings = Readonly<Record<string, string | undefined>>;

/**
 * Serves built storefronts and walks through all of them.
 * @returns what was counted, in words.
 * @throws Error with every problem found.
 */
export async function crawl(
  ids: readonly [StoreId, ...StoreId[]],
  settings: Settings,
  port: number,
): Promise<string> {
  const { stores } = buildEnvironment({ ...settings, STORE: ids[0] });
  const { app } = await localStorefronts({ store: ids[0] }, settings);
  const server = await listen(app, port);
  try {
    const { counts, problems } = await crawlStorefronts(
      stores.filter(({ id }) => ids.includes(id)),
      getFrom(port),
    );
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

/** Fetches from this machine whatever the host name: not every resolver knows hosts below `localhost`. */
function getFrom(port: number): Get {
  return (url) => {
    const { host, pathname, search } = new URL(url);
    return new Promise((resolve, reject) => {
      const call = request(
        { host: 'localhost', port, path: pathname + search, headers: { host } },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
          );
        },
      );
      call.on('error', reject);
      call.end();
    });
  };
}
