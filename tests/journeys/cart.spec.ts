import { brand } from '../../brands/build.ts';
import { expect, test } from '../browser/fixtures.ts';
import { at, second, usual } from '../browser/samples.ts';
import { cartWith } from './prepared.ts';
import { addToCart, open } from '../browser/shopper.ts';

test.use({ expectedErrors: /40[049]/ });

test('an empty cart, or a cart of somebody else, says so and links to the shop, as checkout does', async ({
  page,
  context,
  baseURL,
  expectAccessible,
}) => {
  await open(page, at('checkout'));
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await context.addCookies([{ name: 'CT_CART_ID', value: 'not-my-cart', url: baseURL ?? '' }]);
  await open(page, at('cart'));
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Browse the shop' }).click();
  await expect(page).toHaveURL(at(brand.pages.shop));
});

test('two tabs change one cart, and both end up with the right cart', async ({ page, context }) => {
  await cartWith(page, [usual.sku]);
  await open(page, at('cart'));
  await expect(page.getByRole('main')).toContainText(usual.name);

  const otherTab = await context.newPage();
  await addToCart(otherTab, second.path);
  await open(otherTab, at('cart'));
  await expect(otherTab.getByRole('main')).toContainText(second.name);

  // The first tab still has the previous version: the API rejects it, and the tab refetches and retries once.
  await page.getByRole('button', { name: `Increase quantity of ${usual.name}` }).click();
  await expect(page.getByRole('main')).toContainText(second.name);
  await expect(page.getByLabel(`Quantity of ${usual.name}`, { exact: true })).toHaveValue('2');

  await otherTab.reload();
  await expect(otherTab.getByLabel(`Quantity of ${usual.name}`, { exact: true })).toHaveValue('2');
  await expect(otherTab.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await otherTab.close();
});
