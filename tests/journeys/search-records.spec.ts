import { expect, sandboxUrl, test } from './fixtures.ts';
import { open } from './shopper.ts';

/** What the search service may send and should not: it must never cost more than itself. */

for (const [how, change] of [
  ['an invalid address', { url: 'https://[bad' }],
  ['a currency that cannot be one', { currency: 'U$D' }],
  ['no price', { price: null, salePrice: null }],
] as const) {
  test(`a record with ${how} is left out, and the others are shown`, async ({ page }) => {
    const changed: string[] = [];
    await page.route(`${sandboxUrl}/klevu/cs/v2/search`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as {
        queryResults?: { records: { name: string; price?: string }[] }[];
      };
      const [product] =
        body.queryResults?.flatMap(({ records }) => records).filter(({ price }) => price) ?? [];
      // Popular products are offered before anything is typed.
      const isSearch = route.request().postData()?.includes('"carrier"') ?? false;
      if (isSearch && product) changed.push(Object.assign(product, change).name);
      await route.fulfill({ response: answer, json: body });
    });
    await open(page, '/');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('dialog').getByRole('combobox').fill('carrier');
    const products = page.getByRole('option', { name: /\$/ });
    await expect(products.first()).toBeVisible();
    expect(changed).toEqual([expect.any(String)]);
    await expect(products.filter({ hasText: changed[0] ?? '' })).toHaveCount(0);
    await page.getByRole('dialog').getByRole('combobox').press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the answer null is said to be a failure, and the rest of the shop goes on', async ({ page }) => {
  await page.route(`${sandboxUrl}/klevu/**`, (route) => route.fulfill({ json: null }));
  await open(page, '/search/?q=carrier');
  await expect(page.getByRole('main')).toContainText(/search is unavailable/i);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /Baby Carrier Mini/ })).toBeVisible();
});
