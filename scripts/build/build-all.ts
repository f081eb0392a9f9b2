import { buildEnvironment } from '../../gatsby/environment.ts';
import { storeIds } from '../../stores/types.ts';
import { buildTable, summaryOf } from './build-summary.ts';
import { everyStorefront } from './build-target.ts';
import { buildTargets } from './build-targets.ts';
import { settingsFor } from '../start/environment.ts';
import { readOptions } from '../options.ts';
import { besideSandboxes } from '../start/sandbox-process.ts';
import { runCommand } from '../command.ts';

/**
 * `npm run build:all`: builds every storefront, as many in parallel as the machine can handle. After a failure, the
 * next run builds only what is missing. Prints a summary at the end.
 */
async function buildAll(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  const { sandboxed, settings } = settingsFor(options, process.env);
  for (const store of storeIds) buildEnvironment({ ...settings, STORE: store });
  const { finished, failed } = await besideSandboxes(sandboxed ? options.sandboxPort : null, () =>
    buildTargets(everyStorefront, settings, { reuse: sandboxed }),
  );
  console.log(`\n${buildTable(await Promise.all(finished.map(summaryOf)))}`);
  if (failed.length === 0) return;
  const names = failed.map(({ target, error }) => `${target.store}: ${error.message}`);
  throw new Error(
    `${names.join('\n\n')}\n\nNot built: ${failed.map(({ target }) => target.store).join(', ')}. ` +
      'Run the command again to build only these.',
  );
}

runCommand(buildAll);
