import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';
import { readEnvironment } from '../../api/context/environment.ts';
import { shopApi, shopSweeper } from '../../api/shop-api.server.ts';
import { listenUntil, withWorkAfterAnswers } from '../../hosts/node/listen.ts';
import { endOnSignals } from '../../hosts/node/end-on-signals.ts';
import { sweepEvery } from '../../hosts/node/sweep-every.ts';
import { storefrontSite } from '../../hosts/node/site.ts';

/** The shop API on a Node host, as its environment configures it, without pages, and with a sweeper only if that is asked for. */
const { PORT, WITH_SWEEPER } = z
  .object({ PORT: z.coerce.number().int(), WITH_SWEEPER: z.string().optional() })
  .parse(process.env);
const environment = readEnvironment(process.env);
// The process that started it over a channel is gone.
process.once('disconnect', () => process.exit());
// It asks how many bytes are in use once everything that nobody needs has been collected.
setFlagsFromString('--expose-gc');
const collect = z.custom<() => void>((gc) => typeof gc === 'function').parse(runInNewContext('gc'));
process.on('message', () => {
  collect();
  process.send?.(process.memoryUsage().heapUsed);
});
if (WITH_SWEEPER !== undefined) sweepEvery(shopSweeper(environment));
const { api, finish } = withWorkAfterAnswers(shopApi(environment));
const site = storefrontSite({
  pages: { missing: 'No pages here.' },
  trailingSlash: environment.store.urls.trailingSlash,
  api,
});
await listenUntil(endOnSignals(environment.drainNotice, finish), site, PORT);
