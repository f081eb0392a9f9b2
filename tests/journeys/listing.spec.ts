import { brand } from '../../brands/build.ts';
import type { Page } from '@playwright/test';
import { expect, sandboxUrl, test, walk } from '../browser/fixtures.ts';
import { at, needed } from '../browser/samples.ts';
import { open, untilIdle } from '../browser/shopper.ts';

/** Lists of products in a browser: searched for, and of a category. */

const shopAll = at(brand.pages.shop);
const phone = { width: 390, height: 664 };
const desktop = { width: 1280, height: 800 };

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^\d+ products?$/)
    .first();
const totalOf = async (page: Page) => Number.parseInt((await count(page).textContent()) ?? '', 10);
const panel = (page: Page) => page.getByRole('region', { name: 'Filters' });

/** The scroll position is restored over a few frames. */
async function expectBackAt(page: Page, place: number) {
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 20);
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(place + 20);
}

for (const { name, path } of [
  { name: 'a search', path: () => `${at('search')}?q=${needed('searches').many}` },
  { name: 'a category', path: () => shopAll },
]) {
  test(`product 1.7, 2.2.17, 4.17, 4.20: ${name}: filter, sort, show more, open a product, and come back to the same place`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    // Either list has more than it shows at first.
    needed('searches');
    await open(page, path());
    await page.getByRole('button', { name: 'Necessary only' }).click();
    await page.getByRole('button', { name: /^Filters/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet
      .getByRole('radio', { name: /stars and up/ })
      .first()
      .check();
    await sheet.getByRole('button', { name: /^Show \d+ products$/ }).click();
    await expect(sheet).toBeHidden();
    await expect(count(page)).toBeFocused();
    await page.getByLabel('Sort by').selectOption('Price: low to high');
    await expect(page).toHaveURL(/sort=PRICE_ASC/);
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
    await expect(cards(page).nth(24).getByRole('link')).toBeFocused();
    const names = await cards(page).getByRole('heading').allTextContents();

    const far = cards(page).nth(26);
    // Scrolls as far as the click below needs.
    await far.getByRole('link').hover();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(1000);
    await far.getByRole('link').click();
    await expect(page.getByRole('button', { name: /Add to cart|Sold out/ }).first()).toBeVisible();
    await page.goBack();
    await expect(cards(page)).toHaveCount(names.length);
    expect(await cards(page).getByRole('heading').allTextContents()).toEqual(names);
    await expectBackAt(page, place);

    // The way back leads through what was chosen, not through every page of the list.
    await page.goBack();
    await expect(page).not.toHaveURL(/sort=/);
    await expect(page.getByLabel('Sort by')).toHaveValue('RELEVANCE');
    await page.goBack();
    await expect(page).not.toHaveURL(/o_rating/);
    await page.goForward();
    await expect(page.getByRole('button', { name: /^Remove filter Rating: \d stars and up/ })).toBeVisible();
  });
}

test('a shared link opens the same list, with its filters in a panel on a wide screen', async ({
  page,
  context,
  expectAccessible,
}) => {
  await page.setViewportSize(desktop);
  await open(page, `${at('search')}?q=${needed('searches').usual}&utm_source=friend`);
  await expect(cards(page).first()).toBeVisible();
  const before = await totalOf(page);
  const color = panel(page).getByRole('group', { name: 'Color' }).getByRole('checkbox').first();
  await color.click();
  await expect(color).toBeChecked();
  await expect.poll(() => totalOf(page)).toBeLessThan(before);
  // The address follows once the choice has been painted.
  await expect(page).toHaveURL(/o_color=/);
  const address = page.url();
  expect(address).toContain('utm_source=friend');
  const names = await cards(page).getByRole('heading').allTextContents();
  await expectAccessible(page);

  const friend = await context.newPage();
  await friend.setViewportSize(desktop);
  await friend.goto(address);
  await expect(cards(friend).first()).toBeVisible();
  expect(await cards(friend).getByRole('heading').allTextContents()).toEqual(names);
  await expect(panel(friend).getByRole('checkbox').and(friend.locator(':checked')).first()).toBeVisible();
  await friend.close();
});

test('filters can be used with the keyboard alone', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, shopAll);
  await page.getByRole('button', { name: /^Filters/ }).press('Enter');
  const box = panel(page).getByRole('checkbox').first();
  await box.press('Space');
  await expect(box).toBeChecked();
  await expect(box).toBeFocused();
  const lowest = panel(page).getByRole('slider', { name: 'Lowest price' });
  await lowest.press('ArrowRight');
  await expect(page).toHaveURL(/s_klevu_price=/);
  await expect(lowest).toBeFocused();
  const from = panel(page).getByRole('textbox', { name: 'From' });
  await from.fill('1e3');
  await from.press('Enter');
  await expect(panel(page).getByRole('alert').filter({ hasText: 'Enter an amount' })).toBeVisible();
  // The lowest price of this list, not of the one before.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const higher = Number(await from.getAttribute('placeholder')) + 3;
  await from.fill(String(higher));
  await from.press('Enter');
  await expect(page).toHaveURL(new RegExp(`s_klevu_price=${higher}-`));
  await expect(from).toBeFocused();
  await page.getByRole('button', { name: /^Remove filter Price/ }).press('Enter');
  await expect(page).not.toHaveURL(/s_klevu_price/);
  await page.getByRole('button', { name: 'Clear all filters' }).press('Enter');
  await expect(page).toHaveURL(shopAll);
  await expect(count(page)).toBeFocused();
});

test('no frame shows another list than the address asks for', async ({ page }) => {
  // High enough for cards below the list's picture and the question about privacy.
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(window, { frames_: frames });
    const look = () => {
      // What is below the screen, e.g. recommendations that have arrived before the list, is seen by nobody.
      const cards = [...document.querySelectorAll('main article')].filter(
        (card) =>
          card.checkVisibility({ visibilityProperty: true }) &&
          card.getBoundingClientRect().top < window.innerHeight,
      );
      if (cards.length > 0)
        frames.push(
          cards
            .slice(0, 3)
            .map((card) => card.querySelector('h3')?.textContent)
            .join(),
        );
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await walk([`${shopAll}?o_color=Sand`, `${shopAll}?sort=PRICE_ASC`], async (path) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(count(page)).toBeVisible();
    await untilIdle(page);
    const frames = await page.evaluate(() => (window as unknown as { frames_: string[] }).frames_);
    expect(frames.length).toBeGreaterThan(0);
    expect([...new Set(frames)]).toHaveLength(1);
  });
});

test.describe('while search is down', () => {
  test.use({ expectedErrors: /Failed to load resource|klevu/ });

  test('a category keeps its products, its order works, and the filters say why there are none', async ({
    page,
  }) => {
    await page.route(`${sandboxUrl}/klevu/**`, (route) => route.abort());
    await open(page, shopAll);
    // Until a long list is hydrated, all of its pages are in the document.
    const before = 24;
    await expect(cards(page)).toHaveCount(before);
    await page.getByLabel('Sort by').selectOption('Price: high to low');
    await expect(page).toHaveURL(/sort=PRICE_DESC/);
    await expect(cards(page)).toHaveCount(before);
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Filters aren’t available' })).toBeVisible();
    await expect(cards(page)).toHaveCount(before);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(panel(page).getByRole('checkbox').first()).toBeVisible();

    await page.route(`${sandboxUrl}/klevu/**`, (route) => route.abort());
    await page.goto(`${shopAll}?o_color=Sand`);
    await expect(cards(page)).toHaveCount(before);
    await expect(page.getByRole('alert').filter({ hasText: 'Filters aren’t available' })).toBeVisible();
  });
});

test('product 4.264: products are chosen by age, weight, and position', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `${at('search')}?q=${needed('searches').usual}`);
  const filters = page.getByRole('region', { name: 'Filters' });
  const { values, found } = needed('filters');
  for (const value of values) await filters.getByRole('checkbox', { name: new RegExp(`^${value}`) }).check();
  await expect(page).toHaveURL(/(o_.+){3}/);
  await expect(page.getByText(`${found} products`).first()).toBeVisible();
});
