import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import type { Sandbox } from 'storefront-sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoEnvironment } from '../../demo/environment.ts';
import { startDemo } from '../../demo/start-demo.ts';
import { cloudflarePacker } from '../../scripts/package/pack-cloudflare.ts';
import { nodePacker } from '../../scripts/package/pack-node.ts';
import { samplePacking, writeSampleSite } from '../../scripts/package/testing/sample-site.ts';
import { startNode } from '../../scripts/package/testing/start-node.ts';
import { startWorker } from '../../scripts/package/testing/start-worker.ts';
import { freePort } from '../../scripts/start/ports.ts';
import { type AskedRequest, nameOf, origin, requests } from './requests.ts';

const timeout = 120_000;

/** What has to be the same: where a browser goes, what it keeps, and what it allows. */
const compared = [
  'location',
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'reporting-endpoints',
  'strict-transport-security',
  'x-content-type-options',
] as const;

type Answer = Readonly<Record<string, unknown>>;

/** What of Cloudflare's answer is not as on the Node host, and why. */
interface Difference {
  readonly workerd: Answer;
  readonly reason: string;
}

const corrected = (location: string): Difference => ({
  workerd: { status: 307, location },
  reason:
    'Cloudflare leads from what it takes for another spelling of a file’s address to its own, always on the same site; the Node host answers the file or that there is none',
});
const notAllowed: Difference = {
  workerd: { status: 405 },
  reason: 'Files take only GET and HEAD; the Node host answers every other method as if there were no file',
};

const differences: Readonly<Record<string, Difference>> = {
  'GET /cart//': corrected('/cart/'),
  'GET /404.html': corrected('/404/'),
  'GET /cart/index.html': corrected('/cart/'),
  'GET /%E0%A4%A/': corrected('/%25E0%25A4%25A/'),
  'GET /..%2f..%2fetc%2fpasswd': corrected('/../../etc/passwd'),
  'GET /%2fevil.example/': corrected('/evil.example/'),
  'GET /%2f%2fevil.example/': corrected('/evil.example/'),
  'GET /%5cevil.example/': corrected('/%5Cevil.example/'),
  [`POST /old/ ${origin}`]: notAllowed,
  [`POST / ${origin}`]: notAllowed,
  'PUT /cart/': notAllowed,
  'DELETE /': notAllowed,
};

let folder = '';
let sandbox: Sandbox;
let node: ChildProcess | undefined;
let worker: Miniflare | undefined;
let port = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hosts-'));
  const site = join(folder, 'site');
  await writeSampleSite(site);
  const packed = (host: string) => samplePacking('us', site, join(folder, host));
  await (
    await nodePacker()
  )(packed('node'));
  await (
    await cloudflarePacker()
  )(packed('cloudflare'));
  sandbox = await startDemo({ port: 0, dataFolder: join(folder, 'sandbox') });
  port = await freePort();
  const settings = { ...demoEnvironment(sandbox.port), STORE: 'us', SITE_ORIGIN: origin };
  worker = startWorker(join(folder, 'cloudflare'), settings);
  node = await startNode(join(folder, 'node'), { env: { ...settings, PORT: String(port) } });
  // Both show the same run of the sweeper.
  await worker.dispatchFetch('http://localhost/cdn-cgi/handler/scheduled');
}, timeout);

afterAll(async () => {
  node?.kill('SIGKILL');
  await worker?.dispose();
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

const answerOf = (status: number, headers: { readonly get: (name: string) => string | null }): Answer => ({
  status,
  ...Object.fromEntries(compared.map((name) => [name, headers.get(name)])),
});

/** The Node host behind a proxy that ends TLS and knows where the visitor is. */
async function askNode({ path, method = 'GET', country, headers, body }: AskedRequest): Promise<Answer> {
  const ofProxy = { 'x-forwarded-proto': 'https', ...(country !== undefined && { 'x-country': country }) };
  const answer = await fetch(`http://localhost:${port}${path}`, {
    method,
    redirect: 'manual',
    headers: { ...headers, ...ofProxy },
    ...(body !== undefined && { body }),
  });
  await answer.arrayBuffer();
  return answerOf(answer.status, answer.headers);
}

/** The Worker on Cloudflare's runtime. */
async function askWorker({
  path,
  method = 'GET',
  country,
  headers = {},
  body,
}: AskedRequest): Promise<Answer> {
  if (!worker) throw new Error('No Worker was started.');
  const started = worker;
  const ask = () =>
    started.dispatchFetch(`${origin}${path}`, {
      method,
      redirect: 'manual',
      headers,
      cf: country === undefined ? {} : { country },
      ...(body !== undefined && { body }),
    });
  // A body that is refused before it has been sent may end the connection before the answer has been read.
  const answer = await ask().catch(ask);
  await answer.arrayBuffer();
  return answerOf(answer.status, answer.headers);
}

describe.each(Object.entries(requests))('%s', (_, asked) => {
  const named = asked.map((request) => [nameOf(request), request] as const);
  test.each(named)('%s', { timeout }, async (name, request) => {
    const [ofNode, ofWorker] = [await askNode(request), await askWorker(request)];
    const known = differences[name];
    if (known) expect(ofWorker).not.toEqual(ofNode);
    expect(ofWorker).toEqual({ ...ofNode, ...known?.workerd });
  });
});

test('the table has enough requests, none of them twice, and every difference is about one of them', () => {
  const names = Object.values(requests).flat().map(nameOf);
  expect(names.length).toBeGreaterThanOrEqual(60);
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(differences).filter((name) => !names.includes(name))).toEqual([]);
});
