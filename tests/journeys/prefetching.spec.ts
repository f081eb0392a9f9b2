import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { open } from './shopper.ts';

/**
 * Gatsby's own prefetching: these fail if an update changes it. Timers of three seconds do not run by themselves, but
 * when `nextBatch` is called.
 */
interface HeldWindow {
  held: (() => void)[];
}

async function openHoldingTimers(page: Page) {
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const held: (() => void)[] = [];
    (window as unknown as HeldWindow).held = held;
    window.setTimeout = ((run: () => void, delay?: number) =>
      delay === 3000 ? held.push(run) : start(run, delay)) as typeof window.setTimeout;
  });
  await open(page, '/');
}

const nextBatch = (page: Page) =>
  page.evaluate(() => {
    for (const run of (window as unknown as HeldWindow).held.splice(0)) run();
  });
const prefetched = (page: Page) => page.locator('link[rel=prefetch][href*="page-data.json"]');

test('product 2.2.1: four pages are prefetched three seconds after the first is queued, then four more', async ({
  page,
}) => {
  await openHoldingTimers(page);
  await expect(prefetched(page)).toHaveCount(0);
  for (const count of [4, 8]) {
    await expect
      .poll(async () => {
        await nextBatch(page);
        return prefetched(page).count();
      })
      .toBe(count);
  }
});

async function expectNothing(page: Page) {
  await openHoldingTimers(page);
  await page.waitForLoadState('networkidle');
  await nextBatch(page);
  await page.waitForLoadState('networkidle');
  await expect(prefetched(page)).toHaveCount(0);
}

for (const [how, connection] of [
  ['on a 2g connection', { effectiveType: '2g', saveData: false }],
  ['on a slow 2g connection', { effectiveType: 'slow-2g', saveData: false }],
  ['if the browser saves data', { effectiveType: '4g', saveData: true }],
] as const) {
  test(`product 2.2.2: nothing is prefetched ${how}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await expectNothing(page);
  });
}

test.describe('bots', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Examplebot/2.1; +https://example.com/bot)' });

  test('product 2.2.3: nothing is prefetched for bots', async ({ page }) => {
    await expectNothing(page);
  });
});
