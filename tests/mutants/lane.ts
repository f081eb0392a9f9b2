import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { createVitest, type TestModule, type TestSpecification, type Vite } from 'vitest/node';
import { inWords, type Mutant, mutated } from './mutant.ts';
import type { MutantRun } from './verdict.ts';

/** A test runner that is kept between mutants, so that each mutant takes only as long as its tests. */
export interface Lane {
  /** Runs tests on the unmodified shop. @returns descriptions of what failed. */
  runUnchanged(tests: readonly string[]): Promise<string[]>;
  /** Runs a mutant's tests. The mistake is made while its file is loaded; the file itself is never written to. */
  run(mutant: Mutant): Promise<MutantRun>;
  close(): Promise<void>;
}

/** Starts a test runner with the settings of `npm run unit`. */
export async function openLane(): Promise<Lane> {
  let current: Mutant | null = null;
  let loaded = false;
  const plugin: Vite.Plugin = {
    name: 'mutant',
    enforce: 'pre',
    transform(code, id) {
      const [path] = id.split('?');
      if (!current || path !== resolve(current.file)) return null;
      loaded = true;
      return { code: mutated(code, current), map: null };
    },
  };
  const vitest = await createVitest(
    {
      ...{ watch: false, bail: 1, retry: 0, maxWorkers: 1, reporters: [{}] },
      // A mutant that never ends is terminated together with this process.
      pool: 'threads',
      // Modules that are cached on disk would outlive their mutant.
      fsModuleCache: false,
    },
    { plugins: [plugin] },
  );
  await vitest.standalone();
  const specifications = new Map<string, TestSpecification>();
  for (const specification of await vitest.globTestSpecifications()) {
    specifications.set(specification.moduleId, specification);
  }

  const runTests = async (tests: readonly string[]) => {
    const wanted = tests.map((test) => {
      const specification = specifications.get(resolve(test));
      if (!specification) throw new Error(`Test not found: ${test}.`);
      return specification;
    });
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted);
    // The runner lets the process fail after any failed test; here, a failed test is what is wanted.
    process.exitCode = undefined;
    // The runner also remembers the modules of earlier runs.
    const ours = testModules.filter(({ moduleId }) => wanted.some((one) => one.moduleId === moduleId));
    const results = ours.flatMap((module) => [...module.children.allTests()]);
    const failed = results.filter((test) => test.result().state === 'failed');
    return {
      passedTests: results.filter((test) => test.result().state === 'passed').length,
      failedTests: failed.length,
      errors: [...ours.flatMap(errorsOf), ...unhandledErrors.map(messageOf)],
      failures: failed.map(
        (test) =>
          `${test.module.relativeModuleId}: ${test.fullName}: ${(test.result().errors ?? []).map(messageOf).join(' ')}`,
      ),
    };
  };

  return {
    async runUnchanged(tests) {
      const { failures, errors } = await runTests(tests);
      return [...failures, ...errors];
    },
    async run(mutant) {
      const path = resolve(mutant.file);
      current = mutant;
      loaded = false;
      vitest.invalidateFile(path);
      try {
        const { passedTests, failedTests, errors } = await inTime(runTests(mutant.tests), mutant);
        return { loaded, passedTests, failedTests, errors };
      } finally {
        current = null;
        vitest.invalidateFile(path);
      }
    },
    close: () => vitest.close(),
  };
}

/** Time limit for a mutant's tests on a busy machine, in milliseconds. */
const timeout = 120_000;

/** @throws Error if the tests do not end in time: a test that waits forever tells nobody what is wrong. */
async function inTime<Result>(run: Promise<Result>, mutant: Mutant): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Its tests do not end: ${inWords(mutant)}`)), timeout);
  });
  return Promise.race([run, over]).finally(() => clearTimeout(timer));
}

const errorsOf = (module: TestModule): string[] => module.errors().map(messageOf);

const messageOf = (error: unknown): string =>
  stripVTControlCharacters(
    error instanceof Object && 'message' in error ? String(error.message) : String(error),
  );
