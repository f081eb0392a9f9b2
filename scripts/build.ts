import { buildEnvironment } from '../build/environment.ts';
import { buildStore, outputOf } from './build-store.ts';
import { settingsFor } from './environment.ts';
import { readOptions } from './options.ts';
import { assertPortFree } from './ports.ts';
import { startSandboxProcess } from './sandbox-process.ts';
import { expectNoSecrets } from './secrets.ts';
import { weighBuild } from './weigh.ts';

/** `npm run build -- --store us`: builds a storefront into `dist/{store}`, beside the sandboxes where they stand in. */
async function build(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  const { sandboxed, settings } = settingsFor(options, process.env);
  buildEnvironment(settings);
  if (sandboxed) await assertPortFree(options.sandboxPort, 'SANDBOX_PORT');
  const dataFolder = process.env['SANDBOX_DATA'] ?? '.data/sandbox';
  const sandbox = sandboxed ? await startSandboxProcess({ port: options.sandboxPort, dataFolder }) : null;
  try {
    await buildStore(options.store, settings, { reuse: sandboxed });
  } finally {
    await sandbox?.stop();
  }
  expectNoSecrets(outputOf(options.store), settings);
  console.log(`${weighBuild(options.store)}\n\n${outputOf(options.store)} is ready to be deployed.`);
}

process.once('SIGTERM', () => process.exit(143));
build().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
