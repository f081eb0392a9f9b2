import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { brand } from '../stores/brand.ts';
import { stores } from '../stores/index.ts';
import { adyenApp } from './adyen/app.ts';
import { catalogue } from './catalogue/index.ts';
import { pricesFor } from './catalogue/prices.ts';
import { commercetoolsApp } from './commercetools/app.ts';
import { seed } from './commercetools/seed/seed.ts';
import { openStorage } from './commercetools/storage.ts';
import { controlApp } from './control.ts';
import { emptyTables, openDatabase } from './database.ts';
import { credentials } from './environment.ts';
import { indexPage } from './index-page.ts';
import { klevuApp } from './klevu/app.ts';
import { indexesByApiKey } from './klevu/records.ts';
import { createOutages } from './outages.ts';
import { picturesApp } from './pictures/app.ts';

interface SandboxOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Where carts, orders, payments and drawn pictures are kept; made when missing. */
  readonly dataFolder: string;
  /** The shop's receiver of payment webhooks, `{store}` standing for the store's id; none is told without it. */
  readonly webhookUrl?: string;
}

export interface Sandbox {
  readonly port: number;
  /** Origin of the sandbox, without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

interface Surroundings extends Pick<SandboxOptions, 'dataFolder' | 'webhookUrl'> {
  readonly database: DatabaseSync;
  readonly publicUrl: string;
}

/** Puts all stand-ins on one origin, on freshly seeded data. */
function compose(app: Hono, { database, publicUrl, dataFolder, webhookUrl }: Surroundings): void {
  const storage = openStorage(database);
  const outages = createOutages();
  const reseed = () => {
    seed(storage, { ...catalogue, publicUrl });
  };
  const reset = () => {
    emptyTables(database);
    reseed();
  };
  reseed();

  const indexes = indexesByApiKey(Object.values(stores), {
    ...catalogue,
    pricesFor,
    brandName: brand.name,
    publicUrl,
  });
  app.use(outages.middleware);
  app.get('/', (context) => context.html(indexPage()));
  app.get('/health', (context) => context.json({ status: 'ok' }));
  app.route('/control', controlApp({ outages, storage, reset }));
  app.route('/commercetools', commercetoolsApp(storage, credentials));
  app.route('/klevu', klevuApp({ indexes, publicUrl }));
  app.route('/assets', picturesApp({ cacheFolder: join(dataFolder, 'pictures') }));
  app.route('/', adyenApp({ database, publicUrl, webhookUrl }));
}

/**
 * Starts the sandbox on 127.0.0.1 and answers once it listens.
 * @throws the error of `listen`, e.g. code EADDRINUSE
 */
export async function startSandbox({ port, dataFolder, webhookUrl }: SandboxOptions): Promise<Sandbox> {
  const app = new Hono();
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  // Only now is the port known that the seed needs: pictures have absolute addresses.
  const address = server.address() as AddressInfo;
  const url = `http://localhost:${address.port}`;
  const database = openDatabase(dataFolder);
  compose(app, { database, publicUrl: url, dataFolder, ...(webhookUrl !== undefined && { webhookUrl }) });
  return {
    port: address.port,
    url,
    close: async () => {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await once(server, 'close');
      database.close();
    },
  };
}
