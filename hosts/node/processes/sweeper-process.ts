import { z } from 'zod';
import { readEnvironment } from '../../../api/environment.ts';
import { shopSweeper } from '../../../api/shop-api.server.ts';
import { sweepEvery } from '../sweep-every.ts';
import { underWatch } from './under-watch.ts';

/** The process of the sweepers, one of each storefront in `SWEPT_STORES`, which are separated by commas. */
await underWatch(() => {
  const { SWEPT_STORES } = z.object({ SWEPT_STORES: z.string() }).parse(process.env);
  const ends = SWEPT_STORES.split(',').map((store) =>
    sweepEvery(shopSweeper(readEnvironment({ ...process.env, STORE: store }))),
  );
  const end = async () => {
    await Promise.all(ends.map((one) => one()));
  };
  return Promise.resolve({ address: null, end });
});
