import { brand } from '../../brands/build.ts';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstTarget, outputOf } from '../../scripts/build/build-target.ts';
import { type SwitchableHost, startSwitchableHost } from './switchable-host.ts';
import { expect, test as base } from '../browser/fixtures.ts';
import { at, category, needed, second, secondCategory, usual } from '../browser/samples.ts';
import { open } from '../browser/shopper.ts';
import { textIn } from './texts.ts';

const test = base.extend<{ host: SwitchableHost }>({
  host: async ({ baseURL }, use) => {
    const host = await startSwitchableHost(baseURL ?? '');
    await use(host);
    host.close();
  },
});

test.use({
  serviceWorkers: 'allow',
  // What a browser says about requests without a connection.
  expectedErrors: /net::ERR|Failed to (load resource|fetch)/,
});

/** The addresses of everything that is stored, by cache. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const addresses = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return Object.fromEntries(names.map((name, index) => [name, addresses[index] ?? []]));
  });

const storedPages = async (page: Page): Promise<string[]> => {
  const [, addresses = []] =
    Object.entries(await stored(page)).find(([name]) => name.endsWith('pages')) ?? [];
  return addresses.map((address) => new URL(address).pathname);
};

/** Opens a page and waits until it and the pages kept in advance are stored. */
async function visit(page: Page, host: SwitchableHost, path: string): Promise<void> {
  await open(page, host.origin + path);
  await expect
    .poll(() => storedPages(page), { timeout: 60_000 })
    .toEqual(expect.arrayContaining([at('home'), path, category.path]));
}

const pictureOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('img')
    .first()
    .evaluate(async (img: HTMLImageElement) => {
      if (!img.complete)
        await new Promise((settle) =>
          ['load', 'error'].forEach((name) => (img[`on${name}` as 'onload'] = settle)),
        );
      return img.naturalWidth;
    });

/** The script that the build would have if only this were different. */
const newVersion = (path: string, before: string): string =>
  path === '/sw.js' ? `${before}\nself.version = 'B';\n` : before;

test('product 4.7: visited pages, the home page and top categories work offline, with a picture, and no more than 5 MB are stored', async ({
  page,
  host,
}) => {
  await visit(page, host, usual.path);
  await expect
    .poll(async () => JSON.stringify(await stored(page)), { timeout: 60_000 })
    .toContain('-pictures');
  const pictures = async () =>
    Object.entries(await stored(page)).find(([name]) => name.endsWith('pictures'))?.[1].length ?? 0;
  await expect.poll(pictures, { timeout: 60_000 }).toBeGreaterThan(20);
  host.setDown(true);
  for (const path of [usual.path, at('home'), category.path, `${usual.path}?utm_source=letter&reloaded=1`]) {
    await open(page, host.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await pictureOf(page), path).toBeGreaterThan(0);
  }
  host.setDown(false);
  for (const link of [secondCategory.path, at(brand.pages.shop), at('content/returns')])
    await visit(page, host, link);
  const bytes = await page.evaluate(async () => {
    let total = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        total += (await (await cache.match(request))?.arrayBuffer())?.byteLength ?? 0;
    }
    return total;
  });
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(bytes).toBeLessThan(5_000_000);
});

test('a page that was never visited says what can be done, and loads once there is a connection', async ({
  page,
  host,
  expectAccessible,
}) => {
  await visit(page, host, usual.path);
  host.setDown(true);
  await page.goto(host.origin + second.path);
  await expect(page.getByRole('heading', { name: textIn('en', 'translation:offline.title') })).toBeVisible();
  await expect(page.getByRole('link', { name: usual.name })).toBeVisible();
  await expectAccessible(page);
  host.setDown(false);
  await page.getByRole('button', { name: textIn('en', 'translation:offline.retry') }).click();
  await expect(page).toHaveURL(host.origin + second.path);
  await expect(page.getByRole('heading', { level: 1, name: second.name })).toBeVisible();
});

test('the shop API, redirects and screens that need a connection are never stored', async ({
  page,
  host,
}) => {
  await visit(page, host, usual.path);
  await open(page, `${host.origin}${at('search')}?q=${usual.name}`);
  await open(page, `${host.origin}${at('checkout')}`);
  const ask = () => page.evaluate(() => fetch('/api/visitor').then(({ status }) => status));
  const asked = () => host.requests.filter(({ path }) => path === '/api/visitor').length;
  const before = asked();
  expect([await ask(), await ask()]).toEqual([200, 200]);
  expect(asked() - before).toBeGreaterThanOrEqual(2);
  // Of the redirects' table: the host answers with 301, and the browser follows it.
  await page.goto(`${host.origin}/shop/`, { waitUntil: 'commit' });
  expect(host.requests.map(({ path }) => path)).toContain('/shop/');
  await open(page, host.origin + usual.path);
  const all = Object.values(await stored(page))
    .flat()
    .join('\n');
  expect(all).not.toMatch(/\/api\/|redirect|\/search\/|\/checkout\/|:\d+\/shop\/$|\/404[./]/m);
  host.setDown(true);
  await expect(ask()).rejects.toThrow();
  await expect(page.goto(host.origin + needed('redirects').old)).rejects.toThrow(/ERR_/);
});

test('the worker is registered after the page has loaded; the newest page is shown; without an answer for 3 seconds, the one that is kept', async ({
  page,
  host,
}) => {
  await visit(page, host, usual.path);
  const loaded = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance.timeOrigin + (entry?.loadEventEnd ?? Infinity);
  });
  expect(host.requests.find(({ path }) => path === '/sw.js')?.at).toBeGreaterThan(loaded);
  host.deploy((path, before) =>
    path === usual.path ? before.replace(/<title([^>]*)>[^<]*/, '<title$1>Version B') : before,
  );
  const title = () => page.evaluate(() => document.head.innerHTML.includes('Version B'));
  const html = async () => (await page.goto(host.origin + usual.path))?.text();
  expect(await html()).toContain('Version B');
  host.setDelay(20_000);
  expect(await html()).toContain('Version B');
  host.setDelay(0);
  expect(await title()).toBe(true);
});

test('product 4.9: an update is offered, not forced, and not during checkout; accepted, it takes over', async ({
  page,
  host,
}) => {
  await visit(page, host, usual.path);
  await page.evaluate(() => caches.open('storefront-kept-v0-pages'));
  host.deploy(newVersion);
  await open(page, `${host.origin}${at('checkout')}`);
  const waits = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  await expect.poll(waits, { timeout: 30_000 }).toBe(true);
  const accept = page.getByRole('button', { name: textIn('en', 'translation:offline.update.accept') });
  await expect(accept).toBeHidden();

  await open(page, host.origin + category.path);
  await expect(accept).toBeVisible({ timeout: 30_000 });
  expect(await waits()).toBe(true);
  const reloaded = page.waitForEvent('load');
  await accept.click();
  await reloaded;
  await expect.poll(waits).toBe(false);
  await expect(accept).toBeHidden();
  expect(Object.keys(await stored(page))).not.toContain('storefront-kept-v0-pages');
});

test('SERVICE_WORKER=off: the worker and what it stored disappear, and nothing is reloaded', async ({
  page,
  host,
}) => {
  await visit(page, host, usual.path);
  const off = readFileSync(join(outputOf(firstTarget), 'service-worker-off.js'), 'utf8');
  host.deploy((path, before) => (path === '/sw.js' ? off : before));
  await open(page, host.origin + category.path);
  let loads = 0;
  page.on('load', () => loads++);
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(left, { timeout: 30_000 }).toEqual([0, 0]);
  expect(loads).toBe(0);
});
