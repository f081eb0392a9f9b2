import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { finishedBuild } from '../../scripts/build/build-store.ts';
import { nameOf, testedTargets } from '../../scripts/build/build-target.ts';
import { installChromium } from '../browser/chromium.ts';
import { type Count, runCounted } from '../../scripts/command.ts';
import { testSetup } from '../../scripts/start/environment.ts';
import type { Settings } from '../../scripts/options.ts';

/** Where Playwright writes its counts (playwright.config.ts). */
const report = 'test-results/journeys.json';

const reportSchema = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

/**
 * `npm run journeys`: a shopper's journeys through what has been built. Everything after `--` is passed to Playwright:
 * parts of file names, `--grep`, `--shard=1/3`. `--project` selects `journeys`, `outages`, or `search-faults`; without it, all run.
 */
async function journeys(args: readonly string[]): Promise<Count> {
  const { settings } = await testSetup();
  await expectBuilt(settings);
  installChromium();
  rmSync(report, { force: true });
  for (const file of ['', '-wal', '-shm']) rmSync(`.data/journeys/sandbox.sqlite${file}`, { force: true });
  mkdirSync('test-results', { recursive: true });
  const projects = args.some((arg) => arg.startsWith('--project'))
    ? []
    : ['journeys', 'outages', 'search-faults'].map((project) => `--project=${project}`);
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', ...projects, ...args],
    { stdio: 'inherit' },
  );
  const { expected, unexpected, flaky, skipped } = reportSchema.parse(
    JSON.parse(readFileSync(report, 'utf8')),
  ).stats;
  // What did not run has not passed, and a runner that exited with an error has failed, whatever it counted.
  const failed = unexpected + skipped;
  return { passed: expected + flaky, failed: status === 0 ? failed : Math.max(1, failed), repeated: flaky };
}

/** @throws Error listing the storefronts whose build is missing or outdated. */
async function expectBuilt(settings: Settings): Promise<void> {
  const missing: string[] = [];
  for (const target of testedTargets)
    if ((await finishedBuild(target, settings)) === null) missing.push(nameOf(target));
  if (missing.length > 0)
    throw new Error(`Missing or outdated builds: ${missing.join(', ')}. Run npm run build:tested.`);
}

runCounted(() => journeys(process.argv.slice(2)));
