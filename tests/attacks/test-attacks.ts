import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sku } from '../../api/testing/sandboxed-shop.ts';
import { type Outcome, sendAll, Tally } from './attack.ts';
import { Bystander } from './bystander.ts';
import { runCheckouts } from './checkouts.ts';
import { strangeRequests, wrongRequests } from './every-route.ts';
import { leaveAll } from './leavers.ts';
import { runFloods } from './limits.ts';
import { runRaces } from './races.ts';
import { type Send, sendTo } from '../load/send.ts';
import { strangerAt, visit } from './visit.ts';
import { Books } from '../faults/books.ts';
import { bookViolations } from '../faults/invariants.ts';
import { type Count, runCounted } from '../../scripts/command.ts';
import { runWithKills, untilQuiet } from '../faults/killed-processes.ts';
import { ShopProcesses } from '../load/shop-processes.ts';

const stockAtStart = 5_000;
/** Requests of the bystander before the attacks begin, to compare with. */
const quietRequests = 200;
/** How many times as long as in the quiet a bystander's requests may take, at the 99th percentile. */
const maxSlowdown = 10;
/** How often each race is run, and how often six shoppers pay while processes are killed. */
const rounds = { races: 24, kills: 12 };

/**
 * `npm run test:attacks`: everything in `tests/attacks/`, against a Node host and the sandbox in processes of their own.
 * Nothing may be accepted wrongly, hang, or make the shop fail; the books must be right afterwards; and another shopper
 * who uses the shop meanwhile must hardly notice. A part of it belongs to `npm run unit`.
 */
async function testAttacks(): Promise<Count> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'attacks-'));
  const shop = await ShopProcesses.start(dataFolder);
  try {
    await shop.control('stock', { sku, quantity: stockAtStart });
    const send = sendTo(shop.origin);
    const bystander = await Bystander.enter(send);
    await bystander.shop(quietRequests);
    const quiet = bystander.take();
    const leave = bystander.shopOn();
    const outcomes = await attack(send, shop);
    await leave();
    outcomes.push(await killProcesses());
    const slowdown = bystander.take().p99 / quiet.p99;
    console.log(`\n${tableOf(outcomes)}\n`);
    console.log(
      `Another shopper's 99th percentile was ${slowdown.toFixed(1)} times that before the attacks.`,
    );
    const faults = [
      ...outcomes.flatMap(({ faults: found }) => found),
      ...bystander.problems,
      ...(slowdown > maxSlowdown ? [`another shopper had to wait ${slowdown.toFixed(1)} times as long`] : []),
      ...(await violationsOf(shop, dataFolder)),
    ];
    if (faults.length > 0) console.error(`\n${faults.join('\n')}`);
    const requests = outcomes.reduce((sum, outcome) => sum + outcome.requests, 0);
    return { passed: Math.max(0, requests - faults.length), failed: faults.length };
  } finally {
    await shop.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function attack(send: Send, shop: ShopProcesses): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const scenarios: readonly (readonly [group: string, run: (tally: Tally) => Promise<void>])[] = [
    ['requests', (tally) => sendRequests(send, tally)],
    ['checkouts', (tally) => runCheckouts(send, tally)],
    ['limits', (tally) => runFloods(send, tally)],
    ['races', (tally) => runRaces(send, tally, rounds.races)],
    ['leavers', (tally) => leaveAll(shop, tally)],
  ];
  for (const [group, run] of scenarios) {
    const tally = new Tally(group);
    await run(tally);
    outcomes.push(said(tally.outcome));
  }
  return outcomes;
}

/** Every list of requests, of which no answer may tell what belongs to an honest shopper. */
async function sendRequests(send: Send, tally: Tally): Promise<void> {
  const here = await visit(send);
  tally.secrets = here.secrets;
  await sendAll([...wrongRequests(here), ...strangeRequests(here)], strangerAt(send, here), tally);
}

/** Six shoppers a round pay while processes are killed under them; everybody has to get an order. */
async function killProcesses(): Promise<Outcome> {
  const faults: string[] = [];
  let kills = 0;
  for (let round = 1; kills < rounds.kills && round <= rounds.kills; round += 1) {
    const { violations, faults: happened } = await runWithKills(round);
    kills += Object.values(happened).reduce((sum, times) => sum + times, 0);
    faults.push(...violations.map((violation) => `kills ${round}: ${violation}`));
  }
  return said({ group: 'kills', requests: kills, statuses: new Map(), faults });
}

function said(outcome: Outcome): Outcome {
  console.log(`${outcome.group}: ${outcome.requests} sent, ${outcome.faults.length} faults`);
  return outcome;
}

const tableOf = (outcomes: readonly Outcome[]): string =>
  outcomes
    .map(({ group, requests, statuses }) => {
      const answers = [...statuses].sort(([one], [other]) => one - other);
      const words = answers.map(([status, times]) => `${status} × ${times}`).join(', ');
      return `${group.padEnd(10)} ${String(requests).padStart(5)}  ${words}`;
    })
    .join('\n');

/** What does not hold in the books: an order without money, money without an order, stock that is gone. */
async function violationsOf(shop: ShopProcesses, dataFolder: string): Promise<string[]> {
  const books = new Books(dataFolder, shop.sandboxUrl);
  try {
    await untilQuiet(shop, books);
    return await bookViolations({
      ...{ books, stockAtStart, skus: [sku], restocked: new Map<string, number>(), wanted: [] },
      ...{ refused: new Set<string>(), stepsRefused: false },
    });
  } finally {
    books.close();
  }
}

runCounted(testAttacks);
