import { reportCount, runCommand } from '../command.ts';
import { UnitProgress } from './unit-progress.ts';

/**
 * `npm run unit`: the unit tests; after `--`, parts of paths choose among them, `--watch` runs them again at every change,
 * and every other option is vitest's (`--reporter` replaces what is printed here but for the last line). With
 * `EXHAUSTIVE=1` what is otherwise sampled is compared whole.
 */
async function unit(args: readonly string[]): Promise<void> {
  const isTerminal = process.stdout.isTTY;
  // Read by vitest and its workers when they are loaded.
  if (!isTerminal && process.env['FORCE_COLOR'] === undefined) process.env['NO_COLOR'] = '1';
  const { parseCLI, startVitest } = await import('vitest/node');
  const { filter, options } = parseCLI(['vitest', ...args]);
  const watch = options.watch === true;
  const { state } = await startVitest(filter, {
    ...options,
    watch,
    reporters: options.reporters ?? (isTerminal ? ['default'] : ['minimal', new UnitProgress()]),
  });
  if (watch) return;
  const tests = state.getTestModules().flatMap((module) => [...module.children.allTests()]);
  const passed = tests.filter((test) => test.result().state === 'passed').length;
  // What did not run has not passed.
  reportCount({ passed, failed: tests.length - passed });
}

runCommand(() => unit(process.argv.slice(2)));
