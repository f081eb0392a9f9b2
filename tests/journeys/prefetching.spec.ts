import type { Page } from '@playwright/test';
import { expect, test } from '../browser/fixtures.ts';
import { at } from '../browser/samples.ts';
import { open, untilIdle } from '../browser/shopper.ts';

/** Gatsby's own prefetching: these fail if an update changes it. Its batches wait until `nextBatch` is called. */
interface HeldWindow {
  held: (() => void)[];
}

async function openHoldingBatches(page: Page) {
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const held: (() => void)[] = [];
    (window as unknown as HeldWindow).held = held;
    const isBatch = (run: () => void) => String(run).includes('_processNextPrefetchBatch');
    window.setTimeout = ((run: () => void, delay?: number) =>
      delay === 3000 && isBatch(run) ? held.push(run) : start(run, delay)) as typeof window.setTimeout;
  });
  await open(page, at('home'));
}

const batchesDue = (page: Page) => page.evaluate(() => (window as unknown as HeldWindow).held.length);
const nextBatch = (page: Page) =>
  page.evaluate(() => {
    for (const run of (window as unknown as HeldWindow).held.splice(0)) run();
  });
const prefetched = (page: Page) => page.locator('link[rel=prefetch][href*="page-data.json"]');

test('product 2.2.1: four pages are prefetched three seconds after the first is queued, then four more', async ({
  page,
}) => {
  await openHoldingBatches(page);
  for (const count of [0, 4, 8]) {
    // The timer of the next batch is set once all of a batch has been requested.
    await expect.poll(() => batchesDue(page)).toBe(1);
    await expect(prefetched(page)).toHaveCount(count);
    await nextBatch(page);
  }
});

async function expectNothing(page: Page) {
  await openHoldingBatches(page);
  await untilIdle(page);
  await nextBatch(page);
  await untilIdle(page);
  await expect(prefetched(page)).toHaveCount(0);
}

test('product 2.2.2: nothing is prefetched on a slow connection, or if the browser saves data', async ({
  context,
}) => {
  for (const connection of [
    { effectiveType: '2g', saveData: false },
    { effectiveType: '4g', saveData: true },
  ]) {
    const page = await context.newPage();
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await expectNothing(page);
  }
});

test.describe('bots', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Examplebot/2.1; +https://example.com/bot)' });

  test('product 2.2.3: nothing is prefetched for bots', async ({ page }) => {
    await expectNothing(page);
  });
});
