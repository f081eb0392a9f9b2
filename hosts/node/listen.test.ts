import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen, withWorkAfterAnswers } from './listen.ts';

/** Echoes what it is sent. */
async function startEcho(requestTimeout: number, idleTimeout?: number): Promise<number> {
  const echo = new Hono().post('/echo', async (c) => c.text(await c.req.text()));
  const server = await listen(echo, 0, { requestTimeout, ...(idleTimeout !== undefined && { idleTimeout }) });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Everything that comes back until the server closes the connection. */
async function conversation(port: number, sent: string): Promise<string> {
  const socket = connect(port, 'localhost');
  onTestFinished(() => void socket.destroy());
  let received = '';
  socket.setEncoding('utf8').on('data', (part: string) => (received += part));
  socket.write(sent);
  await once(socket, 'close');
  return received;
}

test.each([
  ['a body', 'POST /echo HTTP/1.1\r\nHost: shop\r\nContent-Length: 10\r\n\r\nslow'],
  ['headers', 'POST /echo HTTP/1.1\r\nHost: shop\r\nX-Slow: '],
  ['anything at all', ''],
])('%s that takes too long to arrive gets 408, and the connection ends', async (_, sent) => {
  expect(await conversation(await startEcho(300), sent)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
});

test('a request that arrives in time may be answered later than that', async () => {
  const late = new Hono().get('/', async (c) => {
    await new Promise((resolve) => setTimeout(resolve, 2500));
    return c.text('late');
  });
  const server = await listen(late, 0, { requestTimeout: 1000 });
  onTestFinished(() => void server.close());
  const answer = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/`);
  expect(await answer.text()).toBe('late');
});

test('an idle connection ends after its time', async () => {
  const begun = Date.now();
  const port = await startEcho(5_000, 1_000);
  const said = await conversation(port, 'POST /echo HTTP/1.1\r\nHost: shop\r\nContent-Length: 2\r\n\r\nhi');
  expect(said).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*Keep-Alive: timeout=1\r\n[^]*hi$/);
  expect(Date.now() - begun).toBeLessThan(2_000);
});

test('only this machine reaches it, unless it is told otherwise; a taken port is an error', async () => {
  const server = await listen(new Hono(), 0);
  onTestFinished(() => void server.close());
  const { address, port } = server.address() as AddressInfo;
  expect(['127.0.0.1', '::1']).toContain(address);
  await expect(listen(new Hono(), port)).rejects.toThrow('EADDRINUSE');
  const open = await listen(new Hono(), 0, { hostname: '0.0.0.0' });
  onTestFinished(() => void open.close());
  expect((open.address() as AddressInfo).address).toBe('0.0.0.0');
});

test('what a shop API does after an answer is finished before its process ends', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { api, finish } = withWorkAfterAnswers(
    new Hono().get('/', (c) => {
      c.executionCtx.waitUntil(promise);
      return c.text('');
    }),
  );
  await api.fetch(new Request('http://localhost/'));
  const finished = vi.fn();
  const finishing = finish().then(finished);
  await new Promise(setImmediate);
  expect(finished).not.toHaveBeenCalled();
  resolve(undefined);
  await finishing;
});
