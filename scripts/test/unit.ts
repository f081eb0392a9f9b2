import { reportCount, runCommand } from '../command.ts';

/**
 * `npm run unit`: the unit tests. After `--`, parts of paths select tests, `--watch` runs them again on every change,
 * and every other option is passed to vitest (`--reporter` replaces everything printed here except the last line).
 */
async function unit(args: readonly string[]): Promise<void> {
  const isTerminal = process.stdout.isTTY;
  // Read by vitest and its workers when they are loaded.
  if (!isTerminal && process.env['FORCE_COLOR'] === undefined) process.env['NO_COLOR'] = '1';
  // Unit tests have builds of their own. `npm test` sets this if it takes other ports than usual (scripts/start/ports.ts).
  delete process.env['DIST_FOLDER'];
  const { parseCLI, startVitest } = await import('vitest/node');
  const { filter, options } = parseCLI(['vitest', ...args]);
  const watch = options.watch === true;
  const { state } = await startVitest(filter, {
    ...options,
    watch,
    reporters: options.reporters ?? (isTerminal ? ['default'] : ['minimal']),
  });
  if (watch) return;
  const tests = state.getTestModules().flatMap((module) => [...module.children.allTests()]);
  const passed = tests.filter((test) => test.result().state === 'passed').length;
  // What did not run has not passed.
  reportCount({ passed, failed: tests.length - passed });
}

runCommand(() => unit(process.argv.slice(2)));
