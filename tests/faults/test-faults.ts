import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type Count, runCounted } from '../../scripts/command.ts';
import { nodePacker } from '../../hosts/package/pack-node.ts';
import { de } from '../../brands/demo/storefronts/de.ts';
import { samplePacking, writeSampleSite } from '../../hosts/package/testing/sample-site.ts';
import type { HostProgram } from '../load/shop-processes.ts';
import { type CheckoutResult, checkoutResultSchema } from './checkout.ts';
import { runWithKills } from './killed-processes.ts';
import { FaultSummary } from './summary.ts';

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
 * select others. `--kills` is how often to run the shop on two packed Node hosts, one of which is killed with SIGKILL again and again.
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
    const [result] = await runSeeds([seed], 1, (outcome) => summary.add(outcome));
    console.log(result?.trace.join('\n'));
    console.log(`\n${result?.violations.join('\n') || 'Everything holds.'}`);
    return summary.count;
  }
  const seeds = Array.from({ length: count }, (_, index) => from + index);
  console.log(`Checkouts ${from} to ${from + count - 1}, ${workers} at a time …`);
  const progress = setInterval(() => console.log(summary.line()), progressInterval);
  await runSeeds(seeds, workers, (outcome) => summary.add(outcome)).finally(() => clearInterval(progress));
  console.log(`Hosts are killed, ${kills} times six checkouts …`);
  await withPackedHost(async (program) => {
    for (let round = 1; round <= kills; round += 1) {
      summary.add(await runWithKills(round, program));
      console.log(summary.line());
    }
  });
  console.log(summary.report());
  return summary.count;
}

/** Packs the storefront de for a Node host, with its own processes for shop API and sweeper, and few pages. */
async function withPackedHost(use: (program: HostProgram) => Promise<void>): Promise<void> {
  const place = await mkdtemp(join(tmpdir(), 'packed-host-'));
  try {
    const [site, folder] = [join(place, 'site'), join(place, 'package')];
    await writeSampleSite(site);
    const pack = await nodePacker();
    await pack(samplePacking(de, site, folder));
    await use({ folder, file: 'server/server.mjs' });
  } finally {
    await rm(place, { recursive: true, force: true });
  }
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
        const result = checkoutResultSchema.parse(message);
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
