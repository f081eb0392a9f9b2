import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { redirectResponse } from '../../hosts/redirect-response.ts';
import { resolve } from '../../redirects/resolve.ts';
import { listen } from '../../hosts/node/listen.ts';
import {
  asked as sample,
  casesOf,
  differences,
  everyCountry,
  index,
  sources,
  spellingsOf,
  targetOf,
} from './cases.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
let server: Awaited<ReturnType<typeof listen>> | undefined;

beforeAll(async () => {
  const edge = new Hono().all('*', (context) => {
    const country = context.req.header('x-country') ?? null;
    return redirectResponse(index, context.req.raw, country) ?? context.text('passed', 404);
  });
  server = await listen(edge, 0);
});
afterAll(() => {
  agent.destroy();
  server?.close();
});

/** The status and target of the edge's response, over a real connection. */
function ask(path: string, country: string | null): Promise<string> {
  const { port } = server?.address() as AddressInfo;
  const headers = { host: 'us.localhost', ...(country === null ? {} : { 'x-country': country }) };
  return new Promise((done, fail) => {
    request({ agent, host: 'localhost', port, path, headers }, (answer) => {
      answer.resume().on('end', () => done(`${answer.statusCode} ${answer.headers.location ?? ''}`));
    })
      .on('error', fail)
      .end();
  });
}

test('product 2.4.2, 2.4.4, 2.4.5: every rule has the same target in resolve and at the edge, for every country and spelling', async () => {
  const spellings = differences();
  const edge = differences();
  for (const source of sample) {
    await Promise.all(
      everyCountry.flatMap((country) => {
        const target = targetOf(source, country);
        return spellingsOf(source).map(async ({ path, query }) => {
          const address = query === '' ? path : `${path}?${query}`;
          const asked = `${address} from ${country ?? 'nowhere'}`;
          spellings.compare(asked, resolve(index, { path, query, country })?.target ?? null, target);
          edge.compare(asked, await ask(address, country), `301 ${target}`);
        });
      }),
    );
  }
  spellings.say('spellings');
  edge.say('answers of the edge');
  expect([...spellings.found, ...edge.found].slice(0, 20)).toEqual([]);
  expect(sources.length).toBeGreaterThan(1_000);
}, 600_000);

test('product 2.4.2, 2.4.4, 2.4.11: so does every rule of jp, which uses no trailing slash', () => {
  const jp = casesOf('jp');
  const every = differences(jp);
  for (const source of jp.asked) {
    for (const country of everyCountry) {
      const target = jp.targetOf(source, country);
      for (const { path, query } of spellingsOf(source)) {
        const asked = `${path}?${query} from ${country ?? 'nowhere'}`;
        every.compare(asked, resolve(jp.index, { path, query, country })?.target ?? null, target);
        const url = `https://shop.example${path}?${query}`;
        const answer = redirectResponse(jp.index, { method: 'GET', url, headers: new Headers() }, country);
        every.compare(asked, answer?.headers.get('location') ?? null, target);
      }
    }
  }
  every.say('answers of resolve and of the edge function');
  expect(every.found.slice(0, 20)).toEqual([]);
  expect(jp.sources.length).toBeGreaterThan(1_000);
}, 600_000);
