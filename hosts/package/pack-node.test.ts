import { type ChildProcess, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, globSync, statSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from 'storefront-sandbox';
import { brand } from '../../brands/build.ts';
import { localEnvironment } from '../../local/environment.ts';
import { startLocalSandbox } from '../../local/start-sandbox.ts';
import { pictureAddress } from '../../pictures/address.ts';
import { freePort } from '../../scripts/start/ports.ts';
import { nodePacker } from './pack-node.ts';
import { samplePacking, writeSampleSite } from './testing/sample-site.ts';
import { startNode } from './testing/start-node.ts';

const timeout = 120_000;

/** Who a server runs as if this process may choose: nobody, on every system. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

const metricsKey = randomBytes(24).toString('base64');

let folder = '';
let packed = '';
let sandbox: Sandbox;
let host: ChildProcess | undefined;
let environment: Readonly<Record<string, string>> = {};

/** The instructions of the package's Dockerfile that begin like this, each with what it runs or sets. */
async function instructions(name: string): Promise<string[]> {
  const text = await readFile(join(packed, 'Dockerfile'), 'utf8');
  return text
    .split('\n')
    .flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []));
}

/** The words of the last command of a kind, without the path of the image's Node. */
async function commandOf(name: string): Promise<string[]> {
  const command = (await instructions(name)).at(-1)?.replace(/^.*?(?=\[)/, '') ?? '[]';
  return (JSON.parse(command) as string[]).filter((word) => word !== '/nodejs/bin/node');
}

/** How a container would run a command: in the package, with what its Dockerfile sets, and with no more rights than that. */
const asInContainer = () => ({
  cwd: packed,
  env: { ...environment, PATH: '/nowhere' },
  ...unprivileged,
});

/** Nothing can be written, and nothing outside of the package can be read, whoever runs it. */
const confined = () => [
  '--permission',
  '--disable-warning=SecurityWarning',
  `--allow-fs-read=${packed}`,
  '--allow-child-process',
  '--allow-worker',
  '--allow-addons',
];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'package-'));
  packed = join(folder, 'shop-node');
  await writeSampleSite(join(folder, 'site'));
  const pack = await nodePacker();
  await pack(samplePacking(brand.storefronts[0], join(folder, 'site'), packed));
  for (const path of globSync('**', { cwd: packed }))
    await chmod(join(packed, path), statSync(join(packed, path)).isDirectory() ? 0o555 : 0o444);
  await chmod(folder, 0o755);

  sandbox = await startLocalSandbox({ port: 0, dataFolder: join(folder, 'sandbox') });
  const ofImage = Object.fromEntries(
    (await instructions('ENV')).map((line): [string, string] => {
      const [name = '', value = ''] = line.split('=');
      return [name, value.replace(/^"(.*)"$/, '$1')];
    }),
  );
  environment = {
    ...localEnvironment(sandbox.port, sandbox.mailPort ?? undefined),
    ...ofImage,
    PORT: String(await freePort()),
    METRICS_KEY: metricsKey,
  };
  const [program = ''] = await commandOf('CMD');
  const { env } = asInContainer();
  host = await startNode(packed, { env, flags: confined(), user: unprivileged, program });
}, timeout);

afterAll(async () => {
  host?.kill('SIGKILL');
  await sandbox.close();
  for (const path of globSync('**/', { cwd: packed })) await chmod(join(packed, path), 0o755);
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`http://localhost:${environment['PORT']}${path}`, { redirect: 'manual', headers });

test('a package starts in a folder that nobody can write to, and answers', { timeout }, async () => {
  expect(await (await get('/products/potty/')).text()).toBe('potty');
  const redirect = await get('/Old');
  expect([redirect.status, redirect.headers.get('location')]).toEqual([301, '/cart/']);
  expect(await (await get('/api/health')).json()).toEqual({ status: 'ok' });
  expect((await get('/api/ready')).status).toBe(200);
  expect(await (await get('/api/status')).json()).toMatchObject({ build: '1a2b3c' });
  const metrics = await get('/metrics', { authorization: `Bearer ${metricsKey}` });
  expect(await metrics.text()).toContain('# TYPE http_server_request_duration_seconds histogram');
});

test('it makes pictures, although it cannot keep them', { timeout }, async () => {
  const source = `${sandbox.url}/assets/brand/home-hero.jpg`;
  const picture = await get(pictureAddress(source, 160, 'webp'));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const bytes = Buffer.from(await picture.arrayBuffer());
  expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
});

test('its health check ends with 0 while it answers, and with 1 if nobody does', { timeout }, async () => {
  const check = await commandOf('HEALTHCHECK');
  const { env, ...options } = asInContainer();
  expect(spawnSync(process.execPath, check, { ...options, env }).status).toBe(0);
  const nobody = { ...env, PORT: String(await freePort()) };
  expect(spawnSync(process.execPath, check, { ...options, env: nobody }).status).toBe(1);
});

test('its image contains all of it, and runs as a user without rights', { timeout }, async () => {
  const copied = (await instructions('COPY'))
    .map((line) => line.split(' ').at(-1))
    .filter((to) => to !== '.');
  expect((await readdir(packed)).sort()).toEqual(['Dockerfile', ...copied.sort()]);
  expect(await instructions('USER')).toEqual(['65532:65532']);
  // Fails in the build of an image if sharp does not work there.
  expect(spawnSync(process.execPath, await commandOf('RUN'), asInContainer()).status).toBe(0);
});

test('besides its pages, it contains the server, texts of e-mails, and the picture library: less than 60 MB', async () => {
  expect(await readdir(join(packed, 'node_modules'))).toEqual(['@img', 'sharp']);
  expect(await readdir(join(packed, brand.folder, 'content/customer-service'))).toEqual(
    ['general-terms-of-sale', 'right-of-withdrawal', 'right-to-cancel'].filter((page) =>
      existsSync(join(brand.folder, 'content/customer-service', page)),
    ),
  );
  const sizes = globSync('{server,brands,node_modules}/**', { cwd: packed })
    .map((path) => statSync(join(packed, path)))
    .map((entry) => (entry.isFile() ? entry.size : 0));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000_000);
});
