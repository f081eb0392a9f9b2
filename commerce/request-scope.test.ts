import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { stores } from '../stores/testing/storefronts.ts';
import { commercetoolsProject } from './client.ts';
import { commercetoolsCommerce } from './commercetools.ts';
import { requestScope } from './request-scope.ts';

/** A service that accepts calls and never answers them. */
let silent: Server;
let received: IncomingHttpHeaders[] = [];
let url = '';

beforeAll(async () => {
  silent = createServer((request) => void received.push(request.headers));
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${z.object({ port: z.int() }).parse(silent.address()).port}`;
});
beforeEach(() => void (received = []));
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
  const deadline = new AbortController();
  silent.once('request', () => deadline.abort());
  const scope = { signal: deadline.signal, correlationId };
  await requestScope.run(scope, async () => {
    await expect(commerce.getCart('one')).rejects.toMatchObject({ code: 'CommerceUnavailable' });
    await expect(commerce.getCart('two')).rejects.toMatchObject({ code: 'CommerceUnavailable' });
  });
  expect(received).toMatchObject([{ 'x-correlation-id': correlationId }]);
});
