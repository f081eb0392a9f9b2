import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { open } from './shopper.ts';

/** The card of a product says the same wherever it is. */

const name = 'Baby Carrier Mini';

async function cardIn(page: Page, path: string): Promise<string> {
  await open(page, path);
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .first();
  await expect(card).toBeVisible();
  return (await card.textContent()) ?? '';
}

test('product 4.262: a card in a category, filtered there, and in a search has the same facts', async ({
  page,
}) => {
  const inCategory = await cardIn(page, '/products/baby-carriers/');
  expect(inCategory).toContain('Newborn–12 months · 7–22\u00A0lb');
  expect(inCategory).toMatch(/From \$\d+\.\d\d/);
  expect(await cardIn(page, '/products/baby-carriers/?o_position=Newborn')).toBe(inCategory);
  expect(await cardIn(page, '/search/?q=mini')).toBe(inCategory);
});
