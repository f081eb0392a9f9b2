import { appendFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Stryker } from '@stryker-mutator/core';
import { type Count, runCounted } from '../../scripts/command.ts';
import { printLine } from '../../scripts/print.ts';

/** Whose code is changed, and by which tests that has to be noticed. */
interface Room {
  /** The folder of the tests. */
  readonly tests: string;
  /** The percentage of mistakes that has to be noticed. */
  readonly atLeast: number;
}

/**
 * Rooms whose rules cost money, customers, or trust if they break, by their folders. Tests elsewhere notice more than is
 * counted here, but take hours. A room belongs here once it has been measured.
 */
const rooms: Readonly<Record<string, Room>> = {
  redirects: { tests: 'redirects', atLeast: 90 },
  contract: { tests: 'contract', atLeast: 40 },
  stores: { tests: 'stores', atLeast: 65 },
  'api/payments': { tests: 'api/payments', atLeast: 70 },
  'api/adyen': { tests: 'api/adyen', atLeast: 70 },
  'api/restock': { tests: 'api/restock', atLeast: 75 },
  'src/search/service': { tests: 'src/search/service', atLeast: 70 },
  'src/consent': { tests: 'src/consent', atLeast: 65 },
};

/**
 * `npm run test:mutants`: Stryker makes mistakes in each room, one at a time, and counts those that a test
 * notices; too few fail the room. `-- redirects src/consent` measures some rooms. Repeated, it only tries what has changed.
 */
async function testMutants(chosen: readonly string[]): Promise<Count> {
  const unknown = chosen.filter((room) => !Object.hasOwn(rooms, room));
  if (unknown.length > 0)
    throw new Error(`No such room: ${unknown.join(', ')}. See tests/mutants/test-mutants.ts.`);
  const measured = Object.entries(rooms).filter(([room]) => chosen.length === 0 || chosen.includes(room));
  let failed = 0;
  for (const [room, { tests, atLeast }] of measured) {
    const score = await scoreOf(room, tests);
    if (score < atLeast) failed += 1;
    print(`${room}: ${score.toFixed(1)} % of mistakes noticed, at least ${atLeast} % have to be`);
  }
  return { passed: measured.length - failed, failed };
}

/** @returns what percentage of the mistakes in a room its tests notice. */
async function scoreOf(room: string, tests: string): Promise<number> {
  const stryker = new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // `process.chdir`, which some tests need, is not there in a thread.
    vitest: { configFile: 'tests/mutants/vitest.config.mts', dir: tests, pool: 'forks' },
    mutate: [`${room}/**/*.{ts,tsx}`, '!**/*.test.*', '!**/testing/**', '!**/*.d.ts'],
    // Texts and tables are content; what is only computed while a file is loaded cannot be tried test by test.
    mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'Regex'] },
    ignoreStatic: true,
    ignorePatterns: ['dist', 'public', '.cache', '.data', 'test-results', 'tests/journeys'],
    incremental: true,
    incrementalFile: `.builds/mutants/${room.replaceAll('/', '-')}.json`,
    tempDirName: '.builds/mutants/work',
    concurrency: availableParallelism(),
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false },
    allowConsoleColors: false,
  });
  const results = await stryker.runMutationTest();
  const count = (...wanted: string[]) => results.filter(({ status }) => wanted.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  return (100 * noticed) / (noticed + count('Survived', 'NoCoverage'));
}

/** Prints a line, also in the summary of a nightly run. */
function print(line: string): void {
  printLine(line);
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary !== undefined) appendFileSync(summary, `${line}\n`);
}

runCounted(() => testMutants(process.argv.slice(2)));
