import { buildEnvironment } from '../../gatsby/environment.ts';
import { buildStore } from './build-store.ts';
import { outputOf } from './build-target.ts';
import { settingsFor } from '../start/environment.ts';
import { readOptions } from '../options.ts';
import { besideSandboxes } from '../start/sandbox-process.ts';
import { expectNoSecrets, expectNoSourceMaps } from '../check/secrets.ts';
import { weighBuild } from '../check/weigh.ts';
import { runCommand } from '../command.ts';

/**
 * `npm run build -- --store us`: builds a storefront into `dist/{store}`, with the sandboxes running unless real
 * services are configured.
 */
async function build(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  const { sandboxed, settings } = settingsFor(options, process.env);
  buildEnvironment(settings);
  const target = { store: options.store, pseudo: options.pseudo };
  await besideSandboxes(sandboxed ? options.sandboxPort : null, () =>
    buildStore(target, settings, { reuse: sandboxed }),
  );
  expectNoSecrets(outputOf(target), settings);
  expectNoSourceMaps(outputOf(target));
  console.log(`${weighBuild(target)}\n\n${outputOf(target)} is ready to deploy.`);
}

runCommand(build);
