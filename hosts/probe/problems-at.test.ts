import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { problemsAt } from './problems-at.ts';

const expected = { build: 'b2', api: 'a2', redirect: { from: '/old/', to: '/cart/' }, isSwept: true };
let server: ServerType | null = null;
afterEach(() => void server?.close());

const statusOf = (lastRunSecondsAgo: number | null, build: string | null = 'a2'): Response =>
  Response.json({ build, sweeper: { lastRunSecondsAgo } });

/** A storefront in order, except for what a test changes: an answer by its path. */
async function storefront(changes: Readonly<Record<string, () => Response>> = {}): Promise<string> {
  const answers: Readonly<Record<string, () => Response>> = {
    '/page-data/app-data.json': () => Response.json({ webpackCompilationHash: 'b2' }),
    '/': () =>
      new Response('Shop', {
        headers: { 'Content-Security-Policy': "default-src 'self'", 'X-Content-Type-Options': 'nosniff' },
      }),
    '/sw.js': () => new Response('', { headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' } }),
    '/old/': () => new Response(null, { status: 301, headers: { Location: '/cart/' } }),
    '/api/health': () => Response.json({}),
    '/api/ready': () => Response.json({}),
    '/api/status': () => statusOf(30),
    ...changes,
  };
  const app = new Hono().all('*', (c) => answers[c.req.path]?.() ?? c.notFound());
  server = serve({ fetch: app.fetch, port: 0 });
  if (!server.listening) await new Promise((done) => server?.once('listening', done));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

test('a storefront in order has no problems', async () => {
  expect(await problemsAt(await storefront(), expected)).toEqual([]);
  expect(await problemsAt(await storefront(), { ...expected, redirect: null })).toEqual([]);
  const unnamed = { '/api/status': () => statusOf(30, null) };
  expect(await problemsAt(await storefront(unnamed), { ...expected, api: null })).toEqual([]);
});

test('nobody needs to sweep behind a preview', async () => {
  const unswept = { '/api/status': () => statusOf(null) };
  expect(await problemsAt(await storefront(unswept), { ...expected, isSwept: false })).toEqual([]);
});

test.each([
  [
    '/page-data/app-data.json',
    () => Response.json({ webpackCompilationHash: 'b1' }),
    'has the build b1 instead of b2',
  ],
  ['/page-data/app-data.json', () => new Response('<html>'), 'cannot be read'],
  ['/', () => new Response('Shop'), 'has no Content-Security-Policy and no X-Content-Type-Options'],
  ['/no-such-page/', () => new Response('Shop'), 'answers 200 instead of 404'],
  [
    '/sw.js',
    () => new Response('', { headers: { 'Cache-Control': 'max-age=86400' } }),
    'is cached (max-age=86400)',
  ],
  ['/old/', () => new Response('', { status: 404 }), 'answers 404  instead of 301 /cart/'],
  ['/api/ready', () => new Response('', { status: 503 }), 'answers 503 instead of 200'],
  [
    '/api/ready',
    () => Response.json({ status: 'not ready', cannot: ['pay', 'mail'] }, { status: 503 }),
    'cannot pay, mail: see its log',
  ],
  ['/api/status', () => statusOf(900), 'the sweeper last ran 900 s ago'],
  ['/api/status', () => statusOf(30, 'a1'), 'is of the build a1 instead of a2'],
  ['/api/status', () => new Response('', { status: 429 }), 'cannot be read'],
])('%s is reported if it is not as it should be', async (path, answer, problem) => {
  const problems = await problemsAt(await storefront({ [path]: answer }), expected);
  expect(problems).toEqual([expect.stringContaining(`${path} `)]);
  expect(problems[0]).toContain(problem);
});

test('a host that does not answer has every problem', async () => {
  expect((await problemsAt('http://localhost:9', expected)).length).toBeGreaterThan(5);
});
