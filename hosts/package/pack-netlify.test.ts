import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Sandbox } from 'storefront-sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { brand } from '../../brands/build.ts';
import { localEnvironment } from '../../local/environment.ts';
import { startLocalSandbox } from '../../local/start-sandbox.ts';
import { sampleHeaders } from '../testing/published-files.ts';
import type { TrailingSlash } from '../../stores/types.ts';
import { repository } from './bundle.ts';
import { netlifyPacker } from './pack-netlify.ts';
import type { Packer } from './packer.ts';
import { samplePacking, writeSampleSite } from './testing/sample-site.ts';

const timeout = 60_000;
const [first] = brand.storefronts;

let folder = '';
let pack: Packer;
let sandbox: Sandbox;
let files: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'package-'));
  pack = await netlifyPacker();
  sandbox = await startLocalSandbox({ port: 0, dataFolder: join(folder, 'sandbox') });
  // What Netlify's CDN answers to the edge function's own requests.
  files = createServer(({ url = '' }, answer) => {
    answer.end(readFileSync(join(folder, 'always-netlify/site', url)));
  }).listen(0);
  await once(files, 'listening');
}, timeout);
afterAll(async () => {
  files.close();
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

/** Packs a storefront whose build is a small one. @returns the package's folder. */
async function packed(trailingSlash: TrailingSlash = 'always'): Promise<string> {
  const site = join(folder, `${trailingSlash}-site`);
  await writeSampleSite(site, trailingSlash);
  const to = join(folder, `${trailingSlash}-netlify`);
  await pack(samplePacking({ ...first, urls: { trailingSlash } }, site, to));
  return to;
}

const calledSchema = z.object({
  config: z.record(z.string(), z.unknown()),
  answers: z.array(
    z.object({ status: z.number(), location: z.string().nullable(), text: z.string() }).nullable(),
  ),
});

/** Calls a function in its package, from which nothing of the repository can be imported. */
async function call(packageFolder: string, file: string, ...addresses: readonly string[]) {
  const caller = resolve(import.meta.dirname, 'testing/call-function.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [caller, file, ...addresses], {
    cwd: packageFolder,
    env: localEnvironment(sandbox.port, sandbox.mailPort ?? undefined),
  });
  return calledSchema.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
}

describe('a package for Netlify', { timeout }, () => {
  test('answers for the shop API of its storefront, whatever the site’s variables say', async () => {
    const shop = await packed();
    const api = 'https://shop.example/api';
    const paths = ['/health', '/ready', '/status'].map((path) => api + path);
    const { config, answers } = await call(shop, 'functions/api.mjs', ...paths);
    expect(config).toEqual({ path: ['/api', '/api/*'] });
    const [health, ready, status] = answers.map((answer) => answer?.text);
    expect([health, ready]).toEqual(['{"status":"ok"}', '{"status":"ready"}']);
    expect(status).toContain('"build":"1a2b3c"');
  });

  test('sweeps every minute', async () => {
    const shop = await packed();
    expect((await call(shop, 'functions/sweep.mjs')).config).toEqual({ schedule: '* * * * *' });
  });

  test('redirects at the edge, by the rules of its build', async () => {
    const shop = await packed();
    const { port } = files.address() as AddressInfo;
    const paths = ['/Old', '/gift/', '/cart?code=A', '/cart/', '/robots.txt'];
    const addresses = paths.map((path) => `http://localhost:${port}${path}`);
    const { config, answers } = await call(shop, 'edge-functions/redirects.mjs', ...addresses);
    expect(config).toMatchObject({ path: '/*', onError: 'bypass' });
    expect(answers.map((answer) => answer && [answer.status, answer.location])).toEqual([
      [301, '/cart/'],
      [301, 'https://se.shop.example/presenter/'],
      [301, '/cart/?code=A'],
      null,
      null,
    ]);
  });

  test('is small enough', async () => {
    const shop = await packed();
    const sizeOf = async (file: string) => gzipSync(await readFile(join(shop, file))).length;
    expect(await sizeOf('functions/api.mjs')).toBeLessThan(5_000_000);
    expect(await sizeOf('functions/sweep.mjs')).toBeLessThan(5_000_000);
    expect((await readFile(join(shop, 'edge-functions/redirects.mjs'))).length).toBeLessThan(100_000);
  });

  test('is configured for its storefront', async () => {
    const shop = await packed();
    expect(await readFile(join(shop, 'netlify.toml'), 'utf8'))
      .toBe(`# The storefront ${first.id} on Netlify. Written by npm run package; do not edit.
# netlify deploy --no-build --prod

[build]
publish = "site"
edge_functions = "edge-functions"

[build.processing.html]
pretty_urls = true

[functions]
directory = "functions"
included_files = ["${brand.folder}/content/customer-service/general-terms-of-sale/*.md","${brand.folder}/content/customer-service/right-of-withdrawal/*.md","${brand.folder}/content/customer-service/right-to-cancel/*.md","locales/*/*.json","${brand.folder}/texts/*/*.json"]

[images]
remote_images = ["^https://images\\\\.example/shop/"]
`);
    expect(await readdir(join(shop, brand.folder, 'content/customer-service/right-of-withdrawal'))).toContain(
      'en.md',
    );
    const redirects = await readFile(join(shop, 'site/_redirects'), 'utf8');
    expect(redirects).toBe('/old/  /cart/  301\n/sv/*  /sv/404.html  404\n');
  });

  test('without trailing slashes, has pages where Netlify looks for them, and no “pretty URLs”', async () => {
    const shop = await packed('never');
    expect(await readFile(join(shop, 'site/cart.html'), 'utf8')).toBe('cart');
    expect(await readFile(join(shop, 'site/products/potty.html'), 'utf8')).toBe('potty');
    expect(await readFile(join(shop, 'site/index.html'), 'utf8')).toBe('home');
    expect(await readFile(join(shop, 'netlify.toml'), 'utf8')).toContain('pretty_urls = false');
  });

  test('sends the headers of its build, and lets browsers keep what has a hash in its name', async () => {
    const shop = await packed();
    const headers = await readFile(join(shop, 'site/_headers'), 'utf8');
    for (const [name, value] of Object.entries(sampleHeaders))
      expect(headers).toContain(`  ${name}: ${value}\n`);
    const forever = '  Cache-Control: public, max-age=31536000, immutable\n';
    for (const path of [
      '/app-0123456789abcdef0123.js',
      '/static/*',
      '/texts/frame/en-0123456789abcdef0123.json',
    ])
      expect(headers).toContain(`${path}\n${forever}`);
    expect(headers).toContain('/sw.js\n  Cache-Control: no-cache\n');
    expect(headers).not.toContain('/robots.txt');
  });
});

test('Netlify itself builds the storefront that a site’s variable names, into the one folder that is published', async () => {
  const toml = await readFile(join(repository, 'netlify.toml'), 'utf8');
  const [, command = ''] = /^command = "(.*)"$/m.exec(toml) ?? [];
  expect(command).toMatch(/^npm run build -- /);
  expect(toml).toContain('publish = "dist/site"');
  const built = 'mkdir -p dist/us && echo ';
  const run = (env: NodeJS.ProcessEnv) =>
    spawnSync('sh', ['-c', command.replace('npm run build -- ', built)], {
      cwd: folder,
      env,
      encoding: 'utf8',
    });
  const { PATH } = process.env;
  expect(run({ PATH, STORE: 'us' }).stdout).toBe('--store us --host netlify\n');
  expect(existsSync(join(folder, 'dist/site'))).toBe(true);
  expect(run({ PATH }).stderr).toContain('STORE: is missing: set it as a variable of this site');
});
