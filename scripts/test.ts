import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { runChecks } from './checks.ts';
import { sandboxEnvironment } from '../sandbox/environment.ts';
import { outputOf } from './build-store.ts';
import { installChromium } from './chromium.ts';
import { secretsIn } from './secrets.ts';
import { weighBuild } from './weigh.ts';

/** How many tests passed and failed. */
interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** `npm test`: every check, the unit tests, one production build with its weight, the journeys against it. */
function test(): void {
  rmSync('test-results', { recursive: true, force: true });
  rmSync('.data/journeys', { recursive: true, force: true });
  mkdirSync('test-results', { recursive: true });
  installChromium();
  const checks = runChecks();
  const counts = [
    { passed: checks.passed.length, failed: checks.failed.length },
    runUnitTests(),
    runJourneys(),
    verdict(() => console.log(weighBuild('us'))),
    verdict(expectNoSecrets),
  ];
  const total = counts.reduce((sum, count) => ({
    passed: sum.passed + count.passed,
    failed: sum.failed + count.failed,
  }));
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

function runUnitTests(): Count {
  const report = 'test-results/unit.json';
  const status = run(
    'vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  );
  const schema = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), success: z.boolean() });
  const { numPassedTests: passed, numFailedTests: failed } = schema.parse(readJson(report));
  return { passed, failed: atLeastOne(failed, status) };
}

function runJourneys(): Count {
  const status = run('@playwright/test/cli.js', 'test');
  const schema = z.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }) });
  const { stats } = schema.parse(readJson('test-results/journeys.json'));
  return { passed: stats.expected, failed: atLeastOne(stats.unexpected + stats.flaky, status) };
}

/** @throws Error naming each secret in the build and its file. */
function expectNoSecrets(): void {
  const found = secretsIn(outputOf('us'), sandboxEnvironment(8080));
  if (found.length > 0) throw new Error(`Secrets in the build:\n${found.join('\n')}`);
}

/** A check that throws counts as one failed test. */
function verdict(check: () => void): Count {
  try {
    check();
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

/** A runner that ended badly has failed, whatever it counted. */
function atLeastOne(failed: number, status: number | null): number {
  return status === 0 ? failed : Math.max(1, failed);
}

function run(script: string, ...args: string[]): number | null {
  return spawnSync(process.execPath, [`node_modules/${script}`, ...args], { stdio: 'inherit' }).status;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

test();
