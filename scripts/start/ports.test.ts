import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { assertPortFree } from './ports.ts';

test('a port in use is reported with a remedy, a free one passes', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(assertPortFree(port, 'PORT')).rejects.toThrow(`PORT=${port + 1} npm start`);
  server.close();
  await once(server, 'close');
  await expect(assertPortFree(port, 'PORT')).resolves.toBeUndefined();
});
