import { CommercetoolsMock } from '@labdigital/commercetools-mock';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { brand } from '../../brands/second/build.ts';
import { projectOf } from '../../commerce/project/description.ts';
import { administratorEnvironment } from '../../local/environment.ts';
import { runSetup } from './run.ts';

/** Somebody else's implementation of commercetools, which has no API clients: asked for them, it forbids it. */
function stranger(): Server {
  const mock = new CommercetoolsMock({ silent: true, strict: true, defaultProjectKey: 'sandbox-shop' });
  return createServer((request, response) => {
    void (async () => {
      const url = (request.url ?? '').replace('/commercetools', '');
      if (url.includes('/api-clients')) {
        response
          .writeHead(403, { 'Content-Type': 'application/json' })
          .end('{"message":"insufficient_scope"}');
        return;
      }
      const payload = await text(request);
      const method = request.method === 'POST' ? 'POST' : 'GET';
      const answer = await mock.app.inject({ method, url, headers: request.headers, payload });
      response.writeHead(answer.statusCode, { 'Content-Type': 'application/json' }).end(answer.body);
    })();
  }).listen(0);
}

it('sets up the project of a stranger’s commercetools, and the second time changes nothing', async () => {
  const server = stranger();
  onTestFinished(() => void server.close());
  const env = administratorEnvironment((server.address() as AddressInfo).port);
  const setup = async () => {
    const printed: string[] = [];
    const args = ['--apply', '--events', 'pubsub:shop/events'];
    const code = await runSetup(args, env, (line) => printed.push(line), projectOf(brand));
    return { code, steps: printed.join('\n').match(/^(create|change|conflict) .*/gm) ?? [] };
  };
  const first = await setup();
  expect(first.steps.length).toBeGreaterThan(40);
  // It creates everything but the clients.
  const clients = ['conflict  API client Storefront builds', 'conflict  API client Shop API'];
  expect(await setup()).toEqual({ code: 1, steps: clients });
});
