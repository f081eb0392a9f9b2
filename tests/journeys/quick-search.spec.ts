import type { Page } from '@playwright/test';
import { expect, test } from '../browser/fixtures.ts';
import { at, needed, usual } from '../browser/samples.ts';
import { open } from '../browser/shopper.ts';

/** The search box from any page, in a browser. */

const box = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const group = (page: Page, name: string) => page.getByRole('dialog').getByRole('group', { name });

async function openSearch(page: Page, path = at('home')) {
  await open(page, path);
  await page.getByRole('button', { name: 'Search' }).click();
}

test('with the keyboard only: search, go through every group, open a product, and its variant', async ({
  page,
  expectAccessible,
}) => {
  const searches = needed('searches');
  await open(page, usual.path);
  await page.getByRole('button', { name: 'Search' }).press('Enter');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(searches.usual);
  await expect(group(page, 'Products')).toBeVisible();
  await expectAccessible(page);
  const count = await page.getByRole('option').count();
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press('ArrowDown');
    const selected = page.getByRole('option', { selected: true });
    await expect(selected).toBeInViewport({ ratio: 0.9 });
    await expect(selected).toHaveText((await page.getByRole('option').nth(step).textContent()) ?? 'nothing');
  }
  await expect(box(page)).toHaveValue(searches.usual);
  await expect(page.getByRole('option', { selected: true })).toHaveText(/^Show all \d+ results$/);
  await page.keyboard.press('Home');
  while (!(await page.getByRole('option', { selected: true }).textContent())?.includes('$'))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/.+\?sku=/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('what was typed is still there after closing, typing replaces it, and “returns” opens its page', async ({
  page,
}) => {
  const searches = needed('searches');
  await openSearch(page);
  await page.keyboard.type(searches.second);
  await expect(group(page, 'Products')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue(searches.second);
  await page.keyboard.type('returns');
  await expect(page.getByRole('option').first()).toHaveText(/^Go to /);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('content/returns'));
});

test('no key is lost that is typed while the box is still loading', async ({ page }) => {
  await open(page, at('home'));
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Search' }).click();
  await page.keyboard.type('what is typed while it is still loading', { delay: 30 });
  await expect(box(page)).toHaveValue('what is typed while it is still loading');
  await expect(box(page)).toBeFocused();
});

test('product 4.12: recent searches are offered with consent only, and can be removed', async ({ page }) => {
  const searches = needed('searches');
  const searchFor = async (term: string) => {
    await page.getByRole('button', { name: 'Search' }).first().click();
    await expect(box(page)).toBeFocused();
    await page.keyboard.type(term);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${term}`));
    // Only what has found something is worth remembering.
    await expect(
      page
        .getByRole('main')
        .getByText(/^\d+ products?$/)
        .first(),
    ).toBeVisible();
  };
  await open(page, at('home'));
  await searchFor(searches.second);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(group(page, 'Categories')).toBeVisible();
  await expect(group(page, 'Recent searches')).toBeHidden();
  await page.keyboard.press('Escape');

  await page
    .getByRole('region', { name: 'Your privacy' })
    .getByRole('button', { name: 'Accept all' })
    .click();
  await open(page, at('home'));
  await searchFor(searches.many);
  await open(page, at('home'));
  await searchFor(searches.usual);
  await open(page, usual.path);
  await page.getByRole('button', { name: 'Search' }).click();
  const recent = group(page, 'Recent searches').getByRole('option');
  await expect(recent).toHaveText([searches.usual, searches.many]);
  await page.getByRole('button', { name: `Remove “${searches.usual}”` }).click();
  await expect(recent).toHaveText([searches.many]);
  await expect(box(page)).toBeFocused();
  await recent.click();
  await expect(page).toHaveURL(`${at('search')}?q=${searches.many}`);
});

test('usable above a keyboard on a small phone', async ({ page }) => {
  const searches = needed('searches');
  await page.setViewportSize({ width: 320, height: 350 });
  await openSearch(page);
  await page.keyboard.type(searches.usual);
  await expect(group(page, 'Products')).toBeVisible();
  const first = group(page, 'Products').getByRole('option').first();
  await expect(box(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Close search' })).toBeInViewport({ ratio: 1 });
  const last = page.getByRole('option').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(box(page)).toBeInViewport({ ratio: 1 });
  const wider = await page.evaluate(() =>
    [...document.querySelectorAll('dialog[open] *')].some(
      (element) => element.getBoundingClientRect().right > window.innerWidth + 1,
    ),
  );
  expect(wider).toBe(false);
  await first.click();
  await expect(page).toHaveURL(/\/products\/.+\?sku=/);
});
