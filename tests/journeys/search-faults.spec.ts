import type { APIRequestContext, Page } from '@playwright/test';
import { expect, sandboxUrl, test } from '../browser/fixtures.ts';
import { at, category, usual } from '../browser/samples.ts';
import { addButton, open } from '../browser/shopper.ts';

/** Each kind of way in which the search service can fail: the shop says so, and sells on. */

const faults = ['down', 'truncated', 'dropped', 'slow'] as const;
const places = ['search', 'configuration', 'recommendations', 'events', 'session'] as const;

async function setFault(request: APIRequestContext, fault: (typeof faults)[number] | 'none') {
  for (const place of places) {
    const data = { place, fault };
    // Connections that faults have dropped may be reused.
    const answer = await request.post(`${sandboxUrl}/control/faults`, { data, maxRetries: 3 });
    expect(answer.ok()).toBe(true);
  }
}

test.use({ expectedErrors: /50[0-9]|Failed to (load resource|fetch)|net::ERR|CORS/ });
test.afterEach(async ({ request }) => setFault(request, 'none'));

const box = (page: Page) => page.getByRole('dialog').getByRole('combobox');

for (const fault of faults) {
  test(`${fault}: search says so and offers ways on, and a product can be bought`, async ({
    page,
    request,
  }) => {
    await setFault(request, fault);
    await open(page, at('home'));
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(box(page)).toBeFocused();
    await page.keyboard.type(usual.name);
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(
      'Search is unavailable right now',
      { timeout: 30_000 },
    );
    await expect(page.getByRole('option', { name: `Search for “${usual.name}”` })).toBeVisible();
    await page.getByRole('option', { name: category.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: category.name })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: usual.name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: usual.name })).toBeVisible();
    await page.getByRole('heading', { name: 'Goes well with this' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: 'Goes well with this' }).getByRole('link')).not.toHaveCount(
      0,
    );
    await addButton(page).click();
    await expect(page.getByText(/in your cart/)).toBeVisible();
  });
}
