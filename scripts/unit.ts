import { UnitProgress } from './unit-progress.ts';

/** Where the last run that was not watching left its counts, as JSON. */
const report = 'test-results/unit.json';

/**
 * `npm run unit`: the unit tests; after `--`, parts of paths choose among them, `--watch` runs them again at every change,
 * and every other option is vitest's (`--reporter` replaces all that is printed and written here). With `EXHAUSTIVE=1` what is otherwise sampled is compared whole.
 */
async function unit(args: readonly string[]): Promise<void> {
  const isTerminal = process.stdout.isTTY;
  // Read by vitest and its workers when they are loaded.
  if (!isTerminal && process.env['FORCE_COLOR'] === undefined) process.env['NO_COLOR'] = '1';
  const { parseCLI, startVitest } = await import('vitest/node');
  const { filter, options } = parseCLI(['vitest', ...args]);
  const watch = options.watch === true;
  await startVitest(filter, {
    ...options,
    watch,
    reporters: options.reporters ?? [
      ...(isTerminal ? ['default'] : ['minimal', new UnitProgress()]),
      ...(watch ? [] : [['json', { outputFile: report }] satisfies ['json', object]]),
    ],
  });
}

unit(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
