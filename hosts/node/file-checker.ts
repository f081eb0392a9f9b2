import { checkFiles, removeOldFiles } from '../../api/files/check-files.ts';
import { fileStorageOf } from '../../api/files/storage-of.ts';
import type { ShopEnvironment } from '../../api/context/environment.ts';
import type { Log } from '../../api/context/request-context.ts';

/** How long one run begins to check photographs, in milliseconds: it is repeated every minute. */
const life = 45_000;
/** How often what is not kept anymore is looked for, in milliseconds: that lists everything. */
const tidyingEvery = 60 * 60_000;

/**
 * Checks the photographs that customers have sent to a storefront, and removes old ones; to be called every minute. Never throws; what
 * fails is logged, and tried again with the next call. Does nothing for a shop that keeps none.
 */
export function fileChecker(environment: ShopEnvironment, log: Log): () => Promise<void> {
  const files = fileStorageOf(environment);
  const { store } = environment;
  let tidiedAt = 0;
  return async () => {
    if (files === null) return;
    const begun = Date.now();
    try {
      const { checked, refused } = await checkFiles({ files, store, log }, begun + life);
      if (checked + refused > 0) log.info('photographs checked', { checked, refused });
      if (begun - tidiedAt < tidyingEvery) return;
      await removeOldFiles({ files, store });
      tidiedAt = begun;
    } catch (error) {
      log.outage('photographs cannot be checked', { error });
    }
  };
}
