import { readEnvironment } from '../api/environment.ts';
import { buildEnvironment } from '../build/environment.ts';
import { listen, localSite } from '../server/local-server.ts';
import { buildStore, outputOf, runGatsby } from './build-store.ts';
import { settingsFor } from './environment.ts';
import { type Options, readOptions } from './options.ts';
import { assertPortFree } from './ports.ts';
import { type SandboxProcess, startSandboxProcess } from './sandbox-process.ts';
import { untilAnswered } from './until-answered.ts';

/** Where the sandboxes keep what shoppers did; it survives restarts. */
const dataFolder = process.env['SANDBOX_DATA'] ?? '.data/sandbox';

/** `npm start`: sandboxes, build, shop. `npm run dev` (--develop): the same with Gatsby's development server. */
async function start(args: readonly string[]): Promise<void> {
  const develop = args.includes('--develop');
  const options = readOptions(
    args.filter((arg) => arg !== '--develop'),
    process.env,
  );
  const { sandboxed, settings } = settingsFor(options, process.env);
  buildEnvironment(settings);

  await assertPortFree(options.port, 'PORT');
  if (sandboxed) await assertPortFree(options.sandboxPort, 'SANDBOX_PORT');
  const sandbox = sandboxed ? await startSandbox(options) : null;
  stopOnSignals(sandbox);
  if (develop) await developShop(options, settings);
  else await serveShop(options, settings, sandboxed);
  console.log(`\nready http://localhost:${options.port}`);
  if (sandbox) sayHowToBuy(options);
}

async function startSandbox({ port, sandboxPort }: Options): Promise<SandboxProcess> {
  console.log('Starting the sandboxes …');
  const webhookUrl = `http://localhost:${port}/api/webhooks/adyen`;
  const sandbox = await startSandboxProcess({ port: sandboxPort, dataFolder, webhookUrl });
  void sandbox.ended.then(() => {
    if (!stopping)
      fail(new Error('The sandboxes have ended. Start again; nothing that was ordered is lost.'));
  });
  return sandbox;
}

async function serveShop({ store, port }: Options, settings: NodeJS.ProcessEnv, sandboxed: boolean) {
  console.log(`Building the store ${store} if anything changed (the first time takes a few minutes) …`);
  const built = await buildStore(store, settings, { reuse: sandboxed });
  if (!built) console.log('Nothing changed since the last build.');
  await listen(localSite(outputOf(store), readEnvironment(settings)), port);
}

/** Gatsby's development server passes /api on to the shop API beside it. */
async function developShop({ port }: Options, settings: NodeJS.ProcessEnv) {
  const apiPort = port + 1;
  await assertPortFree(apiPort, 'PORT');
  await listen(localSite('public', readEnvironment(settings)), apiPort);
  const developing = runGatsby(['develop', '--port', String(port)], {
    ...settings,
    DEVELOP_API_URL: `http://localhost:${apiPort}`,
  });
  void developing.then(() => process.exit(0), fail);
  await untilAnswered(`http://localhost:${port}`);
}

function sayHowToBuy({ store, sandboxPort }: Options): void {
  console.log(`
  store         ${store}   (another one: npm start -- --store se)
  commerce      http://localhost:${sandboxPort}/commercetools
  search        http://localhost:${sandboxPort}/klevu
  payment       http://localhost:${sandboxPort}/adyen

  To buy something, pay with the card 4111 1111 1111 1111, any name, 03/30, code 737.
  Refused: the name DECLINED. The bank asks first: 4212 3456 7891 0006.
  Stop with Ctrl-C. Forget all orders: npm run sandbox:reset
`);
}

/** Set once somebody asked for the end: from then on, what ends does so on purpose. */
let stopping = false;

function stopOnSignals(sandbox: SandboxProcess | null): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void (sandbox?.stop() ?? Promise.resolve()).finally(() => process.exit(0));
    });
  }
}

function fail(error: unknown): void {
  if (stopping) return;
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

start(process.argv.slice(2)).catch(fail);
