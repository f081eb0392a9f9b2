import { expect, test } from '../browser/fixtures.ts';
import { cartWith } from './prepared.ts';
import { addToCart, open } from '../browser/shopper.ts';

const bib = '/products/kitchen/baby-bib/';

test.use({ expectedErrors: /40[049]/ });

test('an empty cart, or a cart of somebody else, says so and links to the shop, as checkout does', async ({
  page,
  context,
  baseURL,
  expectAccessible,
}) => {
  await open(page, '/checkout/');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await context.addCookies([{ name: 'CT_CART_ID', value: 'not-my-cart', url: baseURL ?? '' }]);
  await open(page, '/cart/');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Browse the shop' }).click();
  await expect(page).toHaveURL(/\/selected\/shop\//);
});

test('two tabs change one cart, and both end up with the right cart', async ({ page, context }) => {
  await cartWith(page, ['CARRIER-MINI-COTTON-BLACK']);
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
