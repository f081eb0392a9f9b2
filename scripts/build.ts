import { buildStore, outputOf } from './build-store.ts';
import { settingsFor } from './environment.ts';
import { readOptions } from './options.ts';
import { startSandboxProcess } from './sandbox-process.ts';

/** `npm run build -- --store us`: builds a storefront into `dist/{store}`, beside the sandboxes where they stand in. */
async function build(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  const { sandboxed, settings } = settingsFor(options, process.env);
  const sandbox = sandboxed
    ? await startSandboxProcess({ port: options.sandboxPort, dataFolder: '.data/sandbox' })
    : null;
  try {
    const built = await buildStore(options.store, settings);
    console.log(built ? `Built ${outputOf(options.store)}.` : `${outputOf(options.store)} is up to date.`);
  } finally {
    await sandbox?.stop();
  }
}

build().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
