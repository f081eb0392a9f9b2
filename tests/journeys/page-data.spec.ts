import type { Page } from '@playwright/test';
import { expect, test, walk } from '../browser/fixtures.ts';
import { at, second } from '../browser/samples.ts';
import { addButton, navigate, open, untilIdle } from '../browser/shopper.ts';

/** What Gatsby reads, and what becomes of a page if it cannot: these fail if an update changes it. */
test.use({ expectedErrors: /status of (404|500|503)|net::ERR|page resources for|We couldn't/ });

const pageData = `**/page-data${second.path}page-data.json*`;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const startFailure = (page: Page) => page.getByText('This page couldn’t be loaded completely.');

function requestsOf(page: Page, pattern: RegExp): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pattern.test(pathname)) found.push(`${request.method()} ${pathname}`);
  });
  return found;
}

test('product 7.8: static queries are read from their own files, and nothing that is not used is read', async ({
  page,
  request,
}) => {
  const read = requestsOf(page, /^\/(page-data\/sq\/d\/|slice-data\/)|-rsc\.json$/);
  await open(page, at('home'));
  await untilIdle(page);
  expect(read.length).toBeGreaterThan(0);
  for (const request of read) expect(request).toMatch(/^GET \/page-data\/sq\/d\/\d+\.json$/);
  for (const path of ['/page-data/index/page-data-rsc.json', '/slice-data/header.json'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('product 7.9, 8.1: a path without page data is asked for once more, and then is not found', async ({
  page,
}) => {
  const asked = requestsOf(page, /^\/nothing-here\/$/);
  await open(page, at('home'));
  await navigate(page, '/nothing-here/');
  await expect(heading(page, 'We can’t find this page')).toBeVisible();
  expect(asked).toEqual(['HEAD /nothing-here/']);
});

test('product 7.9: a page that the server has after all is loaded in full', async ({ page }) => {
  await open(page, at('home'));
  await page.route(pageData, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await navigate(page, `${second.path}?a=1`);
  await expect(heading(page, second.name)).toBeVisible();
  await expect(page).toHaveURL(/\?a=1$/);
});

test('product 2.1.4, 8.2: page data with status 500 shows the server-error page', async ({ page }) => {
  await open(page, at('home'));
  await page.route(pageData, (route) => route.fulfill({ status: 500 }));
  await navigate(page, second.path);
  await expect(heading(page, 'Something went wrong on our end')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search for it' })).toBeVisible();
});

test('product 8.3, 9.6: page data that fails otherwise is requested three more times', async ({ page }) => {
  const read = requestsOf(page, new RegExp(`${second.path}page-data\\.json$`));
  await open(page, at('stores'));
  await page.route(pageData, (route) => route.fulfill({ status: 503 }), { times: 3 });
  await navigate(page, second.path);
  await expect(heading(page, second.name)).toBeVisible();
  expect(read).toHaveLength(4);
});

test('product 8.5, 8.6, 9.5: a page says what stays missing after one reload', async ({ page }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await walk([pageData, '**/page-data/sq/d/*.json', '**/texts/frame/*.json'], async (file) => {
    loads = 0;
    await page.route(file, (route) => route.fulfill({ status: 503 }));
    await page.goto(second.path);
    await expect(startFailure(page)).toBeVisible();
    await expect(heading(page, second.name)).toBeVisible();
    await expect.poll(() => loads).toBe(2);
    await expect(page).not.toHaveURL(/reloaded/);
    await page.unroute(file);
  });
});

test('product 7.6: app data is requested three more times, and the page is hydrated without it', async ({
  page,
}) => {
  const read = requestsOf(page, /app-data\.json$/);
  await page.route('**/page-data/app-data.json*', (route) => route.fulfill({ status: 503 }));
  await open(page, second.path);
  await addButton(page).click();
  await expect(page.getByText(/in your cart/)).toBeVisible();
  expect(read).toHaveLength(4);
});

test('product 4.5, 4.6, 8.4: page data with an unknown component chunk reloads the page', async ({
  page,
}) => {
  await open(page, at('home'));
  await page.route(
    pageData,
    async (route) => {
      const answer = await route.fetch();
      const data = (await answer.json()) as object;
      await route.fulfill({ response: answer, json: { ...data, componentChunkName: 'component---unknown' } });
    },
    { times: 1 },
  );
  const reloaded = page.waitForURL(/reloaded=1/, { waitUntil: 'commit' });
  await navigate(page, second.path);
  await reloaded;
  await expect(heading(page, /./)).toBeVisible();
  await expect(page).not.toHaveURL(/reloaded/);
  await expect(page.locator('a[href*="reloaded"]')).toHaveCount(0);
});
