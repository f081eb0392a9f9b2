import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Miniflare } from 'miniflare';
import type { Sandbox } from 'storefront-sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { brand } from '../../brands/build.ts';
import { localEnvironment } from '../../local/environment.ts';
import { startLocalSandbox } from '../../local/start-sandbox.ts';
import type { TrailingSlash } from '../../stores/types.ts';
import { cloudflarePacker } from './pack-cloudflare.ts';
import type { Packer } from './packer.ts';
import { samplePacking, writeSampleSite } from './testing/sample-site.ts';
import { startWorker, wranglerOf } from './testing/start-worker.ts';

const timeout = 60_000;
const origin = 'https://shop.example';
const [first] = brand.storefronts;

let folder = '';
let pack: Packer;
let sandbox: Sandbox;
let worker: Miniflare | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'package-'));
  pack = await cloudflarePacker();
  sandbox = await startLocalSandbox({ port: 0, dataFolder: join(folder, 'sandbox') });
}, timeout);
afterEach(async () => {
  await worker?.dispose();
  worker = undefined;
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

/** Packs a storefront whose build is a small one. @returns the package's folder. */
async function packed(trailingSlash: TrailingSlash = 'always'): Promise<string> {
  const site = join(folder, `${trailingSlash}-site`);
  await writeSampleSite(site, trailingSlash);
  const to = join(folder, `${trailingSlash}-cloudflare`);
  await pack(samplePacking({ ...first, urls: { trailingSlash } }, site, to));
  return to;
}

/** Starts a storefront's package. @returns asks it, from a country. */
async function start() {
  const settings = localEnvironment(sandbox.port, sandbox.mailPort ?? undefined);
  const running = startWorker(await packed(), { ...settings, SITE_ORIGIN: origin });
  worker = running;
  return (path: string, { country, ...init }: { country?: string; method?: string; body?: string } = {}) =>
    running.dispatchFetch(`${origin}${path}`, {
      redirect: 'manual',
      headers: { 'content-type': 'application/json', origin },
      ...init,
      ...(country !== undefined && { cf: { country } }),
    });
}

describe('on Cloudflare’s runtime, a package', { timeout }, () => {
  test('has the shop API, which also answers many at once', async () => {
    const get = await start();
    expect(await (await get('/api/health')).json()).toEqual({ status: 'ok' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/api/ready')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const [{ code: country, currency }] = first.countries;
    const cart = { country, currency };
    expect((await get('/api/carts', { method: 'POST', body: JSON.stringify(cart) })).status).toBe(201);
    expect(await (await get('/api/visitor', { country: 'FR' })).json()).toEqual({ country: 'fr' });
  });

  test('sweeps when Cloudflare tells it to', async () => {
    const get = await start();
    const scheduled = await worker?.dispatchFetch('http://localhost/cdn-cgi/handler/scheduled?format=json');
    expect(await scheduled?.json()).toMatchObject({ outcome: 'ok' });
    const { sweeper } = z
      .object({ sweeper: z.object({ lastRunSecondsAgo: z.number() }) })
      .parse(await (await get('/api/status')).json());
    expect(sweeper.lastRunSecondsAgo).toBeLessThan(60);
  });

  test('finds the texts that e-mails contain, and sends e-mails', async () => {
    const get = await start();
    const message = { name: 'Ada Berg', email: 'ada@example.com', topic: 'Wiege', message: 'Grüße' };
    const sent = await get('/api/messages', { method: 'POST', body: JSON.stringify(message) });
    expect(sent.status).toBe(202);
    // Whoever wrote it gets none of its words.
    const staff = encodeURIComponent(first.contact.email);
    const arrived = async () => (await fetch(`${sandbox.url}/mail/messages?to=${staff}`)).text();
    await expect.poll(arrived, { timeout }).toContain('Grüße');
  });
});

describe('a package for Cloudflare', () => {
  test('is small enough, contains no file that only other hosts read, and is configured for its storefront', async () => {
    const shop = await packed();
    const worker = await readFile(join(shop, 'worker/worker.mjs'));
    expect(gzipSync(worker).length).toBeLessThan(1_000_000);
    // What makes pictures runs on Node alone.
    expect(worker.includes('limitInputPixels')).toBe(false);
    const own = await readdir(join(brand.folder, 'content/customer-service'));
    expect(await readdir(join(shop, 'worker', brand.folder, 'content/customer-service'))).toEqual(
      own.filter((page) => /^(general-terms-of-sale|right-of-withdrawal|right-to-cancel)$/.test(page)).sort(),
    );
    const { assets, vars, compatibility_date } = wranglerOf(shop);
    expect([assets.html_handling, vars, compatibility_date]).toEqual([
      'force-trailing-slash',
      { STORE: first.id, BUILD_ID: '1a2b3c' },
      '2026-06-01',
    ]);
    expect(wranglerOf(await packed('never')).assets.html_handling).toBe('drop-trailing-slash');
    expect(await readFile(join(shop, 'wrangler.jsonc'), 'utf8')).toContain('"* * * * *"');
  });

  test('is not made of pages that expect their host to make pictures', async () => {
    const site = join(folder, 'pictured');
    await writeSampleSite(site);
    await writeFile(join(site, '.pictures.json'), '{"digest https://shop.example/a.jpg":["160x160"]}');
    await expect(pack(samplePacking(first, site, join(folder, 'never')))).rejects.toThrow(
      `IMAGES=files npm run build -- --store ${first.id}`,
    );
  });
});
