import type { Locator } from '@playwright/test';
import { pagePaths } from '../../stores/page-paths.ts';
import {
  answered,
  chooseAddress,
  openSheet,
  openSheetAgain,
  phone,
  problemIn,
  refusals,
  rememberedCart,
  type WalletName,
} from './express-sheet.ts';
import { expect, test } from './fixtures.ts';
import { addToCart, open } from './shopper.ts';

/** What wallets do wrong ends clearly, and keeps nothing. */
test.use({ ...phone, expectedErrors: refusals });

const bib = pagePaths['product/baby-bib'].en;

async function setFault(sheet: Locator, fault: string): Promise<void> {
  await sheet.getByText('Advanced').click();
  await sheet.getByRole('combobox', { name: 'Fault' }).selectOption({ label: fault });
}

for (const wallet of ['Google Pay', 'PayPal'] satisfies WalletName[]) {
  test(`product 4.243: ${wallet}: an event that comes after the sheet was canceled changes nothing`, async ({
    page,
  }) => {
    await addToCart(page, bib);
    await open(page, '/cart/');
    const cart = `/api/carts/${(await rememberedCart(page)) ?? ''}`;
    const before: unknown = await (await page.request.get(cart)).json();
    const sheet = await openSheet(page, wallet);
    await setFault(sheet, 'after cancel');
    await sheet.getByRole('button', { name: 'Cancel' }).click();
    await expect(sheet).toBeHidden();
    await expect(problemIn(page)).toHaveCount(0);
    expect(await (await page.request.get(cart)).json()).toEqual(before);
    // The next sheet knows nothing of it.
    await (await openSheetAgain(page, wallet)).getByRole('button', { name: 'Cancel' }).click();
  });

  test(`product 4.243: ${wallet}: an authorization that comes twice orders once`, async ({ page }) => {
    await addToCart(page, bib);
    await open(page, '/cart/');
    const payments: string[] = [];
    page.on('request', (sent) => {
      if (/\/api\/payments(\/[^/]+\/details)?$/.test(sent.url())) payments.push(sent.url());
    });
    const sheet = await openSheet(page, wallet);
    await setFault(sheet, 'twice');
    await sheet.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
    expect(payments).toHaveLength(1);
  });

  test(`product 4.243: ${wallet}: an address of which fields are missing is quoted or refused, and another one works`, async ({
    page,
  }) => {
    await addToCart(page, bib);
    await open(page, '/cart/');
    const sheet = await openSheet(page, wallet);
    await setFault(sheet, 'fields missing');
    await chooseAddress(sheet, 'US – California');
    await chooseAddress(sheet, 'US – New York');
    await answered(sheet);
    await expect(sheet.getByRole('alert')).toBeEmpty();
    await sheet.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeVisible();
  });
}
