import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { card, readyCart, sku } from '../../api/testing/sandboxed-shop.ts';
import { address } from '../../api/testing/shop-browser.ts';
import { type Count, runCounted } from '../../scripts/command.ts';
import { quantile } from '../bench/statistics.ts';
import { Books } from '../faults/books.ts';
import { bookViolations, lostOrders, type Purchase } from '../faults/invariants.ts';
import { browserFrom, type Send, sendTo } from './send.ts';
import { ShopProcesses } from './shop-processes.ts';

/** Units in stock before the first shopper comes. */
const stockAtStart = 1_000_000;
/** Milliseconds that a shopper looks at a page, at least and at most. */
const thinking = { min: 1500, max: 6000 } as const;
/** How long, in milliseconds, webhooks may still be on their way when the last shopper has left. */
const drainTimeout = 60_000;

const optionsSchema = z.object({
  shoppers: z.coerce.number().int().min(1),
  seconds: z.coerce.number().min(1),
});

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
  const dataFolder = mkdtempSync(join(tmpdir(), 'load-'));
  const shop = await ShopProcesses.start(dataFolder);
  const books = new Books(dataFolder, shop.sandboxUrl);
  try {
    await shop.control('stock', { sku, quantity: stockAtStart });
    const failures = await load(sendTo(shop.origin), optionsSchema.parse(values), books);
    if (failures.length > 0) console.error(`\n${failures.join('\n')}`);
    return { passed: failures.length === 0 ? 1 : 0, failed: failures.length };
  } finally {
    books.close();
    await shop.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** @returns what went wrong. */
async function load(
  send: Send,
  { shoppers, seconds }: z.infer<typeof optionsSchema>,
  books: Books,
): Promise<string[]> {
  console.log(`${shoppers} shoppers for ${seconds} s …`);
  const times: number[] = [];
  const purchases: Purchase[] = [];
  const problems: string[] = [];
  const until = performance.now() + seconds * 1000;
  /** Thinks, and notes how long the answer takes. */
  const thoughtful: Send = async (request) => {
    await wait(thinking.min + Math.random() * (thinking.max - thinking.min));
    const begun = performance.now();
    const answer = await send(request);
    times.push(performance.now() - begun);
    return answer;
  };
  const visits = Array.from({ length: shoppers }, async (_, index) => {
    await wait(Math.random() * thinking.max);
    while (performance.now() < until) {
      // Each sits behind another connection, as the proxy reports it.
      const browser = browserFrom(thoughtful, `10.0.${Math.floor(index / 250)}.${(index % 250) + 1}`);
      try {
        const cart = await readyCart(browser, address, 1 + Math.floor(Math.random() * 3));
        const { order, resultCode } = await browser.pay(cart, card());
        if (!order) throw new Error(`A payment ended as ${resultCode}`);
        purchases.push({ orderNumber: order.orderNumber, total: cart.total.centAmount });
        await browser.order(order.orderNumber);
      } catch (error) {
        problems.push(String(error));
      }
    }
  });
  await Promise.all(visits);
  await drained(books);
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => `${quantile(sorted, part).toFixed(0)} ms`;
  console.log(
    `${times.length} requests, ${purchases.length} orders; half of the answers within ${at(0.5)}, 99 % within ${at(0.99)}`,
  );
  const facts = { books, stockAtStart, skus: [sku], restocked: new Map<string, number>(), wanted: [] };
  return [
    ...problems,
    ...lostOrders(purchases, books),
    ...(await bookViolations({ ...facts, refused: new Set(), stepsRefused: false })),
  ];
}

async function drained(books: Books): Promise<void> {
  const until = performance.now() + drainTimeout;
  while (performance.now() < until && (await books.unsentWebhooks()) > 0) await wait(200);
  // What the API does after it has accepted a webhook.
  await wait(2000);
}

runCounted(testLoad);
