import type { APIRequestContext, Page } from '@playwright/test';
import { pagePaths } from '../../stores/page-paths.ts';
import { expect, sandboxUrl, test } from './fixtures.ts';
import {
  addToCart,
  cards,
  chooseDelivery,
  expectOrder,
  fillAddress,
  fillCard,
  open,
  pay,
  payByCard,
} from './shopper.ts';

// No other journey buys these.
const mat = {
  path: `${pagePaths['product/changing-mat'].en}?sku=CHANGING-MAT-CHARCOAL`,
  sku: 'CHANGING-MAT-CHARCOAL',
};

test.use({ viewport: { width: 390, height: 664 } });

async function control(request: APIRequestContext, path: string, data: object): Promise<void> {
  expect((await request.post(`${sandboxUrl}/control/${path}`, { data })).ok()).toBe(true);
}

/** Nobody has touched the cart for a while. */
async function pass(page: Page, request: APIRequestContext, minutes: number): Promise<void> {
  const cookies = await page.context().cookies();
  const cartId = cookies.find(({ name }) => name === 'CT_CART_ID')?.value ?? '';
  await control(request, 'idle-carts', { cartId, minutes });
}

test.describe('a cart that is reopened later', () => {
  test.describe.configure({ mode: 'default' });
  const price = { sku: mat.sku, currency: 'USD' };
  test.afterEach(async ({ request }) => {
    await control(request, 'prices', { ...price, centAmount: 4_495 });
    await control(request, 'stock', { sku: mat.sku, quantity: 54 });
  });

  test('product 4.89, 4.90: has today’s prices, says what changed, and is mended in place', async ({
    page,
    request,
    expectAccessible,
  }) => {
    await addToCart(page, mat.path);
    await open(page, '/cart/');
    const more = page.getByRole('button', { name: /^Increase quantity of/ });
    await more.click();
    await more.click();
    await expect(page.getByText(/^Quantity of .* is now 3\.$/)).toBeAttached();
    await control(request, 'prices', { ...price, centAmount: 5_350 });
    await control(request, 'stock', { sku: mat.sku, quantity: 2 });
    await pass(page, request, 20);

    await open(page, '/cart/');
    await expect(page.getByText('Your cart has changed')).toBeVisible();
    await expect(page.getByText(/now costs \$53\.50 instead of \$\d+\.\d\d\./)).toBeVisible();
    await expect(page.getByRole('main').getByText('Only 2 left', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Reduce to 2/ }).click();
    await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('2');
    await expect(page.getByRole('main').getByRole('listitem').getByText('$107.00')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect(page.getByText('Your cart has changed')).toBeHidden();
    await page.reload();
    await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('2');
    await expect(page.getByText('Your cart has changed')).toBeHidden();
  });

  test('product 4.90: what has sold out since is told in checkout before anything is paid', async ({
    page,
    request,
  }) => {
    await addToCart(page, mat.path);
    await control(request, 'stock', { sku: mat.sku, quantity: 0 });
    await pass(page, request, 20);
    await open(page, '/checkout/');
    await expect(page.getByText('Some of this isn’t available')).toBeVisible();
    await page.getByRole('button', { name: /^Remove / }).click();
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeFocused();
  });

  test.describe('while paying', () => {
    test.use({ expectedErrors: /409/ });

    test('product 4.90: what sells out is shown and removed where the payment was, which comes back', async ({
      page,
      request,
    }) => {
      await addToCart(page, mat.path);
      await addToCart(page, '/products/kitchen/baby-bib/');
      await open(page, '/checkout/');
      await fillAddress(page);
      await chooseDelivery(page, 'Standard');
      await fillCard(page, cards.approved);
      await control(request, 'stock', { sku: mat.sku, quantity: 0 });
      await pay(page);
      const step = page.getByRole('region', { name: '3 Payment' });
      const box = step.getByRole('status').filter({ hasText: 'Some of this isn’t available' });
      await expect(box).toContainText('Changing Mat');
      await expect(box).toContainText('Charcoal');
      await expect(box.locator('img')).toBeInViewport({ ratio: 1 });
      await expect(box.getByRole('button', { name: 'Remove Changing Mat' })).toBeInViewport({ ratio: 1 });
      await box.getByRole('button', { name: 'Remove Changing Mat' }).click();
      await expect(step.getByRole('heading', { name: '3 Payment' })).toBeFocused();
      await expect(step.getByRole('alert').filter({ hasText: 'sold out' })).toBeHidden();
      await payByCard(page, cards.approved);
      await expectOrder(page, 'Baby Bib');
    });
  });
});

test('product 4.91: a code that idles is told apart and does not keep anyone from paying', async ({
  page,
}) => {
  await addToCart(page, '/products/baby-carriers/baby-carrier-mini/');
  await open(page, '/cart/');
  await page.getByRole('button', { name: /^Increase quantity of/ }).click();
  await page.getByText('Discount code', { exact: true }).click();
  await page.getByLabel('Discount code').fill('CRADLE15');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('CRADLE15 has been applied.')).toBeVisible();
  await page.getByRole('button', { name: /^Decrease quantity of/ }).click();
  await expect(page.getByText(/^CRADLE15 doesn’t apply to what’s in your cart/)).toBeVisible();

  await open(page, '/checkout/');
  await fillAddress(page);
  await chooseDelivery(page, 'Standard');
  await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible();
  const summary = page.getByRole('complementary', { name: 'Your order' });
  await page.getByRole('button', { name: /^Show order/ }).click();
  await expect(summary.getByText(/^CRADLE15 doesn’t apply/)).toBeVisible();
  await summary.getByRole('button', { name: 'Remove code CRADLE15' }).click();
  await expect(summary.getByText(/CRADLE15/)).toBeHidden();
  await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible();
});

test('product 4.92: a typed quantity above what there is becomes the most there is, and that is said', async ({
  page,
}) => {
  await addToCart(page, `${pagePaths['product/baby-bib'].en}?sku=BABY-BIB-CHARCOAL`);
  await open(page, '/cart/');
  const field = page.getByRole('textbox', { name: /^Quantity of/ });
  await field.fill('99');
  await field.press('Enter');
  await expect(page.getByText('We have only 4 of these, so the quantity is 4 now.')).toBeVisible();
  await expect(field).toHaveValue('4');
});
