import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sandboxedShop, sku } from '../../api/testing/sandboxed-shop.ts';
import { Books } from './books.ts';
import { steppedClock } from './clock.ts';
import { bookViolations, lostOrders } from './invariants.ts';
import { PersistentShopper } from './persistent-shopper.ts';
import { Random } from './random.ts';
import { type HostProgram, type Part, ShopProcesses } from '../load/shop-processes.ts';
import type { CheckoutResult } from './checkout.ts';

const shoppers = 6;
const maxKills = 4;
const stockAtStart = 1000;
/** The longest time from Pay to a kill, in milliseconds: a payment takes about this long. */
const maxDelay = 300;
const day = 24 * 60 * 60 * 1000;

/**
 * Some shoppers pay at the same time while the shop API or the sandbox is killed with SIGKILL, several times, and
 * started again with what it had on disk. Unlike in the other checkouts, a seed only decides who is killed and how long
 * after a shopper pressed Pay; the machine decides what was going on then.
 * @param program of the two Node hosts; the shop API from the sources if omitted.
 */
export async function runWithKills(seed: number, program?: HostProgram): Promise<CheckoutResult> {
  const random = new Random(`kills ${seed}`);
  const dataFolder = mkdtempSync(join(tmpdir(), 'kills-'));
  const shop = await ShopProcesses.start(dataFolder, 2, program);
  const books = new Books(dataFolder, shop.sandboxUrl);
  const killer = new Killer(shop, random);
  const sweepers = new Sweepers(shop);
  try {
    await shop.control('stock', { sku, quantity: stockAtStart });
    const visits = Array.from({ length: shoppers }, async (_, index) => {
      await wait(random.int(0, 1500));
      const place = {
        origin: shop.origin,
        address: () => random.pick(shop.addresses),
        network: `10.1.0.${index + 1}`,
        onPay: () => killer.consider(),
      };
      return new PersistentShopper(place, random.chance(0.4)).buy(random.int(1, 3));
    });
    const ended = await Promise.allSettled(visits);
    await killer.finished();
    await sweepers.end();
    await untilQuiet(shop, books);
    const purchases = ended.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
    const failed = ended.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
    const facts = { books, stockAtStart, skus: [sku], restocked: new Map<string, number>(), wanted: [] };
    const violations = [
      ...failed.map((reason) => `a shopper got no order: ${reason}`),
      ...lostOrders(purchases, books),
      ...(await bookViolations({ ...facts, refused: new Set(), stepsRefused: false })),
    ];
    const outcome = `${books.orders().length} orders for ${shoppers} shoppers`;
    return { seed, outcome, violations, faults: Object.fromEntries(killer.counts), trace: [] };
  } finally {
    await sweepers.end();
    books.close();
    await shop.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** Kills one process at a time, and starts it again. */
class Killer {
  readonly counts = new Map<string, number>();
  readonly #shop: ShopProcesses;
  readonly #random: Random;
  #kills = 0;
  #current: Promise<void> | null = null;

  constructor(shop: ShopProcesses, random: Random) {
    this.#shop = shop;
    this.#random = random;
  }

  /** Somebody pays: a good moment. */
  consider(): void {
    if (this.#current || this.#kills >= maxKills || !this.#random.chance(0.6)) return;
    this.#kills += 1;
    const part = this.#random.pick(['sandbox', 'api', 'second api'] as const);
    this.#current = this.#kill(part, this.#random.int(0, maxDelay)).then(() => {
      this.#current = null;
    });
  }

  async finished(): Promise<void> {
    await this.#current;
  }

  async #kill(part: Part, delay: number): Promise<void> {
    await wait(delay);
    const name = `SIGKILL: ${part}`;
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    await this.#shop.kill(part);
    await wait(this.#random.int(0, 500));
    await this.#shop.startPart(part);
  }
}

/** Milliseconds between two runs of a sweeper, and how old things are that it takes over: both far shorter than in a shop. */
const sweepPause = 300;
const sweptAge = 200;

/** Two sweepers that run again and again, often at the same time, while shoppers pay and processes are killed. */
class Sweepers {
  readonly #running: Promise<unknown>;
  #isOver = false;

  constructor({ sandboxUrl, settings }: ShopProcesses) {
    const sweeper = async () => {
      const { sweep } = sandboxedShop(sandboxUrl, { ...settings }).api('de');
      while (!this.#isOver) {
        // The services may just have been killed.
        await sweep(sweptAge).catch(() => undefined);
        await wait(sweepPause);
      }
    };
    this.#running = Promise.all([sweeper(), sweeper()]);
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }
}

/** Waits until every webhook has arrived, and the sweeper has nothing left to do, even after days. */
export async function untilQuiet(shop: ShopProcesses, books: Books): Promise<void> {
  for (let looks = 0; looks < 100 && (await books.unsentWebhooks()) > 0; looks += 1) await wait(200);
  // What the API does after it has accepted a webhook.
  await wait(1000);
  const sweepTwice = () => {
    const sweepers = [1, 2].map(() => sandboxedShop(shop.sandboxUrl, { ...shop.settings }).api('de'));
    return Promise.all(sweepers.map(({ sweep }) => sweep(0)));
  };
  const clock = steppedClock(Date.now());
  try {
    for (const pause of [61_000, 61_000, 2 * day, 61_000, 40 * day]) {
      clock.advance(pause);
      await sweepTwice();
    }
  } finally {
    clock.restore();
  }
  for (let looks = 0; looks < 50 && (await books.unsentWebhooks()) > 0; looks += 1) await wait(200);
  await wait(500);
  await sweepTwice();
}
