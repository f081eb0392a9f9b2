import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from 'storefront-sandbox';
import { demoSeed } from '../seed/demo-seed.ts';

/**
 * A search service with the complete demo catalogue on a free port.
 * @param apiKeys its indexes; every index takes a moment
 * @returns `url` is the setting of a storefront
 */
export async function serveDemoSearch(apiKeys: readonly string[]): Promise<{
  readonly url: string;
  readonly close: () => Promise<void>;
}> {
  const { name, klevu } = demoSeed();
  if (!klevu) throw new Error('The demo has no search.');
  const dataFolder = await mkdtemp(join(tmpdir(), 'demo-search-'));
  const wanted = Object.entries(klevu.indexes).filter(([apiKey]) => apiKeys.includes(apiKey));
  const seed = { name, klevu: { ...klevu, indexes: Object.fromEntries(wanted) } };
  const sandbox = await startSandbox(seed, { port: 0, dataFolder });
  return {
    url: `${sandbox.url}/klevu`,
    close: async () => {
      await sandbox.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
