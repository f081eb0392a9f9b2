import { spawnSync } from 'node:child_process';
import { storeIds } from '../stores/types.ts';
import { buildTable, summaryOf } from './build-summary.ts';
import { everyStorefront } from './build-target.ts';
import { buildTargets } from './build-targets.ts';
import { crawl } from './crawl.ts';
import { settingsFor } from './environment.ts';
import { readOptions } from './options.ts';
import { assertPortFree } from './ports.ts';
import { besideSandboxes } from './sandbox-process.ts';

/**
 * `npm run test:stores`: builds all fourteen storefronts, walks through every page, link and alternate of them, and makes
 * the journeys between them.
 */
async function testStores(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  const { sandboxed, settings } = settingsFor(options, process.env);
  if (!sandboxed)
    throw new Error('The crawl is for the demo shops. Unset COMMERCETOOLS_* and ADYEN_* first.');
  await assertPortFree(options.port, 'PORT');
  const { finished, failed } = await besideSandboxes(options.sandboxPort, () =>
    buildTargets(everyStorefront, settings, { reuse: true }),
  );
  console.log(`\n${buildTable(await Promise.all(finished.map(summaryOf)))}\n`);
  const [failure] = failed;
  if (failure) throw failure.error;
  console.log(await crawl(storeIds, settings, options.port));
  console.log('\nEvery page answers, and every alternate points back.\n');
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      ...['--project=journeys', '--project=every-store'],
      ...['countries', 'languages', 'asia'],
    ],
    { stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('The journeys through the storefronts failed; see above.');
}

testStores().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
