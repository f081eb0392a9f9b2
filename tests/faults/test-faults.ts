import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type Count, runCounted } from '../../scripts/command.ts';
import { runWithKills } from './killed-processes.ts';
import { FaultSummary } from './summary.ts';
import { type CheckoutResult, resultSchema } from './result.ts';

/** Number of checkouts at a time; each has a process of its own, which uses one core. */
const maxWorkers = 4;
/** Interval of the progress report, in milliseconds. */
const progressInterval = 15_000;

const optionsSchema = z.object({
  seed: z.coerce.number().int().optional(),
  from: z.coerce.number().int(),
  count: z.coerce.number().int().min(0),
  workers: z.coerce.number().int().min(1),
  kills: z.coerce.number().int().min(0),
});

/**
 * `npm run test:faults`: checkouts in which things go wrong, each determined by its seed, and what must hold after every
 * one of them (`tests/faults/`). `-- --seed 1234` replays one with every step; `--from`, `--count`, and `--workers`
 * select others. `--kills` is how often to run the shop in real processes that are killed with SIGKILL.
 */
async function testFaults(): Promise<Count> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string' },
      from: { type: 'string', default: '1' },
      count: { type: 'string', default: '2000' },
      workers: { type: 'string', default: String(Math.min(availableParallelism(), maxWorkers)) },
      kills: { type: 'string', default: '12' },
    },
  });
  const { seed, from, count, workers, kills } = optionsSchema.parse(values);
  const summary = new FaultSummary();
  if (seed !== undefined) {
    const [result] = await runSeeds([seed], 1, (one) => summary.add(one));
    console.log(result?.trace.join('\n'));
    console.log(`\n${result?.violations.join('\n') || 'Everything holds.'}`);
    return summary.count;
  }
  const seeds = Array.from({ length: count }, (_, index) => from + index);
  console.log(`Checkouts ${from} to ${from + count - 1}, ${workers} at a time …`);
  const progress = setInterval(() => console.log(summary.line()), progressInterval);
  await runSeeds(seeds, workers, (one) => summary.add(one)).finally(() => clearInterval(progress));
  console.log(`Processes are killed, ${kills} times six checkouts …`);
  for (let round = 1; round <= kills; round += 1) {
    summary.add(await runWithKills(round));
    console.log(summary.line());
  }
  console.log(summary.report());
  return summary.count;
}

/** Shares the seeds out to worker processes; every worker takes the next one as soon as it is free. */
async function runSeeds(
  seeds: readonly number[],
  workers: number,
  onResult: (result: CheckoutResult) => void,
): Promise<CheckoutResult[]> {
  const waiting = [...seeds];
  const results: CheckoutResult[] = [];
  const work = async () => {
    const worker = fork(join(import.meta.dirname, 'worker.ts'), { stdio: 'inherit' });
    const answers = new Promise<void>((resolve, reject) => {
      const next = () => {
        const seed = waiting.shift();
        if (seed === undefined) worker.disconnect();
        else worker.send(seed);
      };
      worker.on('message', (message) => {
        const result = resultSchema.parse(message);
        results.push(result);
        onResult(result);
        next();
      });
      worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('A worker has died.'))));
      next();
    });
    await answers;
  };
  await Promise.all(Array.from({ length: Math.min(workers, seeds.length) }, work));
  return results;
}

runCounted(testFaults);
