import { expect, test } from './fixtures.ts';
import { addButton, open } from './shopper.ts';

test('a sold-out product can be seen but not bought', async ({ page, expectAccessible }) => {
  await open(page, '/products/baby-carriers/accessories-baby-carrier/carrier-storage-bag/');
  await expect(page.getByText('Sold out', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  await expectAccessible(page);
});

test('more than the stock cannot be added to the cart, and the shop says how many there are', async ({
  page,
}) => {
  await open(page, '/products/baby-carriers/baby-carrier-mini/?sku=CARRIER-MINI-COTTON-SLATE-BLUE');
  await expect(page.getByText('Only 3 left')).toBeVisible();
  const quantity = page.getByLabel('Quantity', { exact: true });
  await quantity.fill('9');
  await quantity.blur();
  await expect(quantity).toHaveValue('3');
});

test.describe('an address that does not exist', () => {
  test.use({ expectedErrors: /404/ });

  test('product 2.1.3: a missing page shows the not-found page', async ({ page, expectAccessible }) => {
    const answer = await page.goto('/products/unicorns/');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'We can’t find this page' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Browse the shop' }).click();
    await expect(page).toHaveURL(/\/selected\/shop\//);
  });
});

test('a bundle shows what it contains and what it saves', async ({ page, expectAccessible }) => {
  await open(page, '/products/starter-kits/basic-starter-kit-for-newborns/');
  await expect(page.getByRole('heading', { name: 'What’s in the bundle' })).toBeVisible();
  await expect(page.getByText(/^You save \$/)).toBeVisible();
  await expectAccessible(page);
});

test.describe('what is refused', () => {
  test.use({ expectedErrors: /409/ });

  test('product 4.61: a bundle of a part that is nearly sold out says how many are left, and is refused when they are in the cart', async ({
    page,
  }) => {
    const set = '/products/kitchen/feeding-bib-set/?sku=FEEDING-BIB-SET-SLATE-BLUE';
    await open(page, set);
    await expect(page.getByText('Only 4 left')).toBeVisible();
    await open(page, '/products/kitchen/baby-spoon-and-fork/?sku=SPOON-AND-FORK-SLATE-BLUE');
    await page.getByLabel('Quantity', { exact: true }).fill('4');
    await addButton(page).click();
    await expect(page.getByText(/in your cart/)).toBeVisible();
    await open(page, set);
    await addButton(page).click();
    await expect(page.getByRole('alert')).toContainText(
      'What’s left of this is already in your cart, on its own or as part of a bundle.',
    );
  });
});

test('a category keeps the chosen order after a reload', async ({ page }) => {
  await open(page, '/products/baby-carriers/');
  await page.getByLabel('Sort by').selectOption('Price: low to high');
  await expect(page).toHaveURL(/sort=PRICE_ASC/);
  const cheapest = await page.getByRole('article').first().getByRole('heading').textContent();
  await page.reload();
  await expect(page.getByLabel('Sort by')).toHaveValue('PRICE_ASC');
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(cheapest ?? '');
});

test('product 2.2.4: after each route change, assistive technology is told the title of the page', async ({
  page,
}) => {
  await open(page, '/pages/babywearing-guide/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kitchen' }).click();
  await expect(page).toHaveURL(/kitchen/);
  await expect(page).toHaveTitle(/Cradle & Carry$/);
  await expect(page.locator('#gatsby-announcer')).toHaveText(`Navigated to ${await page.title()}`);
});

test('product 2.1.2, 3.3, 7.4: each page is loaded from its static page-data file, which has its languages', async ({
  page,
}) => {
  await open(page, '/');
  const pageData = page.waitForResponse('**/page-data/products/kitchen/page-data.json');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kitchen' }).click();
  const answer = await pageData;
  expect(answer.ok()).toBe(true);
  const path = '/products/kitchen/';
  const i18n = {
    language: 'en',
    languages: ['en'],
    defaultLanguage: 'en',
    originalPath: path,
    path,
    routed: false,
  };
  expect(await answer.json()).toMatchObject({ result: { pageContext: { i18n } } });
});

test('product 1.3: guides, stores and customer service have real pages', async ({
  page,
  expectAccessible,
}) => {
  for (const path of ['/pages/babywearing-guide/', '/stores/', '/customer-service/returns/']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});

test('a guide opens with a picture that is described', async ({ page }) => {
  await open(page, '/pages/babywearing-guide/');
  const lead = page.getByRole('main').getByRole('img', { name: /^A hallway with three baby carriers/ });
  await expect(lead).toBeInViewport();
  await expect(lead).not.toHaveJSProperty('naturalWidth', 0);
});

test('the shop can be used with the keyboard: skip link, search, menu', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Search' }).press('Enter');
  await expect(page.getByRole('combobox')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
});

test('product 2.2.301: on a desktop, a category’s subcategories open by keyboard, mouse, and touch', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Necessary only' }).click();
  // Where the banner was, the menu is now: the mouse would rest there, and close what the keyboard opens.
  await page.mouse.move(700, 800);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const opener = menu.getByRole('button', { name: 'More: Baby carriers' });
  const accessories = menu.getByRole('link', { name: 'Baby carrier accessories' });
  await opener.press('Enter');
  await expect(accessories).toBeVisible();
  await expect(menu.getByRole('img', { includeHidden: true }).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'See all: Baby carriers' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(accessories).toBeHidden();
  await expect(opener).toBeFocused();

  await menu.getByRole('link', { name: 'Baby carriers', exact: true }).hover();
  await expect(accessories).toBeVisible();
  await page.mouse.move(700, 800);
  await expect(accessories).toBeHidden();

  await opener.dispatchEvent('click');
  await accessories.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Baby carrier accessories' })).toBeVisible();
  await expect(accessories).toBeHidden();
});

test('product 2.2.300: on a phone, the menu has the categories, and help', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Necessary only' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByText('Help', { exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Find your order' })).toBeVisible();
  await page.getByRole('dialog').getByText('Baby bouncers', { exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('link', { name: 'See all: Baby bouncers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Baby bouncers' })).toBeVisible();
});

test('nothing is wider than a 320 px screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '/',
    '/products/baby-carriers/',
    '/products/baby-carriers/baby-carrier-mini/',
    '/cart/',
    '/stores/',
  ]) {
    await open(page, path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
