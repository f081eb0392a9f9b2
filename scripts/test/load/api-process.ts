import { z } from 'zod';
import { readEnvironment } from '../../../api/environment.ts';
import { listenUntil } from '../../../hosts/node/drain.ts';
import { endOnSignals } from '../../../hosts/node/end-on-signals.ts';
import { localSite } from '../../../hosts/node/local-server.ts';

/** The shop API on a Node host in a process of its own, as its environment configures it. */
const { PORT } = z.object({ PORT: z.coerce.number().int() }).parse(process.env);
const environment = readEnvironment(process.env);
// The process that started it over a channel is gone.
process.once('disconnect', () => process.exit());
const site = localSite({ pages: { missing: 'No pages here.' }, environment });
await listenUntil(endOnSignals(environment.drainNotice), site, PORT);
