import { brand } from '../../brands/build.ts';
import { readEnvironment } from '../../api/context/environment.ts';
import { logOf, shopApi, shopSweeper } from '../../api/shop-api.server.ts';
import { projectFolder, savedSeed } from '../../local/from-project/saved-seed.ts';
import { fileChecker } from '../../hosts/node/file-checker.ts';
import { listenUntil } from '../../hosts/node/listen.ts';
import { type Ending, endOnSignals } from '../../hosts/node/end-on-signals.ts';
import { storefrontSite } from '../../hosts/node/site.ts';
import { sweepEvery } from '../../hosts/node/sweep-every.ts';
import { folderUploads } from '../../hosts/node/uploads.ts';
import { storeById } from '../../stores/storefront.ts';
import type { StoreId } from '../../stores/types.ts';
import { buildStore, readAtSetting } from '../build/build-store.ts';
import { everyStorefront, localOrigins, outputOf } from '../build/build-target.ts';
import { buildTargets } from '../build/build-targets.ts';
import { settingsFor } from './environment.ts';
import { buildEnvironment } from '../../gatsby/environment.ts';
import { runGatsby } from '../build/gatsby-process.ts';
import { updateCataloguePages } from '../../gatsby/catalogue-pages.ts';
import { localPictures, localStorefronts } from './local-storefronts.ts';
import { type Options, readOptions } from '../options.ts';
import { assertPortFree } from './ports.ts';
import {
  sandboxDataFolder,
  type SandboxProcess,
  startSandboxProcess,
  untilAnswered,
} from './sandbox-process.ts';
import { printError, printLine } from '../print.ts';

/**
 * `npm start`: sandboxes, build, shop; with `--all`, every storefront. `npm run dev` (--develop): one storefront with
 * Gatsby's development server.
 */
async function start(args: readonly string[]): Promise<void> {
  const options = readOptions(args, process.env);
  const { sandboxed, settings: found } = settingsFor(options, process.env);
  const saved = sandboxed ? await savedSeed() : null;
  // A shop on this machine loses nobody's links.
  const settings = sandboxed
    ? { ...found, ...(saved && { [readAtSetting]: saved.readAt }) }
    : { FIRST_BUILD: '1', ...found };
  buildEnvironment(settings);
  const { drainNotice } = readEnvironment(settings);

  await assertPortFree(options.port, 'PORT');
  if (sandboxed) {
    await assertPortFree(options.sandboxPort, 'SANDBOX_PORT');
    await assertPortFree(options.sandboxMailPort, 'SANDBOX_MAIL_PORT');
  }
  if (saved)
    printLine(
      `What is sold is that of ${saved.projectKey} at ${saved.readAt}; without ${projectFolder}, it is the brand's own.`,
    );
  const sandbox = sandboxed ? await startSandbox(options, saved !== null) : null;
  ending = endOnSignals(drainNotice, async () => sandbox?.stop());
  const built = options.develop ? [] : await serveShop(options, settings, sandboxed, ending);
  if (options.develop) await developShop(options, settings, ending);
  printLine(`\nready http://localhost:${options.port}`);
  if (sandbox) sayHowToBuy(options, built);
}

async function startSandbox(
  { port, sandboxPort, sandboxMailPort }: Options,
  ofProject: boolean,
): Promise<SandboxProcess> {
  printLine('Starting the sandboxes …');
  const sandbox = await startSandboxProcess({
    port: sandboxPort,
    mailPort: sandboxMailPort,
    dataFolder: sandboxDataFolder(),
    ...(ofProject && { projectFolder }),
    webhookUrl: `${localOrigins(port)}/api/webhooks/adyen`,
    // Whatever is built here can be bought from, and takes only what is its own.
    eventUrls: brand.storefronts.map(({ id }) => `${localOrigins(port).replace('{store}', id)}/api/events`),
  });
  void sandbox.ended.then(() => {
    if (!ending?.signal.aborted)
      fail(new Error('The sandboxes have stopped. Start again; no orders are lost.'));
  });
  return sandbox;
}

async function serveShop(options: Options, settings: NodeJS.ProcessEnv, sandboxed: boolean, until: Ending) {
  const target = { store: options.store, pseudo: options.pseudo };
  printLine(
    `Building the ${options.store} storefront if anything has changed (takes a few minutes the first time) …`,
  );
  const onStage = (meaning: string) => printLine(`  ${meaning}`);
  const { built } = await buildStore(target, settings, { reuse: sandboxed, onStage });
  if (!built) printLine('Nothing has changed since the last build.');
  if (options.all) await buildOthers(settings, sandboxed);
  const storefronts = await localStorefronts(target, settings);
  for (const store of storefronts.stores) sweepUntil(until, settings, store);
  await listenUntil(until, storefronts.app, options.port);
  return storefronts.built;
}

async function buildOthers(settings: NodeJS.ProcessEnv, sandboxed: boolean): Promise<void> {
  printLine('Building all storefronts …');
  const { failed } = await buildTargets(everyStorefront, settings, { reuse: sandboxed });
  for (const { target, error } of failed) printError(`${target.store}: ${error.message}`);
}

/** Completes every minute what requests to a storefront left behind. */
function sweepUntil(until: Ending, settings: NodeJS.ProcessEnv, store: StoreId): void {
  const environment = readEnvironment({ ...settings, STORE: store });
  until.add(sweepEvery(shopSweeper(environment)));
  until.add(sweepEvery(fileChecker(environment, logOf(environment, 'host'))));
}

/** Gatsby's development server forwards /api to the shop API that runs alongside it. */
async function developShop({ store, port }: Options, settings: NodeJS.ProcessEnv, until: Ending) {
  const apiPort = port + 1;
  await assertPortFree(apiPort, 'PORT');
  sweepUntil(until, settings, store);
  const environment = readEnvironment({ ...settings, STORE: store });
  const api = storefrontSite({
    pages: { root: outputOf({ store }) },
    trailingSlash: storeById(store, brand.storefronts).urls.trailingSlash,
    api: shopApi(environment),
    uploads: folderUploads(environment, logOf(environment, 'host')),
    pictures: localPictures(settings),
    visitorCountry: settings['VISITOR_COUNTRY'] ?? null,
  });
  await listenUntil(until, api, apiPort);
  await updateCataloguePages(settings);
  const developing = runGatsby(['develop', '--port', String(port)], {
    cwd: '.',
    env: { ...settings, DEVELOP_API_URL: `http://localhost:${apiPort}` },
  });
  void developing.then(() => process.exit(0), fail);
  await untilAnswered(`http://localhost:${port}`);
}

function sayHowToBuy({ store, port, sandboxPort }: Options, built: readonly string[]): void {
  const others = built.filter((name) => name !== store);
  const another = brand.storefronts.find(({ id }) => id !== store);
  printLine(`
  store         ${store}${another ? `   (another one: npm start -- --store ${another.id}; all of them: npm start -- --all)` : ''}${
    others.length === 0
      ? ''
      : `\n  also at       ${others.map((name) => localOrigins(port).replace('{store}', name)).join('\n                ')}`
  }
  commerce      http://localhost:${sandboxPort}/commercetools
  search        http://localhost:${sandboxPort}/klevu
  payment       http://localhost:${sandboxPort}/adyen
  telemetry     http://localhost:${sandboxPort}/telemetry/
  inbox         http://localhost:${sandboxPort}/mail/   (every e-mail that the shop sends)
  builds        http://localhost:${sandboxPort}/builds/   (that the shop asks for when the catalogue changes)

  To place an order, pay with the card 4111 1111 1111 1111, any name, 03/30, security code 737.
  The name DECLINED is declined; 4212 3456 7891 0006 triggers 3-D Secure.
  Press Ctrl-C to stop. To delete all carts and orders: npm run sandbox -- --reset
`);
}

/** Null until there is something to end. Once it is under way, everything that ends does so on purpose. */
let ending: Ending | null = null;

function fail(error: unknown): void {
  if (ending?.signal.aborted) return;
  printError(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

start(process.argv.slice(2)).catch(fail);
