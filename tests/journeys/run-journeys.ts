import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { brand } from '../../brands/build.ts';
import { finishedBuild } from '../../scripts/build/build-store.ts';
import { nameOf, testedTargets } from '../../scripts/build/build-target.ts';
import { installChromium } from '../browser/chromium.ts';
import { type Count, runCounted } from '../../scripts/command.ts';
import { testSetup } from '../../scripts/start/environment.ts';
import type { Settings } from '../../scripts/options.ts';

/** Where Playwright writes its counts (playwright.config.ts). */
const report = 'test-results/journeys.json';

const suiteSchema = z.object({
  specs: z.array(
    z.object({
      tests: z.array(
        z.object({
          status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
          annotations: z.array(z.object({ description: z.string().optional() })),
        }),
      ),
    }),
  ),
  get suites(): z.ZodOptional<z.ZodArray<typeof suiteSchema>> {
    return z.array(suiteSchema).optional();
  },
});
type Suite = z.infer<typeof suiteSchema>;
const reportSchema = z.object({ suites: z.array(suiteSchema) });

const testsIn = (suites: readonly Suite[]): readonly Suite['specs'][number]['tests'][number][] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ tests }) => tests),
    ...testsIn(inner),
  ]);

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
  if (!existsSync(report)) throw new Error('Playwright was stopped before it could count.');
  const tests = testsIn(reportSchema.parse(JSON.parse(readFileSync(report, 'utf8'))).suites);
  const countOf = (wanted: string) => tests.filter(({ status }) => status === wanted).length;
  // What the brand lacks cannot be tried, and says so. What did not run for any other reason has not passed.
  const lacks = tests.flatMap(
    ({ annotations }) =>
      annotations
        .map(({ description = '' }) => description)
        .find((text) => text.startsWith(`${brand.name} has no `)) ?? [],
  );
  for (const reason of new Set(lacks)) console.log(`Left out: ${reason}`);
  const failed = countOf('unexpected') + countOf('skipped') - lacks.length;
  const repeated = countOf('flaky');
  return {
    passed: countOf('expected') + repeated,
    // A runner that exited with an error has failed, whatever it counted.
    failed: status === 0 ? failed : Math.max(1, failed),
    repeated,
  };
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
