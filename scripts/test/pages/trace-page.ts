import type { Browser, Page } from '@playwright/test';
import { longTasksOf, type LongTask, tracedCategories } from './long-tasks.ts';
import type { NameOf } from './source-names.ts';

/** Tasks from here on delay what a visitor does, in milliseconds (web.dev's definition of a long task). */
const longTask = 50;

/** The phone of Lighthouse's mobile preset is as much slower than the machine. */
export const slowDown = 4;

/** A page on a phone, without a service worker, which would fetch files for later. */
export async function phonePage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 664 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  return context.newPage();
}

/** Slows down the page's processor until it is closed; 1 is its own speed. */
export async function slow(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The long tasks while something happens on a page, the longest first. */
export async function longTasksDuring(page: Page, action: () => Promise<void>): Promise<LongTask[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page belongs to no browser.');
  await browser.startTracing(page, { categories: tracedCategories });
  await action();
  return longTasksOf(await browser.stopTracing(), longTask);
}

/** A task and the functions that hold it, as lines of text. */
export function describeTask({ start, duration, work, functions }: LongTask, nameOf: NameOf): string[] {
  const milliseconds = (value: number) => `${value.toFixed(0).padStart(5)} ms`;
  const kinds = work.slice(0, 4).map(([kind, self]) => `${kind} ${self.toFixed(0)}`);
  const byOurs = functions
    .map((cost) => ({ ...cost, name: nameOf(cost) }))
    .filter(({ name }) => / src\//.test(name))
    .sort((one, other) => other.total - one.total);
  return [
    `${milliseconds(duration)} task, ${start.toFixed(0)} ms after the start: ${kinds.join(', ')}`,
    ...functions.slice(0, 6).map((cost) => `    ${milliseconds(cost.self)} by itself: ${nameOf(cost)}`),
    ...byOurs.slice(0, 6).map(({ total, name }) => `    ${milliseconds(total)} with what it calls: ${name}`),
  ];
}
