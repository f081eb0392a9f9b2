import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { stores } from '../stores/index.ts';
import { commercetoolsProject } from './client.ts';
import { commercetoolsCommerce } from './commercetools.ts';
import { requestScope } from './request-scope.ts';

/** A service that accepts calls and never answers them. */
let silent: Server;
const received: IncomingHttpHeaders[] = [];
let url = '';

beforeAll(async () => {
  silent = createServer((request) => void received.push(request.headers));
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${z.object({ port: z.int() }).parse(silent.address()).port}`;
});
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

test('all calls of a request end at its deadline, and carry its correlation ID', async () => {
  const settings = {
    projectKey: 'project',
    clientId: 'id',
    clientSecret: 'secret',
    authUrl: url,
    apiUrl: url,
  };
  const commerce = commercetoolsCommerce(commercetoolsProject(settings), stores.de, 'de');
  const correlationId = crypto.randomUUID();
  const scope = { signal: AbortSignal.timeout(200), correlationId };
  const started = Date.now();
  const calls = requestScope.run(scope, async () => {
    await expect(commerce.getCart('one')).rejects.toMatchObject({ code: 'CommerceUnavailable' });
    await expect(commerce.getCart('two')).rejects.toMatchObject({ code: 'CommerceUnavailable' });
  });
  await calls;
  expect(Date.now() - started).toBeLessThan(5_000);
  expect(received[0]).toMatchObject({ 'x-correlation-id': correlationId });
});
