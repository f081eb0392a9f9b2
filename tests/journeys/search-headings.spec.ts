import { expect, test } from './fixtures.ts';
import { open } from './shopper.ts';

/** What a search says about its term before it lists products. */

test('product 4.261: a term that nothing matches in full says so, and offers categories', async ({
  page,
}) => {
  await open(page, '/search/?q=carrier+trampoline');
  await expect(
    page.getByRole('heading', { level: 2, name: 'No exact match for “carrier trampoline”' }),
  ).toBeVisible();
  await page.getByRole('region', { name: 'Categories' }).getByRole('link', { name: 'Baby bouncers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Baby bouncers' })).toBeVisible();
});

for (const [term, title] of [
  ['babywearing guide', 'Babywearing, from day one'],
  ['returns', 'Returns'],
] as const) {
  test(`product 4.260: “${term}” leads to “${title}” above the products`, async ({ page }) => {
    await open(page, `/search/?q=${encodeURIComponent(term)}&all=1`);
    const guide = page.getByRole('region', { name: 'Guides and help' });
    await guide.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
}

test('product 4.264: carriers are chosen by age, weight, and position', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/search/?q=carrier');
  const filters = page.getByRole('region', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^24–36 months/ }).check();
  await filters.getByRole('checkbox', { name: /^27–33 lb/ }).check();
  await filters.getByRole('checkbox', { name: /^On your back/ }).check();
  await expect(page).toHaveURL(/o_position=/);
  await expect(page.getByText('3 products').first()).toBeVisible();
});
