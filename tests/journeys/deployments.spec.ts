import type { Page } from '@playwright/test';
import { deployOtherBuild } from './deployments.ts';
import { type SwitchableHost, startSwitchableHost } from './switchable-host.ts';
import { expect, test } from '../browser/fixtures.ts';
import { at, category, sample, second, usual } from '../browser/samples.ts';
import { cartWith, readyToPay } from './prepared.ts';
import {
  addButton,
  cards,
  chooseDelivery,
  expectOrder,
  fillAddress,
  fillCard,
  navigate,
  open,
  pay,
  untilAlive,
  untilIdle,
} from '../browser/shopper.ts';

const third = sample('third');

/** A tab on one build while the next one is deployed. Files of the old build respond with 404 then, and a cart that has been ordered with 409, as intended. */
test.use({
  expectedErrors:
    /404|409|net::ERR_FAILED|Loading (CSS )?chunk|ChunkLoadError|MIME type|not found. Not rendering/,
});

let host: SwitchableHost;
test.beforeEach(async ({ baseURL }) => {
  host = await startSwitchableHost(baseURL ?? '');
});
test.afterEach(() => host.close());

/** Counts full page loads. */
function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}
const expectCleanAddress = (page: Page) => expect(page).not.toHaveURL(/reloaded/);

test('product 2.2.5, 2.2.7: the full load that replaces a route change keeps query and hash', async ({
  page,
}) => {
  await open(page, `${host.origin}/`);
  // As often as Gatsby asks before it gives up; the page that is then loaded in full needs the same file.
  await page.route(`**/page-data${at('search')}page-data.json`, (route) => route.abort(), { times: 4 });
  const found = `${at('search')}?q=${encodeURIComponent(usual.name)}#results`;
  await navigate(page, found);
  await expect(page).toHaveURL(host.origin + found);
  await expect(page.getByRole('main').getByRole('link', { name: usual.name })).toBeVisible();
});

test('an old page from a cache, whose own code is gone, is reloaded once', async ({ page }) => {
  const address = `${host.origin}${second.path}`;
  const body = await (await fetch(address)).text();
  await deployOtherBuild(host);
  await page.route(address, (route) => route.fulfill({ body, contentType: 'text/html' }), { times: 1 });
  const loads = loadsOf(page);
  await page.goto(address, { waitUntil: 'commit' });
  await untilAlive(page);
  await addButton(page).click();
  await expect(page.getByText(/in your cart/)).toBeVisible();
  await expectCleanAddress(page);
  expect(loads()).toBeLessThanOrEqual(2);
});

for (const serviceWorkers of ['block', 'allow'] as const)
  test.describe(serviceWorkers === 'allow' ? 'with the service worker' : 'without a service worker', () => {
    test.use({ serviceWorkers });

    /** Opens a page; with a service worker, once more, because a worker answers from the second page on. */
    async function arrive(page: Page, address: string): Promise<void> {
      await open(page, address);
      if (serviceWorkers === 'block') return;
      await page.evaluate(() => navigator.serviceWorker.ready);
      await open(page, address);
      expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    }

    test('product 2.2.6: a link leads to its page in the new build, with one full load', async ({ page }) => {
      await arrive(page, `${host.origin}${category.path}`);
      const loads = loadsOf(page);
      await deployOtherBuild(host);
      await page.getByRole('main').getByRole('link', { name: usual.name }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: usual.name })).toBeVisible();
      await expect.poll(loads).toBe(1);
      await untilAlive(page);
      await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
      await expect.poll(loads).toBe(1);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: usual.name })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: category.name })).toBeVisible();
    });

    test('product 4.2: adding to the cart reloads the page once, and the product is in the cart', async ({
      page,
    }) => {
      await arrive(page, `${host.origin}${second.path}`);
      await untilIdle(page);
      const loads = loadsOf(page);
      await deployOtherBuild(host);
      await addButton(page).click();
      await expect(page.getByText(/in your cart/)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
      await expectCleanAddress(page);
      await expect.poll(loads).toBe(1);
    });

    test('a checkout that begins to pay after the deployment keeps everything and can be paid', async ({
      page,
    }) => {
      await cartWith(page, [second.sku], { origin: host.origin });
      await arrive(page, `${host.origin}${at('checkout')}`);
      await untilIdle(page);
      await deployOtherBuild(host);
      await fillAddress(page);
      await chooseDelivery(page, 'Standard');
      await fillCard(page, cards.approved);
      await pay(page);
      await expectOrder(page, second.name);
    });

    if (serviceWorkers === 'allow') return;

    // A worker has no part in what follows.
    test('what was typed in the search is still there after a reload', async ({ page }) => {
      await arrive(page, `${host.origin}/`);
      await page.getByRole('button', { name: 'Search' }).click();
      const box = page.getByRole('dialog').getByRole('combobox');
      await expect(box).toBeVisible();
      await deployOtherBuild(host);
      const term = third.name.toLowerCase();
      await box.fill(term);
      await page.waitForLoadState();
      await expect(box).toHaveValue(term);
      await box.press('Enter');
      await expect(page).toHaveURL(
        `${host.origin}${at('search')}?${new URLSearchParams({ q: term }).toString()}`,
      );
      await expect(page.getByRole('main').getByRole('link', { name: third.name })).toBeVisible();
      await expectCleanAddress(page);
    });

    test('a payment started before the deployment leads to its order', async ({ page }) => {
      await readyToPay(page, [second.sku], { origin: host.origin });
      await fillCard(page, cards.approved);
      await deployOtherBuild(host);
      await pay(page);
      await expectOrder(page, second.name);
    });

    test('product 4.3: files that stay missing are said to be missing, without a loop', async ({ page }) => {
      await page.route(/component---src-templates-product-tsx-[0-9a-f]+\.js$/, (route) => route.abort());
      // The first page may be replaced before it has loaded.
      let asked = 0;
      page.on('request', (request) => (asked += request.isNavigationRequest() ? 1 : 0));
      await page.goto(`${host.origin}${second.path}`);
      await expect(page.getByText('This page couldn’t be loaded completely.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: second.name })).toBeVisible();
      await expectCleanAddress(page);
      expect(asked).toBe(2);
      await page.unrouteAll();
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Reload the page' }).click();
      await reloaded;
      await untilAlive(page);
      await addButton(page).click();
      await expect(page.getByText(/in your cart/)).toBeVisible();
    });
  });
