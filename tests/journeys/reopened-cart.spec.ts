import type { APIRequestContext, Page } from '@playwright/test';
import { expect, sandboxUrl, test } from '../browser/fixtures.ts';
import { at, sample, second } from '../browser/samples.ts';
import { cartWith, readyToPay } from './prepared.ts';
import { addButton, cards, expectOrder, fillCard, open, pay, payByCard } from '../browser/shopper.ts';

const mat = sample('repriced');

test.use({ viewport: { width: 390, height: 664 } });

async function control(request: APIRequestContext, path: string, data: object): Promise<void> {
  expect((await request.post(`${sandboxUrl}/control/${path}`, { data })).ok()).toBe(true);
}

/** Nobody has touched the cart for a while. */
async function pass(page: Page, request: APIRequestContext, minutes: number): Promise<void> {
  const cookies = await page.context().cookies();
  const cartId = cookies.find(({ name }) => name === 'CT_CART_ID')?.value ?? '';
  await control(request, 'idle', { cartId, minutes });
}

test.describe('what has changed since', () => {
  test.describe.configure({ mode: 'default' });
  const price = { sku: mat.sku, currency: 'USD' };
  test.afterEach(async ({ request }) => {
    await control(request, 'prices', { ...price, centAmount: 4_495 });
    await control(request, 'stock', { sku: mat.sku, quantity: 54 });
  });

  test('product 3.77: a product’s page shows the price of today, tells it to search engines, and sells at it', async ({
    page,
    request,
    expectAccessible,
  }) => {
    await control(request, 'prices', { ...price, centAmount: 5_350 });
    await open(page, `${mat.path}?sku=${mat.sku}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('status').filter({ hasText: 'The price is now $53.50.' })).toBeAttached();
    await expect(main.getByText('$53.50', { exact: true }).first()).toBeVisible();
    const told = await page.locator('script[type="application/ld+json"]').textContent();
    expect(told).toContain(`sku=${mat.sku}","price":"53.50"`);
    await expectAccessible(page);
    await addButton(page).click();
    await expect(page.getByText(/in your cart/)).toBeVisible();
    await open(page, at('cart'));
    await expect(page.getByRole('list', { name: 'Items in your cart' })).toContainText('$53.50');
  });

  test('product 4.89, 4.90: a reopened cart has today’s prices, says what changed, and is mended in place', async ({
    page,
    request,
    expectAccessible,
  }) => {
    await cartWith(page, [mat.sku]);
    await open(page, at('cart'));
    const more = page.getByRole('button', { name: /^Increase quantity of/ });
    await more.click();
    await more.click();
    await expect(page.getByText(/^Quantity of .* is now 3\.$/)).toBeAttached();
    await control(request, 'prices', { ...price, centAmount: 5_350 });
    await control(request, 'stock', { sku: mat.sku, quantity: 2 });
    await pass(page, request, 20);

    await open(page, at('cart'));
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

  test.describe('while paying', () => {
    test.use({ expectedErrors: /409/ });

    test('product 4.90: what sells out is shown and removed where the payment was, which comes back', async ({
      page,
      request,
    }) => {
      await readyToPay(page, [mat.sku, second.sku]);
      await fillCard(page, cards.approved);
      await control(request, 'stock', { sku: mat.sku, quantity: 0 });
      await pay(page);
      const step = page.getByRole('region', { name: '3 Payment' });
      const box = step.getByRole('status').filter({ hasText: 'Some of this isn’t available' });
      await expect(box).toContainText(mat.name);
      await expect(box.locator('img')).toBeInViewport({ ratio: 1 });
      await expect(box.getByRole('button', { name: `Remove ${mat.name}` })).toBeInViewport({ ratio: 1 });
      await box.getByRole('button', { name: `Remove ${mat.name}` }).click();
      await expect(step.getByRole('heading', { name: '3 Payment' })).toBeFocused();
      await expect(step.getByRole('alert').filter({ hasText: 'sold out' })).toBeHidden();
      await payByCard(page, cards.approved);
      await expectOrder(page, second.name);
    });
  });
});
