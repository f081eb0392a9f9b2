import { readEnvironment } from '../api/environment.ts';
import { listen, localSite } from '../server/local-server.ts';
import { buildStore, outputOf, runGatsby } from './build-store.ts';
import { settingsFor } from './environment.ts';
import { type Options, readOptions } from './options.ts';
import { assertPortFree } from './ports.ts';
import { type SandboxProcess, startSandboxProcess } from './sandbox-process.ts';

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
  readEnvironment(settings);

  await assertPortFree(options.port, 'PORT');
  if (sandboxed) await assertPortFree(options.sandboxPort, 'SANDBOX_PORT');
  const sandbox = sandboxed ? await startSandbox(options) : null;
  stopOnSignals(sandbox);
  try {
    await (develop ? developShop(options, settings) : serveShop(options, settings));
  } catch (error) {
    await sandbox?.stop();
    throw error;
  }
  sayHowToBuy(options, sandbox);
}

async function startSandbox({ port, sandboxPort }: Options): Promise<SandboxProcess> {
  console.log('Starting the sandboxes …');
  const webhookUrl = `http://localhost:${port}/api/webhooks/adyen`;
  return startSandboxProcess({ port: sandboxPort, dataFolder, webhookUrl });
}

async function serveShop({ store, port }: Options, settings: NodeJS.ProcessEnv): Promise<void> {
  console.log(`Building the store ${store} if anything changed (the first time takes a few minutes) …`);
  const built = await buildStore(store, settings);
  if (!built) console.log('Nothing changed since the last build.');
  await listen(localSite(outputOf(store), readEnvironment(settings)), port);
  console.log(`\nready http://localhost:${port}`);
}

/** Gatsby's development server passes /api on to the shop API beside it. */
async function developShop({ port }: Options, settings: NodeJS.ProcessEnv): Promise<void> {
  const apiPort = port + 1;
  await assertPortFree(apiPort, 'PORT');
  await listen(localSite('public', readEnvironment(settings)), apiPort);
  void runGatsby(['develop', '--port', String(port)], {
    ...settings,
    DEVELOP_API_URL: `http://localhost:${apiPort}`,
  }).catch(fail);
  console.log(`\nGatsby answers at http://localhost:${port} when it says so below.`);
}

function sayHowToBuy({ store, sandboxPort }: Options, sandbox: SandboxProcess | null): void {
  if (!sandbox) return;
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

function stopOnSignals(sandbox: SandboxProcess | null): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void (sandbox?.stop() ?? Promise.resolve()).finally(() => process.exit(0)));
  }
}

function fail(error: unknown): void {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

start(process.argv.slice(2)).catch(fail);
