import { expect, test } from './fixtures.ts';
import { addToCart, open } from './shopper.ts';

const mini = '/products/baby-carriers/baby-carrier-mini/';
const bib = '/products/kitchen/baby-bib/';

test('an empty cart says so and links to the shop', async ({ page, expectAccessible }) => {
  await open(page, '/cart/');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Browse the shop' }).click();
  await expect(page).toHaveURL(/\/selected\/shop\//);
});

test('checkout without a cart says so and links to the shop', async ({ page }) => {
  await open(page, '/checkout/');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test.describe('two tabs change one cart', () => {
  test.use({ expectedErrors: /409/ });

  test('and both end up with the right cart', async ({ page, context }) => {
    await addToCart(page, mini);
    await open(page, '/cart/');
    await expect(page.getByRole('main')).toContainText('Baby Carrier Mini');

    const otherTab = await context.newPage();
    await addToCart(otherTab, bib);
    await open(otherTab, '/cart/');
    await expect(otherTab.getByRole('main')).toContainText('Baby Bib');

    // The first tab still has the previous version: the API rejects it, and the tab refetches and retries once.
    await page.getByRole('button', { name: 'Increase quantity of Baby Carrier Mini' }).click();
    await expect(page.getByRole('main')).toContainText('Baby Bib');
    await expect(page.getByLabel('Quantity of Baby Carrier Mini', { exact: true })).toHaveValue('2');

    await otherTab.reload();
    await expect(otherTab.getByLabel('Quantity of Baby Carrier Mini', { exact: true })).toHaveValue('2');
    await expect(otherTab.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
    await otherTab.close();
  });
});

for (const viewport of [
  { width: 390, height: 664 },
  { width: 1440, height: 900 },
]) {
  test(`the picture of a line item begins level with its name, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await addToCart(page, mini);
    await open(page, '/cart/');
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Baby Carrier Mini' });
    const picture = await line.locator('img').boundingBox();
    const name = await line.getByRole('link', { name: 'Baby Carrier Mini' }).boundingBox();
    expect(Math.abs((picture?.y ?? Infinity) - (name?.y ?? 0))).toBeLessThan(8);
    expect(picture?.x).toBeLessThan(name?.x ?? 0);
  });
}

test('quantities change, lines are removed, and the totals follow', async ({ page }) => {
  await addToCart(page, bib);
  await open(page, '/cart/');
  await expect(page.getByRole('main')).toContainText('$14.95');
  await page.getByRole('button', { name: /^Increase quantity of Baby Bib/ }).click();
  await expect(page.getByRole('main')).toContainText('$29.90');
  await page.getByRole('button', { name: /^Remove Baby Bib/ }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('product 1.11, 3.25: a gift box and a message can be added', async ({ page }) => {
  await addToCart(page, bib);
  await open(page, '/cart/');
  await page.getByRole('button', { name: /^Gift Box/ }).click();
  await page
    .getByRole('dialog', { name: 'Gift Box' })
    .getByRole('button', { name: /^Add Gift Box/ })
    .click();
  await expect(page.getByText('Gift Box is in your cart.')).toBeFocused();
  await expect(page.getByRole('main')).toContainText('$6.95');
  await page.getByRole('button', { name: /^Gift Message/ }).click();
  await page.getByRole('textbox', { name: /message/i }).fill('Welcome, little one');
  await page.getByRole('button', { name: /^Add card/ }).click();
  await expect(page.getByRole('main')).toContainText('Welcome, little one');
});

test.describe('what the shop API rejects', () => {
  test.use({ expectedErrors: /40[04]/ });

  test('a discount code is deducted; an expired one is explained', async ({ page }) => {
    await addToCart(page, mini);
    await open(page, '/cart/');
    await page.getByText('Discount code', { exact: true }).click();
    await page.getByLabel('Discount code').fill('WELCOME10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('main')).toContainText('$89.10');
    await page.getByLabel('Discount code').fill('EXPIRED5');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'code' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('$89.10');
  });

  test('somebody else’s cart ID opens an empty cart', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'CT_CART_ID', value: 'not-my-cart', url: baseURL ?? '' }]);
    await open(page, '/cart/');
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });
});
