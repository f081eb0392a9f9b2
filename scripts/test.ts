import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { outputOf } from './build-store.ts';
import { runChecks } from './checks.ts';
import { installChromium } from './chromium.ts';
import { settingsFor } from './environment.ts';
import { readOptions } from './options.ts';
import { assertPortFree } from './ports.ts';
import { expectNoSecrets } from './secrets.ts';
import { weighBuild } from './weigh.ts';

/** How many tests passed and failed. */
interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** `npm test`: every check, the unit tests, one production build, the journeys against it, its weight and its secrets. */
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

  const stages = [
    () => only(installChromium),
    checks,
    unitTests,
    journeys,
    () => only(() => console.log(weighBuild(options.store))),
    () => only(() => expectNoSecrets(outputOf(options.store), settings)),
  ];
  const counts = stages.map(counted);
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** A stage that breaks counts as one failure; the others still run. */
function counted(stage: () => Count): Count {
  try {
    return stage();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

function only(check: () => void): Count {
  check();
  return { passed: 1, failed: 0 };
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
  const status = run('@playwright/test/cli.js', 'test');
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
