import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { DatabaseSync } from 'node:sqlite';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { mount } from 'hono/mount';
import { createAdyen } from './adyen/app.ts';
import { createBuilds } from './builds.ts';
import { carrier } from './carrier/app.ts';
import { commercetoolsApp } from './commercetools/app.ts';
import { ordersPage, stockPage } from './commercetools/orders/merchant-center.ts';
import { openStorage } from './commercetools/storage.ts';
import { type EventReceivers, subscribedTo } from './commercetools/subscription.ts';
import { writeSeed } from './commercetools/write-seed.ts';
import { controlApp } from './control.ts';
import { emptyTables, openDatabase } from './database.ts';
import { createFaults } from './faults.ts';
import { indexPage } from './index-page.ts';
import { createKlaviyo } from './klaviyo/app.ts';
import { createKlevu } from './klevu/app.ts';
import { refuseLiveSettings } from './live-settings.ts';
import { createMail } from './mail/app.ts';
import type { SandboxSeed } from './seed.ts';
import { telemetryApp } from './telemetry/app.ts';
import { Arrivals } from './telemetry/arrivals.ts';
import { wallets } from './wallets/app.ts';

export interface SandboxOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Where e-mails are taken, if the seed has a mail server; 0, and nothing, take any free port. */
  readonly mailPort?: number;
  /** Where carts, orders, and payments are stored; created if missing. */
  readonly dataFolder: string;
  /** Where webhooks about a merchant account's payments are sent; if omitted, none are. */
  readonly webhookUrlOf?: (merchantAccount: string) => string | undefined;
  /** Who is told of changes in commercetools; nobody if omitted. */
  readonly eventReceivers?: EventReceivers;
  /** Origin at which browsers reach it; by default `http://localhost` with its port. */
  readonly publicUrl?: string;
}

export interface Sandbox {
  readonly port: number;
  /** Of the mail server; null if the seed has none. */
  readonly mailPort: number | null;
  /** Origin of the sandbox, without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves all stand-ins on one origin, with freshly seeded data.
 * @returns what takes e-mails, if the seed has a mail server.
 */
function compose(
  app: Hono,
  seed: SandboxSeed,
  surroundings: Pick<SandboxOptions, 'webhookUrlOf' | 'eventReceivers'> & {
    readonly database: DatabaseSync;
    readonly publicUrl: string;
  },
) {
  const { database, publicUrl } = surroundings;
  const { name, commercetools, klevu, adyen, pictures, telemetry } = seed;
  const mail = seed.mail && createMail(seed.mail, database);
  const klaviyo = seed.klaviyo && createKlaviyo(seed.klaviyo);
  const ownStorage = openStorage(database);
  const receivers = surroundings.eventReceivers;
  // What the seed writes is no change.
  const storage =
    commercetools && receivers
      ? subscribedTo(ownStorage, database, commercetools.credentials.projectKey, receivers)
      : ownStorage;
  const builds = createBuilds();
  const arrivals = new Arrivals();
  const faults = createFaults();
  const search = klevu && createKlevu(klevu, publicUrl, faults);
  const writeSeeds = () => {
    if (commercetools) writeSeed(ownStorage, commercetools, publicUrl);
  };
  const payment = adyen && createAdyen({ ...surroundings, merchant: name, seed: adyen });
  const reset = () => {
    payment?.reset();
    mail?.reset();
    klaviyo?.reset();
    emptyTables(database);
    arrivals.list = [];
    builds.reset();
    search?.reset();
    writeSeeds();
  };
  writeSeeds();

  for (const path of ['/commercetools/*', '/adyen/*', '/checkoutshopper/*', '/carrier/*', '/klaviyo/*'])
    app.use(path, faults.middleware);
  app.get('/', (context) => context.html(indexPage(seed)));
  app.get('/health', (context) => context.json({ status: 'ok' }));
  const standIns = { adyen: payment?.control, mail: mail?.control, klaviyo: klaviyo?.control };
  app.route('/control', controlApp({ faults, storage, standIns, reset }));
  app.route('/', builds.app);
  if (commercetools) {
    app.get('/orders/', (context) => context.html(ordersPage(storage)));
    app.get('/stock/', (context) => context.html(stockPage(storage)));
    app.route('/carrier', carrier());
    app.route('/commercetools', commercetoolsApp(storage, commercetools.credentials.projectKey));
  }
  if (search) app.route('/klevu', search.app);
  if (telemetry) app.route('/', telemetryApp(telemetry, arrivals, publicUrl));
  if (pictures) app.all('/assets/*', mount(pictures));
  if (mail) app.route('/', mail.inbox);
  if (klaviyo) app.route('/klaviyo', klaviyo.app);
  if (payment) app.route('/', payment.app).route('/wallets', wallets());
  return mail?.listen;
}

/** How long a connection may be idle, in milliseconds; as with the real services, longer than a shop's server keeps it. */
const keepAliveTimeout = 620_000;

/**
 * Starts the sandbox on 127.0.0.1 and resolves once it is listening.
 * @throws the error of `listen`, e.g. code EADDRINUSE; Error with the code LIVE_SETTINGS if the process has settings of
 * a live service
 */
export async function startSandbox(
  seed: SandboxSeed,
  { port, mailPort = 0, dataFolder, publicUrl, ...surroundings }: SandboxOptions,
): Promise<Sandbox> {
  refuseLiveSettings(process.env);
  const app = new Hono();
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: { keepAliveTimeout } });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  // Only now is the port known that is part of the pictures' addresses.
  const address = server.address() as AddressInfo;
  const url = `http://localhost:${address.port}`;
  const database = openDatabase(dataFolder);
  const listen = compose(app, seed, {
    ...{ database, publicUrl: publicUrl ?? url, ...surroundings },
  });
  const smtp = await listen?.(mailPort).catch((error: unknown) => {
    server.close();
    throw error;
  });
  return {
    port: address.port,
    mailPort: smtp?.port ?? null,
    url,
    close: async () => {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await once(server, 'close');
      await smtp?.close();
      database.close();
    },
  };
}
