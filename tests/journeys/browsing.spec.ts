import { brand } from '../../brands/build.ts';
import { expect, test } from '../browser/fixtures.ts';
import { at, category, guideAt, needed, secondCategory } from '../browser/samples.ts';
import { open } from '../browser/shopper.ts';

const guide = guideAt();

test('product 2.1.2, 2.2.4, 3.3, 7.4: a page is loaded from its static page-data file, which has its languages, and assistive technology is told its title', async ({
  page,
}) => {
  await open(page, guide);
  const pageData = page.waitForResponse(`**/page-data${secondCategory.path}page-data.json`);
  await page.getByRole('contentinfo').getByRole('link', { name: secondCategory.name }).click();
  const answer = await pageData;
  expect(answer.ok()).toBe(true);
  const { path } = secondCategory;
  const i18n = {
    language: 'en',
    languages: ['en'],
    defaultLanguage: 'en',
    originalPath: path,
    path,
    routed: false,
  };
  // Of a prefetched file, Chromium may not keep the body.
  const file = await page.request.get(answer.url());
  expect(await file.json()).toMatchObject({ result: { pageContext: { i18n } } });
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(new RegExp(`${brand.name}$`));
  await expect(page.locator('#gatsby-announcer')).toHaveText(`Navigated to ${await page.title()}`);
});

test('product 2.2.301: on a desktop, a category’s subcategories open by keyboard, mouse, and touch', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, at('home'));
  await page.getByRole('button', { name: 'Necessary only' }).click();
  // Where the banner was, the menu is now: the mouse would rest there, and close what the keyboard opens.
  await page.mouse.move(700, 800);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const opener = menu.getByRole('button', { name: `More: ${category.name}` });
  const subcategory = needed('subcategory');
  const accessories = menu.getByRole('link', { name: subcategory });
  await opener.press('Enter');
  await expect(accessories).toBeVisible();
  await expect(menu.getByRole('img', { includeHidden: true }).first()).toBeVisible();
  // Products have prices, which categories have not.
  await expect(menu.getByRole('link', { name: /\d/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: `See all: ${category.name}` })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(accessories).toBeHidden();
  await expect(opener).toBeFocused();

  await menu.getByRole('link', { name: category.name, exact: true }).hover();
  await expect(accessories).toBeVisible();
  await page.mouse.move(700, 800);
  await expect(accessories).toBeHidden();

  await opener.dispatchEvent('click');
  await accessories.click();
  await expect(page.getByRole('heading', { level: 1, name: subcategory })).toBeVisible();
  await expect(accessories).toBeHidden();
});

test('product 2.2.300: on a phone, the menu has the categories, and help', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, at('home'));
  await page.getByRole('button', { name: 'Necessary only' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByText('Help', { exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Find your order' })).toBeVisible();
  await page.getByRole('dialog').getByText(category.name, { exact: true }).click();
  await expectAccessible(page);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: `See all: ${category.name}` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: category.name })).toBeVisible();
});
