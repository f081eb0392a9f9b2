import { rmSync } from 'node:fs';
import { type Count, runCounted } from '../run-script.ts';
import { demoSettings } from '../start/environment.ts';
import { readOptions } from '../options.ts';
import { assertPortFree } from '../start/ports.ts';
import { runStage, type Stage, type StageResult, type Underway } from './stage.ts';

/** What needs only the sources. Chromium comes first: it is downloaded while the others compute. */
const withoutBuilds: readonly Stage[] = [
  { name: 'chromium', script: 'scripts/test/chromium-install.ts' },
  { name: 'check', script: 'scripts/check/check.ts' },
  { name: 'unit', script: 'scripts/test/unit.ts' },
];

const withBuilds: readonly Stage[] = [
  { name: 'build:tested', script: 'scripts/build/build-tested.ts' },
  { name: 'redirects -- lint', script: 'tools/redirects.ts', args: ['lint'] },
  { name: 'crawl', script: 'scripts/test/crawl.ts' },
];

/** Real browsers need the machine to themselves because what they wait for has a time limit. */
const alone: Stage = { name: 'journeys', script: 'scripts/test/journeys.ts' };

/** Interval of the progress report, in milliseconds. */
const progressInterval = 10_000;

/**
 * `npm test`: everything that decides whether a change can be merged, as the commands `check`, `unit`, `build:tested`,
 * `crawl`, and `journeys`, two of them in parallel. A failure does not stop the others.
 */
async function test(): Promise<Count> {
  const begun = performance.now();
  const options = readOptions([], process.env);
  demoSettings(options);
  await assertPortFree(options.port, 'PORT');
  await assertPortFree(options.sandboxPort, 'SANDBOX_PORT');
  process.env['SANDBOX_DATA'] ??= '.data/journeys';
  rmSync('test-results', { recursive: true, force: true });

  const underway: Underway = new Map();
  const seconds = () => Math.round((performance.now() - begun) / 1000);
  const progress = setInterval(() => {
    const stages = [...underway].map(([name, line]) => `${name}: ${line || 'begun'}`);
    console.log(`${String(seconds()).padStart(4)} s  ${stages.join('  |  ')}`);
  }, progressInterval);
  const inTurn = async (stages: readonly Stage[]): Promise<StageResult[]> => {
    const results: StageResult[] = [];
    for (const stage of stages) results.push(await runStage(stage, underway));
    return results;
  };
  const results = (await Promise.all([inTurn(withoutBuilds), inTurn(withBuilds)])).flat();
  results.push(...(await inTurn([alone])));
  clearInterval(progress);

  console.log(`\n${timeTable(results)}\n${String(seconds()).padStart(5)} s  total`);
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  };
}

const timeTable = (results: readonly StageResult[]): string =>
  results
    .map(
      ({ stage, seconds, passed, failed }) =>
        `${String(seconds).padStart(5)} s  ${stage.name.padEnd(18)} ${passed} passed${failed > 0 ? `, ${failed} FAILED` : ''}`,
    )
    .join('\n');

runCounted(test);
