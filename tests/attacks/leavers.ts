import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { ShopProcesses } from '../load/shop-processes.ts';
import type { Tally } from './attack.ts';

/** How many clients leave, how many at once, and how many leave before the memory is measured for the first time. */
const leaving = { clients: 20_000, atOnce: 50, before: 1_000 };
/** How much more memory may be in use afterwards, in bytes. */
const allowed = 20_000_000;
/** How long a client waits before it leaves, in milliseconds. */
const patience = 8;

/** What clients send whose connections end before the answer, by turns; each has a cookie of its own. */
const heads: readonly string[] = [
  'POST /api/payments HTTP/1.1\r\nContent-Length: 100',
  'GET /api/payments/00000000-0000-4000-8000-000000000000 HTTP/1.1',
  'POST /api/carts HTTP/1.1\r\nTransfer-Encoding: chunked',
  'GET /products/ HTTP/1.1',
];

async function leave(port: number, turn: number): Promise<void> {
  const cookie = `shop_visitor=${randomBytes(11_000).toString('base64url')}`;
  const socket = connect(port, 'localhost').on('error', () => undefined);
  socket.write(
    `${heads[turn % heads.length]}\r\nHost: shop\r\nContent-Type: application/json\r\nCookie: ${cookie}\r\n\r\n`,
  );
  const closed = once(socket, 'close');
  await wait(patience);
  socket.destroy();
  await closed;
}

/** Twenty thousand clients leave before their answers: the host must have forgotten them, and go on. */
export async function leaveAll(shop: ShopProcesses, tally: Tally): Promise<void> {
  const port = Number(new URL(shop.origin).port);
  const leaveTimes = async (times: number): Promise<void> => {
    let sent = 0;
    const one = async () => {
      while (sent < times) await leave(port, (sent += 1));
    };
    await Promise.all(Array.from({ length: leaving.atOnce }, one));
  };
  await leaveTimes(leaving.before);
  const before = await shop.heapInUse();
  await leaveTimes(leaving.clients);
  const { status } = await fetch(`${shop.origin}/api/health`);
  tally.count('health after all have left', status);
  const more = (await shop.heapInUse()) - before;
  console.log(`${leaving.clients} clients left: ${(more / 1_000_000).toFixed(1)} MB more are in use.`);
  if (more > allowed) tally.add(`${more} bytes are kept of ${leaving.clients} clients that left`);
}
