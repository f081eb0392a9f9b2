import { brand } from '../../brands/build.ts';
import type { Browser, Locator, Page } from '@playwright/test';
import { stores } from '../../brands/demo/storefronts/index.ts';
import { type PageKey, pathOf } from '../../stores/urls.ts';
import { addToCart, enterAddress, open, untilIdle } from '../browser/shopper.ts';
import { markdownTable, median, medianAndRange } from './statistics.ts';

/** Something that a shopper does on a page of the us storefront. */
interface Interaction {
  readonly name: string;
  readonly page: PageKey;
  /** What comes before it and is not measured. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

const { product } = brand.samples;

const interactions: readonly Interaction[] = [
  { name: 'open the menu', page: product, act: (page) => tap(page, button(page, 'Menu')) },
  {
    name: 'choose a color',
    page: product,
    act: (page) => tap(page, page.locator('label').filter({ hasText: 'Slate blue' }).first()),
  },
  { name: 'add to cart', page: product, act: (page) => tap(page, button(page, 'Add to cart')) },
  { name: 'open search', page: product, act: (page) => tap(page, button(page, 'Search')) },
  {
    name: 'type a search',
    page: product,
    prepare: async (page) => {
      await button(page, 'Search').tap();
      await page.getByRole('combobox').waitFor();
    },
    act: (page) => page.keyboard.type('carrier', { delay: 150 }),
  },
  {
    name: 'choose a filter',
    page: 'category/selected/shop',
    prepare: (page) => button(page, /^Filters/).tap(),
    act: (page) =>
      tap(page, page.getByRole('dialog').locator('label').filter({ hasText: 'stars and up' }).first()),
  },
  {
    name: 'finish a step of the checkout',
    page: 'checkout',
    prepare: (page) => enterAddress(page),
    act: (page) => tap(page, button(page, 'Continue to delivery')),
  },
];

/** Milliseconds from an input to the next paint that an interaction should stay below. */
const goal = 100;

/** The phone of Lighthouse's mobile preset is as much slower than the machine. */
const slowDown = 4;

/** Times every interaction on a slowed-down phone, each in a fresh browser profile, and prints the medians. */
export async function benchInteractions(browser: Browser, origin: string, runs: number): Promise<void> {
  const rows: string[][] = [];
  for (const interaction of interactions) {
    const durations: number[] = [];
    for (let run = 0; run < runs; run += 1) durations.push(await durationOf(interaction, browser, origin));
    rows.push([interaction.name, medianAndRange(durations), median(durations) < goal ? '✓' : '✗']);
  }
  console.log(`\nInteractions at a ${slowDown}-fold slow-down, medians of ${runs}; goal: below ${goal} ms\n`);
  console.log(markdownTable(['interaction', 'ms to the next paint', 'goal'], rows));
}

/** Does an interaction on a page that is hydrated and idle. */
async function durationOf(interaction: Interaction, browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 664 },
    isMobile: true,
    hasTouch: true,
    // It would fetch files for later.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const pageUrlOf = (key: PageKey) => origin + pathOf(stores.us, 'en', key);
  try {
    await open(page, pageUrlOf(product));
    await button(page, 'Necessary only').tap();
    if (interaction.page === 'checkout') await addToCart(page, pageUrlOf(product));
    if (interaction.page !== product) await open(page, pageUrlOf(interaction.page));
    await untilIdle(page);
    await interaction.prepare?.(page);
    await untilIdle(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    return await timeToPaint(page, async () => {
      await interaction.act(page);
      await untilIdle(page);
    });
  } finally {
    await context.close();
  }
}

/** The longest time from an input to the next paint while something is done, as Event Timing measures it. */
async function timeToPaint(page: Page, act: () => Promise<void>): Promise<number> {
  const timings = await page.evaluateHandle(() => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId !== 0) durations.push(entry.duration);
    });
    // TypeScript does not know the threshold.
    const options = { type: 'event', durationThreshold: 16 };
    observer.observe(options);
    return durations;
  });
  await act();
  // Nothing is reported about an interaction that takes less than a frame.
  await page
    .waitForFunction((durations) => durations.length > 0, timings, { timeout: 1_000 })
    .catch(() => null);
  return timings.evaluate((durations) => Math.max(16, ...durations));
}

/** Touches the middle of an element, without the checks before `Locator.tap`, which are also slowed down. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target.toString()} is not on the screen.`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
