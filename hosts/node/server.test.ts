import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brand } from '../../brands/api.ts';
import { errorSchema } from '../../contract/errors.ts';
import { localEnvironment } from '../../local/environment.ts';
import { redirectRule } from '../../redirects/types.ts';
import { freePort } from '../../scripts/start/ports.ts';
import { inEmptyFolder, writeFiles } from '../../scripts/testing/in-empty-folder.ts';
import { publishedFiles } from '../testing/published-files.ts';

const timeout = 120_000;
const [{ id: store }] = brand.storefronts;

inEmptyFolder();

/** A host in processes of its own. */
interface Host {
  readonly process: ChildProcess;
  readonly origin: string;
  /** Everything it has printed, by line. */
  readonly lines: string[];
  /** Waits for a line. @returns the line. */
  readonly said: (part: string) => Promise<string>;
  readonly ended: Promise<unknown[]>;
}

let hosts: Host[] = [];

beforeEach(async () => {
  const rules = await publishedFiles([redirectRule('/old/', '/new/')]);
  await writeFiles({
    [`dist/${store}/index.html`]: 'home',
    [`dist/${store}/404.html`]: 'missing',
    [`dist/${store}/.pictures.json`]: '{}',
    ...Object.fromEntries([...rules].map(([path, text]) => [`dist/${store}${path}`, text])),
  });
});
afterEach(() => {
  for (const { process } of hosts) process.kill('SIGKILL');
  hosts = [];
});

async function startHost(
  module = 'testing/freezable-server.ts',
  change: Readonly<Record<string, string>> = {},
): Promise<Host> {
  const port = await freePort();
  const settings = {
    ...localEnvironment(await freePort()),
    STORE: store,
    PORT: String(port),
    BEAT: '150',
    ...change,
  };
  const host = spawn(process.execPath, [resolve(import.meta.dirname, module)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...settings },
  });
  const lines: string[] = [];
  for (const stream of [host.stdout, host.stderr])
    createInterface(stream).on('line', (line) => lines.push(line));
  const said = async (part: string) => {
    const find = () => lines.find((line) => line.includes(part));
    await expect.poll(find, { timeout, message: part }).toBeDefined();
    return find() ?? '';
  };
  const ended = once(host, 'close');
  const started = { process: host, origin: `http://localhost:${port}`, lines, said, ended };
  hosts.push(started);
  await Promise.race([said('A storefront is served'), ended]);
  return started;
}

/** What the shop API says about itself, as soon as it is there: while it is being replaced, it is not. */
async function healthOf({ origin }: Host): Promise<unknown> {
  const health = `${origin}/api/health`;
  await expect.poll(async () => (await fetch(health)).status, { timeout }).toBe(200);
  return (await fetch(health)).json();
}
const processOf = async (host: Host) => (await healthOf(host)) as { process: number };

/** Whether a process exists. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
/** The processes that a host has started, by their IDs. */
async function childrenOf(host: Host): Promise<number[]> {
  const sweeper = Number((await host.said('sweeper ')).replace('sweeper ', ''));
  const pids = [(await processOf(host)).process, sweeper];
  expect(pids.every(isAlive)).toBe(true);
  return pids;
}
const noneOf = (pids: readonly number[]) => expect.poll(() => pids.filter(isAlive), { timeout }).toEqual([]);

/** Pays with a body that the API works on for ever. */
const freeze = (host: Host, correlationId = randomUUID()) =>
  fetch(`${host.origin}/api/payments`, {
    method: 'POST',
    headers: { 'X-Correlation-ID': correlationId },
    body: 'secret street',
  });

describe('a shop API whose event loop stands still', { timeout }, () => {
  test('is replaced; its requests are answered with 503, and the log names the guilty one', async () => {
    const host = await startHost();
    const before = await processOf(host);
    const innocent = fetch(`${host.origin}/api/never`);
    await host.said('waiting');
    const id = randomUUID();
    const guilty = freeze(host, id);
    await host.said('frozen');

    for (const [answer, details] of [
      [await guilty, { money: 'unknown', retryAfter: 5 }],
      [await innocent, { retryAfter: 5 }],
    ] as const) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const { error } = errorSchema.parse(await answer.json());
      expect(error).toMatchObject({ code: 'CommerceUnavailable', details });
      expect(error.reference).toBe(answer.headers.get('x-correlation-id'));
    }
    const after = await processOf(host);
    expect(after.process).not.toBe(before.process);
    await noneOf([before.process]);

    const line: unknown = JSON.parse(await host.said('An event loop stands still'));
    expect(line).toMatchObject({
      level: 'error',
      pid: before.process,
      request: { method: 'POST', path: '/api/payments', correlationId: id },
    });
    expect(JSON.stringify(line)).toContain('backtrack');
    expect(JSON.parse(await host.said('A process ended and is replaced'))).toMatchObject({
      process: 'shop API',
      signal: 'SIGKILL',
      stoodStill: true,
    });
    expect(host.lines.join('\n')).not.toContain('secret street');
  });

  test('leaves pages, redirects, and the sweeper alone', async () => {
    // Long enough that all of this happens while it is frozen.
    const host = await startHost('testing/freezable-server.ts', { BEAT: '5000' });
    const frozen = freeze(host).catch(() => null);
    await host.said('frozen');
    const sweeps = () => host.lines.filter((line) => line === 'swept').length;
    const before = sweeps();
    expect(await (await fetch(`${host.origin}/`)).text()).toBe('home');
    const redirect = await fetch(`${host.origin}/old/`, { redirect: 'manual' });
    expect([redirect.status, redirect.headers.get('location')]).toEqual([301, '/new/']);
    await expect.poll(sweeps, { timeout }).toBeGreaterThan(before + 3);
    expect(host.lines.join('\n')).not.toContain('is replaced');
    host.process.kill('SIGKILL');
    expect(await frozen).toBeNull();
  });

  test('that cannot be looked into is replaced, too, and the log says that it does not know', async () => {
    // As long as in production: on a busy machine, the witness would otherwise be ended before it has spoken.
    const host = await startHost('testing/freezable-server.ts', { BEAT: '1000' });
    const frozen = fetch(`${host.origin}/api/asleep`);
    const line: unknown = JSON.parse(await host.said('An event loop stands still'));
    expect(line).toMatchObject({ request: 'unknown: one of those that are interrupted' });
    expect((await frozen).status).toBe(503);
    expect(await host.said('"request":"GET /api/asleep"')).toContain('CommerceUnavailable');
    await healthOf(host);
  });

  test('does not keep the host from ending on SIGTERM, and is gone', async () => {
    const host = await startHost();
    const pids = await childrenOf(host);
    const frozen = freeze(host);
    await host.said('frozen');
    host.process.kill('SIGTERM');
    expect((await frozen).status).toBe(503);
    expect(await host.ended).toEqual([0, null]);
    await noneOf(pids);
  });

  test('does not outlive a host that is killed', async () => {
    const host = await startHost();
    const pids = await childrenOf(host);
    const frozen = freeze(host).catch(() => null);
    await host.said('frozen');
    host.process.kill('SIGKILL');
    await frozen;
    await noneOf(pids);
  });
});

describe('a shop API in a process of its own', { timeout }, () => {
  test('that crashes is replaced', async () => {
    const host = await startHost();
    const before = await processOf(host);
    expect((await fetch(`${host.origin}/api/crash`)).status).toBe(503);
    expect((await processOf(host)).process).not.toBe(before.process);
    expect(JSON.parse(await host.said('is replaced'))).toMatchObject({ code: 3, stoodStill: false });
  });

  test('ends what it has begun when the host is told to end', async () => {
    const host = await startHost();
    const pids = await childrenOf(host);
    const slow = fetch(`${host.origin}/api/slow`);
    await host.said('waiting');
    // A terminal and a service manager tell every process.
    for (const pid of pids) process.kill(pid, 'SIGTERM');
    host.process.kill('SIGTERM');
    expect(await (await slow).text()).toBe('slow, but there');
    expect(await host.ended).toEqual([0, null]);
    await noneOf(pids);
  });

  test('sees a request as it arrived, and believes nothing that a client says about its socket', async () => {
    const host = await startHost();
    const { port } = new URL(host.origin);
    const answer = await new Promise<{ status: number; cookies: string[]; text: string }>((done, fail) => {
      const headers = {
        host: 'us.localhost:1234',
        'x-front-socket-address': '9.9.9.9',
        'x-front-store': 'se',
        'x-front-key': 'guessed',
        'x-country': 'SE',
        'x-forwarded-proto': 'https',
        expect: '100-continue',
      };
      const asked = request(
        { host: 'localhost', port, path: '/api/echo?a=%20b', method: 'POST', headers },
        (reply) => {
          let text = '';
          reply.on('data', (part: Buffer) => (text += part.toString()));
          reply.on('end', () =>
            done({ status: reply.statusCode ?? 0, cookies: reply.headers['set-cookie'] ?? [], text }),
          );
        },
      );
      asked.on('error', fail).on('continue', () => asked.end('wishes'));
      asked.flushHeaders();
    });
    expect(answer).toMatchObject({ status: 200, cookies: ['one=1; Path=/', 'two=2; Path=/'] });
    expect(JSON.parse(answer.text)).toEqual({
      method: 'POST',
      path: '/api/echo',
      query: { a: ' b' },
      address: expect.stringMatching(/^(::1|127\.0\.0\.1|::ffff:127\.0\.0\.1)$/) as unknown,
      https: true,
      country: 'SE',
      body: 'wishes',
    });
  });
});

describe('the production server', { timeout }, () => {
  test('runs on Node as it is: pages, redirects, and the shop API', async () => {
    const host = await startHost('server.ts');
    expect(await (await fetch(`${host.origin}/`)).text()).toBe('home');
    expect((await fetch(`${host.origin}/unicorns/`)).status).toBe(404);
    expect((await fetch(`${host.origin}/old/`, { redirect: 'manual' })).status).toBe(301);
    expect((await fetch(`${host.origin}/.pictures.json`)).status).toBe(404);
    expect(await healthOf(host)).toEqual({ status: 'ok' });
    const unknown = await fetch(`${host.origin}/api/unicorns`);
    expect(errorSchema.parse(await unknown.json()).error.code).toBe('NotFound');
    const page = await fetch(`${host.origin}/`);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    host.process.kill('SIGINT');
    expect(await host.ended).toEqual([0, null]);
  });

  test.each([
    ['a missing setting', { SESSION_SECRET: '' }, 'SESSION_SECRET is missing'],
    ['a folder without a build', { SITE_FOLDER: 'dist/jp' }, 'dist/jp is not a whole build'],
    [
      'the pictures of every project',
      { PICTURE_SOURCES: 'https://images.cdn.us-east-2.aws.commercetools.com/' },
      'PICTURE_SOURCES must include the folder of your project',
    ],
  ])('says what is wrong, and ends: %s', async (_, change, words) => {
    const host = await startHost('server.ts', change);
    expect(await host.ended).toEqual([1, null]);
    expect(host.lines.join('\n')).toContain(words);
  });
});
