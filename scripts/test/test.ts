import { rmSync } from 'node:fs';
import { buildsDemo } from '../brand/of-the-demo.ts';
import { type Count, inWords, runCounted } from '../command.ts';
import { runStages, type Stage, type StageResult, sumOf } from '../stages.ts';
import { testSetup } from '../start/environment.ts';
import { portsForTests } from '../start/ports.ts';
import { printLine } from '../print.ts';

/** What needs only the sources. Chromium comes first: it is downloaded while the others compute. */
const withoutBuilds: readonly Stage[] = [
  { name: 'chromium', script: 'tests/browser/chromium-install.ts' },
  { name: 'check', script: 'scripts/check/check.ts' },
  { name: 'unit', script: 'scripts/test/unit.ts' },
];

const withBuilds: readonly Stage[] = [
  { name: 'build:tested', script: 'scripts/build/build-tested.ts' },
  { name: 'redirects -- lint', script: 'tools/redirects.ts', args: ['lint'] },
  { name: 'crawl', script: 'tests/crawl/run-crawl.ts' },
];

/**
 * Real browsers need the machine to themselves because what they wait for has a time limit. Journeys walk the demo's shop; in
 * that of another brand, somebody buys something.
 */
const alone: Stage = buildsDemo()
  ? { name: 'journeys', script: 'tests/journeys/run-journeys.ts' }
  : {
      name: 'purchase',
      script: 'node_modules/@playwright/test/cli.js',
      args: ['test', '--project=brand'],
    };

/**
 * `npm test`: everything that decides whether a change can be merged, as the commands `check`, `unit`, `build:tested`,
 * `crawl`, and `journeys`, two of them in parallel. A failure does not stop the others.
 * A shop may run next door: the tests take the next free ports.
 */
async function test(): Promise<Count> {
  const begun = performance.now();
  Object.assign(process.env, await portsForTests(process.env));
  await testSetup();
  process.env['SANDBOX_DATA'] ??= '.data/journeys';
  rmSync('test-results', { recursive: true, force: true });
  const results = [...(await runStages([withoutBuilds, withBuilds])), ...(await runStages([[alone]]))];
  const seconds = Math.round((performance.now() - begun) / 1000);
  printLine(`\n${timeTable(results)}\n${String(seconds).padStart(5)} s  total`);
  return sumOf(results);
}

const timeTable = (results: readonly StageResult[]): string =>
  results
    .map(
      ({ stage, seconds, ...count }) =>
        `${String(seconds).padStart(5)} s  ${stage.name.padEnd(18)} ${inWords(count)}`,
    )
    .join('\n');

runCounted(test);
