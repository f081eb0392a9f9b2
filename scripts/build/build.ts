import { buildEnvironment } from '../../gatsby/environment.ts';
import { recordPaymentScripts } from '../check/payment-page-scripts.ts';
import { expectPublishable } from '../check/published-files.ts';
import { weighBuild } from '../check/weigh.ts';
import { runCommand } from '../command.ts';
import { readOptions } from '../options.ts';
import { settingsFor } from '../start/environment.ts';
import { besideSandboxes } from '../start/sandbox-process.ts';
import { type BuildTarget, everyStorefront, nameOf, outputOf } from './build-target.ts';
import { buildTargets } from './build-targets.ts';
import { updateQueryTypes } from './query-types.ts';
import { printLine } from '../print.ts';

/**
 * `npm run build -- --store us`: builds a storefront into `dist/{store}`, with the sandboxes running unless real
 * services are configured. With `--all`, builds every storefront, as many in parallel as the machine can handle. With `--types`, the types of all queries are written, too; with `--host cloudflare`, a storefront that this
 * host would not take is refused.
 */
async function build(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  const { sandboxed, settings } = settingsFor(options, process.env);
  const targets: readonly BuildTarget[] = options.all
    ? everyStorefront
    : [{ store: options.store, pseudo: options.pseudo }];
  for (const { store } of targets) buildEnvironment({ ...settings, STORE: store });
  const { finished, failed } = await besideSandboxes(sandboxed ? options.sandboxPort : null, () =>
    buildTargets(targets, settings, { reuse: sandboxed, host: options.host }),
  );
  for (const { target } of finished) {
    expectPublishable(outputOf(target), settings);
    recordPaymentScripts(target);
    if (!options.all) printLine(weighBuild(target).table);
    printLine(`${outputOf(target)} is ready to deploy.`);
  }
  if (failed.length === 0 && options.types) await updateQueryTypes();
  if (failed.length === 0) return;
  const errors = failed.map(({ target, error }) => `${nameOf(target)}: ${error.message}`);
  throw new Error(errors.join('\n\n'));
}

runCommand(build);
