import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { collectedLog } from '../../../api/testing/collected-log.ts';
import { forwardTo } from './forward.ts';

/** A server that takes every request and never answers it. */
async function startSilentApi(): Promise<string> {
  const server = createServer((request) => request.socket.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** A shop API that can be away, and what its host then answers: the error's details. */
function start() {
  const api: { address: string | null } = { address: null };
  const process = { address: () => Promise.resolve(api.address), end: () => Promise.resolve() };
  const site = forwardTo({ process, key: 'key' }, 'de', collectedLog().log);
  const ask = async (method: string, path: string, visitor = 'ada'): Promise<unknown> => {
    const headers = { cookie: `shop_visitor=${visitor}` };
    const response = await site.request(path, { method, headers, body: method === 'GET' ? null : '{}' });
    expect(response.status).toBe(503);
    const { error } = (await response.json()) as { error: { details: unknown } };
    return error.details;
  };
  return { api, ask };
}

test.each([
  ['a new payment took nothing', 'POST', '/api/payments', { money: 'none' }],
  [
    'details may belong to a payment that took money',
    'POST',
    '/api/payments/1/details',
    { money: 'unknown' },
  ],
  ['a payment that is asked about may have taken money', 'GET', '/api/payments/1', { money: 'unknown' }],
  ['nothing else is about money', 'POST', '/api/carts/1', {}],
])('what a shop API that is away was never asked: %s', async (_what, method, path, money) => {
  expect(await start().ask(method, path)).toEqual({ retryAfter: 5, ...money });
});

test('nobody knows what a payment took that the shop API received, nor whether its visitor was charged by then', async () => {
  const { api, ask } = start();
  api.address = await startSilentApi();
  expect(await ask('POST', '/api/payments')).toMatchObject({ money: 'unknown' });
  api.address = null;
  expect(await ask('POST', '/api/payments')).toMatchObject({ money: 'unknown' });
  expect(await ask('POST', '/api/payments', 'eve')).toMatchObject({ money: 'none' });
});
