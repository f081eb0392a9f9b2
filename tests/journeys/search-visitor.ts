import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { expect, sandboxUrl } from '../browser/fixtures.ts';
import { at } from '../browser/samples.ts';
import { cards, chooseDelivery, fillAddress, open, payByCard } from '../browser/shopper.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy' });
export const acceptAll = async (page: Page) => {
  await banner(page).getByRole('button', { name: 'Accept all' }).click();
  await expect(banner(page)).toBeHidden();
};

/** The entries of the search service in the browser; its settings are nobody's. */
export const stored = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
      .filter((name) => name.startsWith('klevu-') && name !== 'klevu-kmc-data')
      .sort(),
  );
export const entry = (page: Page, name: string) =>
  page.evaluate((key) => localStorage.getItem(key) ?? sessionStorage.getItem(key), name);

const visitorSchema = z.object({ 'klevu-us': z.object({ uuid: z.string() }) });

/** The number that the service has given this visitor, once it is known. */
export async function visitorNumber(page: Page): Promise<string> {
  await expect.poll(() => stored(page)).toContain('klevu-user-ip');
  const known = visitorSchema.parse(JSON.parse((await entry(page, 'klevu-user-ip')) ?? ''));
  return known['klevu-us'].uuid;
}

const eventsSchema = z.array(
  z.object({ name: z.string(), problem: z.string().nullable(), content: z.unknown() }),
);

/** What the service was told about a visitor, in order; other journeys run at the same time. */
export async function eventsOf(request: APIRequestContext, visitor: string) {
  const answer = await request.get(`${sandboxUrl}/klevu/events.json`);
  return eventsSchema
    .parse(await answer.json())
    .filter(({ content }) => JSON.stringify(content).includes(visitor));
}

export async function searchFor(page: Page, term: string): Promise<void> {
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox').fill(term);
  await page.getByRole('combobox').press('Enter');
  // Until then, the page before may show links to the same products.
  await expect(page.getByRole('heading', { name: `Results for “${term}”` })).toBeVisible();
}
export const openResult = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name }).first().click();

export async function checkOut(page: Page): Promise<void> {
  await open(page, at('checkout'));
  await fillAddress(page);
  await chooseDelivery(page, 'Standard');
  await payByCard(page, cards.approved);
}
