import type { Page } from '@playwright/test';
import { expect, test } from '../browser/fixtures.ts';
import { at, usual } from '../browser/samples.ts';
import { orderOf } from './prepared.ts';
import { staff } from './staff.ts';
import { open } from '../browser/shopper.ts';

/** Buys the usual product. @returns the number of the order, whose page is open. */
async function ordered(page: Page): Promise<string> {
  const orderNumber = await orderOf(page, [usual.sku]);
  await open(page, `${at('order-confirmation')}?order=${orderNumber}`);
  await page.getByRole('button', { name: 'Necessary only' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Alex' })).toBeVisible();
  return orderNumber;
}

const current = (page: Page) =>
  page.getByRole('region', { name: 'Where your order is' }).locator('[aria-current="step"]');

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 664 },
    hasTouch: true,
    isMobile: true,
    // What the shop API refuses is a console error of the browser's own.
    expectedErrors: /409 \(Conflict\)/,
  });

  test('product 4.120, 4.121, 4.122, 4.127: an order is packed, cannot be canceled any more, is shipped with a number, and arrives', async ({
    page,
    request,
    expectAccessible,
  }) => {
    const orderNumber = await ordered(page);
    await expect(current(page)).toHaveText(/^Placed/);
    await expect(page.getByText(/goes to alex@example\.com/)).toBeVisible();
    const steps = page.getByRole('region', { name: 'Where your order is' });
    await expect(steps.getByText(/^Arrives/)).toBeVisible();

    await page.getByRole('button', { name: 'Cancel order' }).click();
    await staff(request, orderNumber, { act: 'pack' });
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByText(/can no longer be canceled here/)).toBeVisible();
    await expect(current(page)).toHaveText(/^Packed/);
    await page.reload();
    await expect(current(page)).toHaveText(/^Packed/);
    await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();

    const number = '1Z999AA10123456784';
    await staff(request, orderNumber, { act: 'ship', carrier: 'UPS Ground', trackingId: number });
    await page.reload();
    await expect(current(page)).toHaveText(/^Shipped/);
    const link = page.getByRole('link', { name: `Track UPS ${number}` });
    await expect(link).toHaveAttribute('href', `https://www.ups.com/track?tracknum=${number}`);
    await expectAccessible(page);

    await staff(request, orderNumber, { act: 'deliver' });
    await page.reload();
    await expect(current(page)).toHaveText(/^Delivered/);
    await expect(page.getByText(/^Arrives/)).toBeHidden();
  });

  test('product 4.120, 4.123, 4.124: an order is canceled by the keyboard, and says that the money is on its way', async ({
    page,
  }) => {
    await ordered(page);
    await page.getByRole('button', { name: 'Cancel order' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Cancel the whole order?')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Keep the order' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Yes, cancel it' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your order was canceled' })).toBeFocused();
    const refunds = page.getByRole('region', { name: 'Refunds' });
    await expect(refunds.getByText(/^\$[\d.]+ (is on its way back|was returned) to you$/)).toBeVisible();
    await expect(page.getByText(/Paid with|We’ll pack your order/)).toBeHidden();
    await expect(async () => {
      await page.reload();
      await expect(refunds.getByText(/was returned to you$/)).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expect(page.getByRole('heading', { name: 'Your order was canceled' })).toBeVisible();
  });
});

test('product 4.212: an order is printed as a receipt, and nothing else of its page is', async ({ page }) => {
  const orderNumber = await ordered(page);
  const heading = page.getByRole('heading', { name: 'Thank you, Alex' });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const receipt = page.getByRole('article', { name: 'Receipt' });
  await expect(receipt).toContainText(orderNumber);
  await expect(receipt).toContainText('EIN 00-0000000');
  await expect(receipt).toContainText('Paid with card');
  await expect(receipt.getByRole('row')).toHaveCount(2);
  for (const other of [heading, page.getByRole('banner'), page.getByRole('contentinfo')])
    await expect(other).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(receipt).toBeHidden();
  await expect(heading).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
});
