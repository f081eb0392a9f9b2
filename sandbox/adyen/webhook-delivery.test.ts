import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { closeAll, onClose } from './testing/webhook-receiver.ts';
import { post } from './webhook-delivery.ts';

afterEach(closeAll);

/** An endpoint that answers `status` after `delay` milliseconds. */
async function endpoint(status: number, delay: number): Promise<string> {
  const server = createServer((_request, response) => {
    setTimeout(() => response.writeHead(status).end(), delay);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onClose(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test.each([
  [200, true],
  [202, true],
  [302, false],
  [500, false],
])('an endpoint that answers %i has accepted: %s', async (status, accepted) => {
  expect(await post(await endpoint(status, 0), '{}', 5000)).toBe(accepted);
});

test('an endpoint that answers too late has not accepted', async () => {
  expect(await post(await endpoint(200, 400), '{}', 100)).toBe(false);
});

test('nobody there has not accepted', async () => {
  expect(await post('http://127.0.0.1:9/', '{}')).toBe(false);
});
