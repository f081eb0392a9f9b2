import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { serializeSigned } from 'hono/utils/cookie';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keysFor, type Secrets } from '../../../api/context/derived-keys.ts';
import { visitorCookie } from '../../../api/http/visitor.server.ts';
import { collectedLog } from '../../../api/testing/collected-log.ts';
import { stores } from '../../../stores/testing/storefronts.ts';
import { listen } from '../listen.ts';
import { forwardTo } from './forward.ts';

const sessionSecrets: Secrets = ['a secret that signs the cookies of visitors'];

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
  const address = vi.fn(() => Promise.resolve(api.address));
  const process = { address, end: () => Promise.resolve() };
  const { log, logged } = collectedLog();
  const site = forwardTo({ process, key: 'key' }, { store: stores.de, sessionSecrets }, log);
  const [key] = keysFor(sessionSecrets, 'visitor cookie');
  const forged = new Uint8Array(32);
  const ask = async (method: string, path: string, visitor = 'ada', isSigned = true): Promise<unknown> => {
    const headers = { cookie: await serializeSigned(visitorCookie, visitor, isSigned ? key : forged) };
    const response = await site.request(path, { method, headers, body: method === 'GET' ? null : '{}' });
    expect(response.status).toBe(503);
    const { error } = (await response.json()) as { error: { details: unknown } };
    return error.details;
  };
  const listening = async () => {
    const server = await listen(site, 0);
    onTestFinished(() => void server.close());
    return (server.address() as AddressInfo).port;
  };
  return { api, address, ask, listening, logged };
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
  expect(await ask('POST', '/api/payments', 'bob', false)).toMatchObject({ money: 'unknown' });
  api.address = null;
  expect(await ask('POST', '/api/payments')).toMatchObject({ money: 'unknown' });
  expect(await ask('POST', '/api/payments', 'eve')).toMatchObject({ money: 'none' });
  // Nothing is kept of a cookie that the shop has not signed.
  expect(await ask('POST', '/api/payments', 'bob', false)).toMatchObject({ money: 'none' });
});

test.each([
  ['before its whole body', 'POST /api/payments HTTP/1.1\r\nHost: shop\r\nContent-Length: 100\r\n\r\n{'],
  ['before its answer', 'GET /api/orders HTTP/1.1\r\nHost: shop\r\n\r\n'],
])('a client that leaves %s is nobody’s failure', async (_, sent) => {
  const { address, listening, logged } = start();
  address.mockReturnValue(new Promise((resolve) => setTimeout(resolve, 100, null)));
  const socket = connect(await listening(), 'localhost');
  socket.write(sent, () => setTimeout(() => socket.destroy(), 20));
  const request = sent.split(' HTTP')[0];
  await expect
    .poll(() => logged)
    .toEqual([['debug', 'A client left before its answer', expect.objectContaining({ request })]]);
  expect(address).toHaveBeenCalledTimes(sent.startsWith('GET') ? 1 : 0);
});

test.each([6, 20])('a body of %i MB ends at its limit, however it is sent', async (megabytes) => {
  const { address, listening } = start();
  const url = `http://localhost:${await listening()}/api/webhooks/adyen`;
  const body = new Blob([Buffer.alloc(megabytes * 1024 ** 2)]);
  for (const sent of [body, body.stream()]) {
    const streamed: RequestInit & { readonly duplex: 'half' } = { body: sent, duplex: 'half' };
    const answer = await fetch(url, { method: 'POST', ...streamed });
    expect([answer.status, await answer.json()]).toMatchObject([413, { error: { code: 'PayloadTooLarge' } }]);
  }
  expect(address).not.toHaveBeenCalled();
});
