import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Count, runCounted } from '../../scripts/command.ts';
import { mutantLists } from './index.ts';
import { type Lane, openLane } from './lane.ts';
import { inWords, type Mutant, mutated, selected } from './mutant.ts';
import { verdictOf } from './verdict.ts';

/** Number of test runners in parallel; each uses one core. */
const maxLanes = 4;
/** Interval of the progress report, in milliseconds. */
const progressInterval = 5000;

/**
 * `npm run test:mutants`: makes each mistake listed in `tests/mutants/` and expects the tests listed with it to catch
 * it. `-- --only WORD` selects one list, or the files whose path contains the word.
 */
async function testMutants(): Promise<Count> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const mutants = selected(mutantLists, values.only);
  if (mutants.length === 0) throw new Error(`No list or file matches ${values.only ?? ''}.`);
  for (const mutant of mutants) mutated(readFileSync(mutant.file, 'utf8'), mutant);
  const lanes = await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), maxLanes) }, openLane),
  );
  try {
    await assertPassUnchanged(lanes, mutants);
    const failures = await failuresOf(lanes, mutants);
    return { passed: mutants.length - failures.length, failed: failures.length };
  } finally {
    await Promise.all(lanes.map((lane) => lane.close()));
  }
}

/** A test that fails without any mistake would appear to catch every mistake. */
async function assertPassUnchanged(lanes: readonly Lane[], mutants: readonly Mutant[]): Promise<void> {
  const tests = [...new Set(mutants.flatMap((mutant) => mutant.tests))];
  console.log(`First, ${tests.length} test files must pass without a mutant …`);
  const failures: string[] = [];
  await shareOut(lanes, tests, async (lane, test) => {
    failures.push(...(await lane.runUnchanged([test])));
  });
  if (failures.length > 0) throw new Error(`They fail without any mutant:\n${failures.join('\n')}`);
}

/** Reports every mutant that was not caught and every one that proves nothing. */
async function failuresOf(lanes: readonly Lane[], mutants: readonly Mutant[]): Promise<string[]> {
  const failures: string[] = [];
  let done = 0;
  const progress = setInterval(() => {
    console.log(`${done} of ${mutants.length} mutants, ${failures.length} failed`);
  }, progressInterval);
  try {
    await shareOut(lanes, mutants, async (lane, mutant) => {
      const verdict = verdictOf(await lane.run(mutant));
      done += 1;
      if (verdict.kind === 'survived') failures.push(`survived  ${inWords(mutant)}`);
      if (verdict.kind === 'stale') failures.push(`stale     ${inWords(mutant)} (${verdict.reason})`);
    });
  } finally {
    clearInterval(progress);
    // Also if one whose tests do not end has ended the rest.
    if (failures.length > 0) console.error(`\n${failures.sort().join('\n')}`);
  }
  return failures;
}

/** Every lane takes the next item as soon as it is free. */
async function shareOut<Item>(
  lanes: readonly Lane[],
  items: readonly Item[],
  work: (lane: Lane, item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const takeTurns = async (lane: Lane) => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(lane, item);
  };
  await Promise.all(lanes.map(takeTurns));
}

runCounted(testMutants);
