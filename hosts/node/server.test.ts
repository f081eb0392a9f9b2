import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
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

/** A host in a process of its own. */
interface Host {
  readonly process: ChildProcess;
  readonly origin: string;
  /** Everything it has printed, by line. */
  readonly lines: string[];
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

async function startHost(change: Readonly<Record<string, string>> = {}): Promise<Host> {
  const port = await freePort();
  const settings = { ...localEnvironment(await freePort()), STORE: store, PORT: String(port), ...change };
  const host = spawn(process.execPath, [resolve(import.meta.dirname, 'server.ts')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...settings },
  });
  const lines: string[] = [];
  for (const stream of [host.stdout, host.stderr])
    createInterface(stream).on('line', (line) => lines.push(line));
  const isServed = () => lines.some((line) => line.includes('A storefront is served'));
  const ended = once(host, 'close');
  const started = { process: host, origin: `http://localhost:${port}`, lines, ended };
  hosts.push(started);
  await Promise.race([expect.poll(isServed, { timeout }).toBe(true), ended]);
  return started;
}

describe('the production server', { timeout }, () => {
  test('runs on Node as it is: pages, redirects, and the shop API', async () => {
    const host = await startHost();
    expect(await (await fetch(`${host.origin}/`)).text()).toBe('home');
    expect((await fetch(`${host.origin}/unicorns/`)).status).toBe(404);
    expect((await fetch(`${host.origin}/old/`, { redirect: 'manual' })).status).toBe(301);
    for (const path of ['/.pictures.json', '/metrics'])
      expect((await fetch(`${host.origin}${path}`)).status).toBe(404);
    expect(await (await fetch(`${host.origin}/api/health`)).json()).toEqual({ status: 'ok' });
    const unknown = await fetch(`${host.origin}/api/unicorns`);
    expect(errorSchema.parse(await unknown.json()).error.code).toBe('NotFound');
    const page = await fetch(`${host.origin}/`);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    host.process.kill('SIGINT');
    expect(await host.ended).toEqual([0, null]);
  });

  test('product 9.302: has a process that ends replaced, keeps serving, and tells who has the key of all processes', async () => {
    const key = randomBytes(24).toString('base64');
    const host = await startHost({ PROCESSES: '2', METRICS_KEY: key });
    const metrics = (sent: string) =>
      fetch(`${host.origin}/metrics`, { headers: { authorization: `Bearer ${sent}` } });
    /** The values of a metric, by process. */
    const valuesOf = async (name: string) =>
      [...(await (await metrics(key)).text()).matchAll(/^(\w+)\{.*?process="(\d)".*\} (\S+)$/gm)]
        .flatMap(([, found, process, value]) => (found === name ? [[process, Number(value)] as const] : []))
        .sort();
    const workers = () =>
      execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
        .split('\n')
        .map((line) => line.trim().split(/\s+/).map(Number))
        .flatMap(([pid = 0, parent]) => (parent === host.process.pid ? [pid] : []));
    const served = () => host.lines.filter((line) => line.includes('A storefront is served'));
    await expect.poll(served, { timeout }).toHaveLength(2);
    for (let time = 1; time <= 20; time += 1) await fetch(`${host.origin}/api/health`);
    expect((await metrics(`${key}x`)).status).toBe(404);
    const requests = await valuesOf('http_server_request_duration_seconds_count');
    expect(requests.reduce((sum, [, value]) => sum + value, 0)).toBeGreaterThanOrEqual(20);
    const [first = 0] = workers();
    process.kill(first, 'SIGKILL');
    await expect.poll(served, { timeout }).toHaveLength(3);
    expect(workers()).toHaveLength(2);
    const memory = await valuesOf('process_memory_usage_bytes');
    expect(memory.map(([number]) => number)).toEqual(['0', '1']);
    expect((await fetch(`${host.origin}/api/health`)).status).toBe(200);
    host.process.kill('SIGTERM');
    expect(await host.ended).toEqual([0, null]);
  });

  test('sends metrics and traces to a collector, if there is one', async () => {
    const received = new Map<string, string>();
    const collector = createServer((request, response) => {
      void text(request).then((body) => received.set(request.url ?? '', body));
      response.end('{}');
    });
    collector.listen(0);
    const { port } = collector.address() as AddressInfo;
    const host = await startHost({ PROCESSES: '1', OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${port}` });
    await fetch(`${host.origin}/api/health`);
    host.process.kill('SIGTERM');
    expect(await host.ended).toEqual([0, null]);
    collector.close();
    expect(received.get('/v1/metrics')).toContain('http.server.request.duration');
    expect(received.get('/v1/traces')).toContain('GET /api/health');
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
    const host = await startHost(change);
    expect(await host.ended).toEqual([1, null]);
    expect(host.lines.join('\n')).toContain(words);
  });
});
