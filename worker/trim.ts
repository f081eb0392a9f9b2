import { pageOf } from './answer-rules.ts';
import { type CacheName, cacheNames, limits, longestDays } from './caches.ts';
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

export interface StoredEntry {
  readonly address: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly storedAt: number;
  /** Entries of one group are of no use without one another, such as a page and its data; null for what all need. */
  readonly group: string | null;
}

interface Limit {
  readonly bytes: number;
  readonly days: number;
  /** Whether a group was kept without having been visited; such groups go last. */
  readonly isKeptInAdvance: (group: string) => boolean;
}

/**
 * The addresses of the entries that have to go: whatever is too old, then whole groups, the one that was stored longest
 * ago first, until the rest is within the limit.
 */
export function entriesToDrop(
  entries: readonly StoredEntry[],
  { bytes, days, isKeptInAdvance }: Limit,
  now: number,
): string[] {
  const isOld = ({ storedAt }: StoredEntry) => now - storedAt > days * 86_400_000;
  const dropped = entries.filter(isOld);
  const rest = entries.filter((entry) => !isOld(entry));
  let total = rest.reduce((sum, entry) => sum + entry.bytes, 0);
  // Not Map.groupBy, whose polyfill is larger than the worker.
  const groups = new Map<string, StoredEntry[]>();
  for (const entry of rest)
    if (entry.group !== null) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  const latest = (group: readonly StoredEntry[]) => Math.max(...group.map(({ storedAt }) => storedAt));
  const order = [...groups].sort(
    ([one, its], [other, others]) =>
      Number(isKeptInAdvance(one)) - Number(isKeptInAdvance(other)) || latest(its) - latest(others),
  );
  for (const [, group] of order) {
    if (total <= bytes) break;
    dropped.push(...group);
    total -= group.reduce((sum, entry) => sum + entry.bytes, 0);
  }
  return dropped.map(({ address }) => address);
}
