import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { type BuildTarget, outputOf } from './build-target.ts';
import { buildTargets } from './build-targets.ts';
import { runChecks } from './checks.ts';
import { installChromium } from './chromium.ts';
import { crawl } from './crawl.ts';
import { settingsFor } from './environment.ts';
import { readOptions } from './options.ts';
import { lintCommand } from './redirects/lint.ts';
import { assertPortFree } from './ports.ts';
import { besideSandboxes } from './sandbox-process.ts';
import { expectNoSecrets } from './secrets.ts';
import { weighBuild } from './weigh.ts';

/** How many tests passed and failed. */
interface Count {
  readonly passed: number;
  readonly failed: number;
}

/**
 * What is built and browsed: one language, two of them, an added tax, many countries and currencies, a URL scheme of its
 * own, and texts of any length. `npm run test:stores` does all.
 */
const targets: readonly BuildTarget[] = [
  { store: 'us' },
  { store: 'se' },
  { store: 'ca' },
  { store: 'eu' },
  { store: 'jp' },
  { store: 'us', pseudo: true },
];

/** The storefronts that are crawled here; `npm run test:stores` crawls all. */
const crawled = ['us', 'se', 'jp'] as const;

/**
 * `npm test`: every check, the unit tests, the lint of the redirects, production builds, the crawl of three of them, the journeys against all,
 * their weight and their secrets.
 */
async function test(): Promise<void> {
  const options = readOptions([], process.env);
  const { sandboxed, settings } = settingsFor(options, process.env);
  if (!sandboxed)
    throw new Error('The tests buy things. Unset every COMMERCETOOLS_* and ADYEN_* setting first.');
  await assertPortFree(options.port, 'PORT');
  await assertPortFree(options.sandboxPort, 'SANDBOX_PORT');
  rmSync('test-results', { recursive: true, force: true });
  for (const file of ['', '-wal', '-shm']) rmSync(`.data/journeys/sandbox.sqlite${file}`, { force: true });
  mkdirSync('test-results', { recursive: true });
  process.env['SANDBOX_DATA'] ??= '.data/journeys';

  const builds = async (): Promise<Count> => {
    const { finished, failed } = await besideSandboxes(options.sandboxPort, () =>
      buildTargets(targets, settings, { reuse: true }),
    );
    for (const { error } of failed) console.error(error.message);
    return { passed: finished.length, failed: failed.length };
  };
  const us = { store: 'us' } as const;
  const stages = [
    () => only(installChromium),
    checks,
    unitTests,
    () => only(lintRedirects),
    builds,
    () => only(async () => console.log(await crawl(crawled, settings, options.port))),
    journeys,
    () => only(() => console.log(weighBuild(us))),
    () => only(() => targets.forEach((target) => expectNoSecrets(outputOf(target), settings))),
  ];
  const counts: Count[] = [];
  for (const stage of stages) counts.push(await counted(stage));
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** A stage that breaks counts as one failure; the others still run. */
async function counted(stage: () => Count | Promise<Count>): Promise<Count> {
  try {
    return await stage();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

async function only(check: () => void | Promise<void>): Promise<Count> {
  await check();
  return { passed: 1, failed: 0 };
}

async function lintRedirects(): Promise<void> {
  if ((await lintCommand([])) !== 0) throw new Error('The table of redirects has mistakes; see above.');
}

function checks(): Count {
  const { passed, failed } = runChecks();
  return { passed: passed.length, failed: failed.length };
}

function unitTests(): Count {
  const report = 'test-results/unit.json';
  const status = run(
    'vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  );
  const schema = z.object({ numPassedTests: z.int(), numTotalTests: z.int() });
  const { numPassedTests, numTotalTests } = schema.parse(readJson(report));
  return verdict(numPassedTests, numTotalTests - numPassedTests, status);
}

function journeys(): Count {
  const status = run('@playwright/test/cli.js', 'test', '--project=journeys', '--project=outages');
  const schema = z.object({
    stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  });
  const { expected, unexpected, flaky, skipped } = schema.parse(readJson('test-results/journeys.json')).stats;
  return verdict(expected, unexpected + flaky + skipped, status);
}

/** What did not run has not passed; and a runner that ended badly has failed, whatever it counted. */
function verdict(passed: number, failed: number, status: number | null): Count {
  return { passed, failed: status === 0 ? failed : Math.max(1, failed) };
}

function run(script: string, ...args: string[]): number | null {
  return spawnSync(process.execPath, [`node_modules/${script}`, ...args], { stdio: 'inherit' }).status;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

test().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
