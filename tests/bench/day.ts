import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { sku } from '../../api/testing/sandboxed-shop.ts';
import { runCommand } from '../../scripts/command.ts';
import { printLine } from '../../scripts/print.ts';
import { type DayMail, startDayShop } from './day-shop.ts';
import { markdownTable, quantile } from './statistics.ts';

const options = z.object({
  orders: z.coerce.number().int().min(1),
  rate: z.coerce.number().positive(),
  parcels: z.coerce.number().positive(),
});

const header = [
  'e-mails',
  'wanted',
  'sent',
  'twice',
  'half within s',
  '95 % within s',
  'took min',
  'calls each',
];

/**
 * `npm run bench:day`: a day's orders at the rate of a peak (`--orders 10000 --rate 5`, a second), then a parcel for each of them
 * (`--parcels 20`, a second), on two instances of the shop API, one of which is killed in the middle of either. Says how late
 * e-mails are, whether any is missing or was sent as two, how many calls to commercetools everything took, and what memory the
 * instance that lives on needs.
 */
async function benchDay(): Promise<void> {
  const { values } = parseArgs({
    options: {
      orders: { type: 'string', default: '10000' },
      rate: { type: 'string', default: '5' },
      parcels: { type: 'string', default: '20' },
    },
  });
  const { orders, rate, parcels } = options.parse(values);
  const dataFolder = mkdtempSync(join(tmpdir(), 'day-'));
  const calls: string[] = [];
  const shop = await startDayShop(dataFolder, (method, path) => calls.push(`${method} ${resourceOf(path)}`));
  try {
    await shop.control('stock', { sku, quantity: 10 * orders });
    const begun = Date.now();
    const loads: string[] = [];
    const noteLoad = async () => {
      const { requests, heap } = await shop.load();
      loads.push(`${requests} requests after ${seconds(begun)} s: ${heap.toFixed(0)} MB in use`);
    };
    const killNoting = async () => {
      await noteLoad();
      await shop.kill();
    };
    const failed = await atRate(orders, rate, killNoting, shop.order);
    await noteLoad();
    const placed = shop.orders();
    await shop.untilSent(placed.length);
    const confirmations = shop.mails();
    const orderedAt = new Map(placed.map((order) => [order.orderNumber, Date.parse(order.createdAt)]));
    const rows = [rowOf('confirmations', confirmations, orderedAt, begun, calls.length)];
    const kinds = [kindsOf(calls.splice(0), placed.length)];
    const shippingSince = Date.now();
    const shippedAt = new Map<string, number>();
    await atRate(placed.length, parcels, killNoting, async (index) => {
      const { orderNumber = '' } = placed[index] ?? {};
      await shop.ship(orderNumber);
      shippedAt.set(orderNumber, Date.now());
    });
    await shop.untilSent(2 * placed.length);
    await noteLoad();
    const known = new Set(confirmations.map(({ messageId }) => messageId));
    const announced = shop.mails().filter(({ messageId }) => !known.has(messageId));
    rows.push(rowOf('parcels', announced, shippedAt, shippingSince, calls.length));
    kinds.push(kindsOf(calls, placed.length));
    printLine(`${placed.length} orders; ${failed} shoppers saw an error, when an instance was killed`);
    printLine([markdownTable(header, rows), loads.join('\n'), ...kinds].join('\n\n'));
  } finally {
    await shop.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

const seconds = (since: number): string => ((Date.now() - since) / 1000).toFixed(0);

/** A path without what is asked for and of which resource: `/orders/order-number=…`. */
const resourceOf = (path: string): string =>
  (path.split('?')[0] ?? '')
    .replace(/^\/commercetools\/[^/]+/, '')
    .replaceAll(/=[^/]+|\/(?=[0-9a-f-]{36})[^/]+/g, (part) => `${part[0] ?? ''}…`)
    .replace(/(custom-objects\/[a-z-]+)[^ ]*/, '$1');

/** How often something was asked for each order, most often first. */
const kindsOf = (calls: readonly string[], orders: number): string =>
  Object.entries(Object.groupBy(calls, (call) => call))
    .map(([call, all = []]) => [call, all.length / orders] as const)
    .toSorted((one, other) => other[1] - one[1])
    .map(([call, each]) => `${each.toFixed(1).padStart(6)}  ${call}`)
    .join('\n');

/** Begins so many pieces of work a second, whether or not earlier ones have ended. @returns how many failed. */
async function atRate(
  count: number,
  rate: number,
  inTheMiddle: () => Promise<void>,
  work: (index: number) => Promise<void>,
): Promise<number> {
  let failed = 0;
  const underWay: Promise<void>[] = [];
  for (let index = 0; index < count; index += 1) {
    if (index === Math.floor(count / 2)) underWay.push(inTheMiddle());
    underWay.push(work(index).catch(() => void (failed += 1)));
    await wait(1000 / rate);
  }
  await Promise.all(underWay);
  return failed;
}

function rowOf(
  what: string,
  sent: readonly DayMail[],
  since: ReadonlyMap<string, number>,
  begun: number,
  calls: number,
): string[] {
  // An instance that is killed may just have placed an order that nobody counted.
  const mails = sent.filter(({ orderNumber }) => since.has(orderNumber));
  const firsts = new Map(mails.toReversed().map((mail) => [mail.orderNumber, mail]));
  const late = [...firsts.values()]
    .map(({ orderNumber, receivedAt }) => (receivedAt - (since.get(orderNumber) ?? 0)) / 1000)
    .toSorted((one, other) => one - other);
  const within = (share: number) => quantile(late, share).toFixed(1);
  const ids = new Set(mails.map(({ messageId }) => messageId));
  const last = Math.max(...mails.map(({ receivedAt }) => receivedAt));
  return [
    what,
    String(since.size),
    String(firsts.size),
    String(ids.size - firsts.size),
    within(0.5),
    within(0.95),
    ((last - begun) / 60_000).toFixed(1),
    (calls / since.size).toFixed(1),
  ];
}

runCommand(benchDay);
