import { randomBytes } from 'node:crypto';
import { frontKeySetting } from './answer-front.ts';
import type { ApiProcess } from './forward.ts';
import { moduleBeside, type WatchedProcess, watchProcess, type WatchOptions } from './watched-process.ts';

/** What the processes of a host run; tests replace it. */
export interface ProcessModules {
  readonly api?: URL;
  readonly sweeper?: URL;
  /** How often they say that their event loops turn, in milliseconds. */
  readonly beat?: number;
}

/** The environment contains the settings of the shop API. */
type ProcessOptions = Pick<WatchOptions, 'env' | 'log'> & ProcessModules;

/** Starts the process of the shop API. @throws Error if it does not start. */
export async function startApi({ env, log, beat, ...modules }: ProcessOptions): Promise<ApiProcess> {
  const module = modules.api ?? moduleBeside('api-process', import.meta.url);
  const key = randomBytes(32).toString('base64url');
  const process = await watchProcess({
    module,
    name: 'shop API',
    env: { ...env, [frontKeySetting]: key },
    log,
    beat,
  });
  return { key, process };
}

/**
 * Starts the process that completes every minute what requests to these storefronts left behind.
 * @throws Error if it does not start.
 */
export function startSweeper(
  { env, log, beat, ...modules }: ProcessOptions,
  stores: readonly string[],
): Promise<WatchedProcess> {
  const module = modules.sweeper ?? moduleBeside('sweeper-process', import.meta.url);
  const sweptStores = [...new Set(stores)].join(',');
  return watchProcess({ module, name: 'sweeper', env: { ...env, SWEPT_STORES: sweptStores }, log, beat });
}
