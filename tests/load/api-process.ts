import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';
import { readEnvironment } from '../../api/context/environment.ts';
import { shopApi } from '../../api/shop-api.server.ts';
import { listenUntil, withWorkAfterAnswers } from '../../hosts/node/listen.ts';
import { endOnSignals } from '../../hosts/node/end-on-signals.ts';
import { storefrontSite } from '../../hosts/node/site.ts';

/** The shop API on a Node host, as its environment configures it, without pages and without a sweeper. */
const { PORT } = z.object({ PORT: z.coerce.number().int() }).parse(process.env);
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
const { api, finish } = withWorkAfterAnswers(shopApi(environment));
const site = storefrontSite({
  pages: { missing: 'No pages here.' },
  trailingSlash: environment.store.urls.trailingSlash,
  api,
});
await listenUntil(endOnSignals(environment.drainNotice, finish), site, PORT);
