import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { sku } from '../../api/testing/sandboxed-shop.ts';
import { Books } from '../faults/books.ts';
import { bookViolations, lostOrders } from '../faults/invariants.ts';
import { Latencies } from './latencies.ts';
import { LoadShopper } from './load-shopper.ts';
import { type Count, runCounted } from '../../scripts/command.ts';
import { ShopProcesses } from './shop-processes.ts';

/** Units in stock before the first shopper comes. */
const stockAtStart = 1_000_000;
/** How long, in milliseconds, webhooks may still be on their way when the last shopper has left. */
const drainTimeout = 60_000;

/**
 * `npm run test:load`: many shoppers at the same time on one Node host, with the sandbox in another process. Nobody may
 * see a server error, and the books must be right afterwards. `-- --shoppers 200 --seconds 60` are the defaults.
 */
async function testLoad(): Promise<Count> {
  const { values } = parseArgs({
    options: {
      shoppers: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '60' },
    },
  });
  const { shoppers, seconds } = z
    .object({ shoppers: z.coerce.number().int().min(1), seconds: z.coerce.number().min(1) })
    .parse(values);
  const dataFolder = mkdtempSync(join(tmpdir(), 'load-'));
  const shop = await ShopProcesses.start(dataFolder);
  try {
    await shop.control('stock', { sku, quantity: stockAtStart });
    const books = new Books(dataFolder, shop.sandboxUrl);
    const failures = await load({ origin: shop.origin, shoppers, seconds, books });
    if (failures.length > 0) console.error(`\n${failures.join('\n')}`);
    return { passed: failures.length === 0 ? 1 : 0, failed: failures.length };
  } finally {
    await shop.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

interface LoadPlan {
  readonly origin: string;
  readonly shoppers: number;
  readonly seconds: number;
  readonly books: Books;
}

/** @returns what went wrong. */
async function load({ origin, shoppers, seconds, books }: LoadPlan): Promise<string[]> {
  console.log(`${shoppers} shoppers for ${seconds} s …`);
  const latencies = new Latencies();
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const all = Array.from(
    { length: shoppers },
    (_, index) => new LoadShopper(index, { origin, latencies, until }),
  );
  await Promise.all(all.map((one) => one.shop()));
  const elapsed = (performance.now() - begun) / 1000;
  await drained(books);
  const purchases = all.flatMap((one) => one.purchases);
  const perSecond = (count: number) => (count / elapsed).toFixed(1);
  console.log(`\n${latencies.table()}\n`);
  console.log(
    `${perSecond(latencies.total)} requests per second, ${perSecond(purchases.length)} orders per second`,
  );
  const problems = Map.groupBy(
    all.flatMap((one) => one.problems),
    (problem) => problem,
  );
  const facts = {
    books,
    stockAtStart,
    skus: [sku],
    restocked: new Map(),
    refused: new Set<string>(),
    stepsRefused: false,
    wanted: [],
  };
  const failures = [
    ...latencies.serverErrors,
    ...[...problems].map(([problem, times]) => `${problem} × ${times.length}`),
    ...lostOrders(purchases, books),
    ...(await bookViolations(facts)),
  ];
  books.close();
  return failures;
}

async function drained(books: Books): Promise<void> {
  const until = performance.now() + drainTimeout;
  while (performance.now() < until && (await books.unsentWebhooks()) > 0) await wait(200);
  // What the API does after it has accepted a webhook.
  await wait(2000);
}

runCounted(testLoad);
