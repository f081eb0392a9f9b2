import type { Locator, Page } from '@playwright/test';
import { isPageKey } from '../../stores/urls.ts';
import { expect, test } from '../browser/fixtures.ts';
import { at, category, home } from '../browser/samples.ts';
import { expectNothingToPress, open } from '../browser/shopper.ts';

/** A phone whose browser shows its bars, and a keyboard. */
test.use({ viewport: { width: 390, height: 664 } });
test.skip(!isPageKey(home, 'compare'), 'The brand does not compare products.');

/** Goes from stop to stop until the focus is on the target. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element.matches(':focus'));
  for (let stops = 0; !(await isFocused()); stops += 1) {
    expect(stops, `stops on the way to ${String(target)}`).toBeLessThan(60);
    await page.keyboard.press('Tab');
  }
}

const leftOf = (element: Locator) => element.evaluate((its) => its.getBoundingClientRect().left);

test('product 4.334: three products are chosen on their cards, compared, and bought by keyboard alone', async ({
  page,
  expectAccessible,
}) => {
  await open(page, category.path);
  const main = page.getByRole('main');
  const toggles = main.getByRole('button', { name: /^Compare / });
  for (const index of [0, 1, 2]) {
    await tabTo(page, toggles.nth(index));
    await page.keyboard.press('Space');
    await expect(toggles.nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.getByRole('region', { name: 'Compare products' })).toBeInViewport({ ratio: 1 });
  await tabTo(page, main.getByRole('link', { name: 'Compare 3 products' }).last());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/compare\/\?p=[\w-]+\.[\w-]+\.[\w-]+$/);

  const headers = page.getByRole('columnheader');
  await expect(headers).toHaveCount(3);
  await expect(page.getByRole('rowheader').first()).toHaveText('Price (differs)');
  await expectAccessible(page);

  // Two columns fill the screen. The third one comes with the focus, and the names of the rows stay.
  await expect(headers.nth(1)).toBeInViewport({ ratio: 0.8 });
  await expect(headers.nth(2)).not.toBeInViewport();
  const name = page.getByRole('rowheader').first().getByText('Price');
  const before = await leftOf(name);
  await tabTo(page, page.getByRole('button', { name: /^Remove / }).last());
  await expect(headers.nth(2)).toBeInViewport({ ratio: 0.8 });
  expect(Math.abs((await leftOf(name)) - before)).toBeLessThan(2);

  await page.keyboard.press('Enter');
  await expect(page.getByText('2 of 4 chosen')).toBeFocused();
  await expect(headers).toHaveCount(2);
  await tabTo(page, page.getByRole('checkbox', { name: 'Show only what differs' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: /^Add to cart/ }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByText(/in your cart/)).toBeVisible();
});

test('product 4.330, 4.386: a comparison that was sent is the same elsewhere, after a reload, and on paper', async ({
  page,
  browser,
}) => {
  await open(page, category.path);
  const toggles = page.getByRole('main').getByRole('button', { name: /^Compare / });
  await toggles.nth(0).click();
  await toggles.nth(1).click();
  await page.reload();
  await page.getByRole('region', { name: 'Compare products' }).getByRole('link', { name: 'Compare' }).click();
  const headers = page.getByRole('columnheader');
  await expect(headers).toHaveCount(2);
  const names = await headers.allTextContents();

  const receiver = await (await browser.newContext()).newPage();
  await receiver.goto(page.url());
  await expect(receiver.getByRole('columnheader')).toHaveText(names);
  await receiver.context().close();

  await page.emulateMedia({ media: 'print' });
  for (const header of await headers.all()) await expect(header).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(page.url(), { exact: true })).toBeVisible();
  await expectNothingToPress(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('product 4.335: the comparison says what it needs', async ({ page }) => {
    await page.goto(at('compare'));
    await expect(page.locator('main noscript p')).toContainText('Comparing needs JavaScript.');
    await page.goto(category.path);
    await expect(page.getByRole('main').getByRole('button', { name: /^Compare / })).toHaveCount(0);
  });
});
