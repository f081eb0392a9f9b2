import { pageOf } from './answer-rules.ts';
import { type CacheName, cacheNames, limits, longestDays } from './caches.ts';
import { entriesToDrop, type StoredEntry } from './entries-to-drop.ts';
import { sizeOf, storedAt } from './stored-response.ts';

/**
 * Deletes what exceeds the limits of a cache.
 * @param inAdvance the groups that go last: keys of pages, or addresses of files.
 */
export async function trim(name: CacheName, inAdvance: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(cacheNames[name]);
  const entries = await entriesOf(cache, (address) => (name === 'pages' ? pageOf(address) : address));
  const limit = {
    bytes: limits[name],
    days: longestDays,
    isKeptInAdvance: (group: string) => inAdvance.has(group),
  };
  for (const address of entriesToDrop(entries, limit, Date.now())) await cache.delete(address);
}

async function entriesOf(
  cache: Cache,
  groupOf: (address: string) => string | null,
): Promise<readonly StoredEntry[]> {
  const requests = await cache.keys();
  const entries = await Promise.all(
    requests.map(async ({ url }) => {
      const response = await cache.match(url);
      return response
        ? [{ address: url, bytes: sizeOf(response), storedAt: storedAt(response), group: groupOf(url) }]
        : [];
    }),
  );
  return entries.flat();
}
