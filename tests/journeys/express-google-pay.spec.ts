import {
  changeElsewhere,
  chooseAddress,
  chooseOption,
  enterAddress,
  expressArea,
  guam,
  openSheet,
  openSheetAgain,
  phone,
  problemIn,
  refusals,
  rememberedCart,
  totalOf,
} from './express-sheet.ts';
import { expect, test } from '../browser/fixtures.ts';
import { at, second, usual } from '../browser/samples.ts';
import { cartWith } from './prepared.ts';
import { open } from '../browser/shopper.ts';

test.use({ ...phone, expectedErrors: refusals });

test('product 4.240, 4.246: a product is bought alone, the shopper’s own cart stays, and nothing of a wallet is fetched before the touch', async ({
  page,
  expectAccessible,
}) => {
  await cartWith(page, [second.sku]);
  const own = await rememberedCart(page);
  const fetched: string[] = [];
  page.on('request', (sent) => fetched.push(sent.url()));
  await open(page, usual.path);
  await expect(expressArea(page).getByRole('button', { name: 'Express checkout' })).toBeVisible();
  await expectAccessible(page);
  expect(fetched.filter((url) => /wallets\/|pay\.google|apple|paypal/.test(url))).toEqual([]);

  const sheet = await openSheet(page, 'Google Pay');
  expect(fetched.some((url) => url.endsWith('/wallets/simulator.js'))).toBe(true);
  const before = await totalOf(sheet);
  await chooseAddress(sheet, 'US – California');
  await chooseOption(sheet, 'Express');
  const total = await totalOf(sheet);
  expect(total).not.toBe(before);
  await sheet.getByRole('button', { name: 'Pay' }).click();

  await expect(page.getByRole('heading', { name: 'Thank you, Grace' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(usual.name);
  await expect(page.getByRole('main')).not.toContainText(second.name);
  await expect(page.getByRole('main')).toContainText(`$${total.replace(' USD', '')}`);
  await expect(page.getByRole('main')).toContainText('1 Ferry Building');
  expect(await rememberedCart(page)).toBe(own);
  await open(page, at('cart'));
  await expect(page.getByRole('main')).toContainText(second.name);
});

test('product 4.241, 4.244: from the cart: refused where nobody delivers, then declined, then paid by another card', async ({
  page,
}) => {
  await cartWith(page, [usual.sku]);
  await open(page, at('cart'));
  const sheet = await openSheet(page, 'Google Pay');
  await enterAddress(sheet, guam);
  await expect(sheet.getByRole('alert')).toContainText('We don’t deliver to Guam');
  await expect(sheet.getByRole('button', { name: 'Pay' })).toBeDisabled();
  await chooseAddress(sheet, 'US – New York');
  await sheet.getByRole('combobox', { name: 'Card' }).selectOption({ label: 'Visa •••• 0002 (declined)' });
  await sheet.getByRole('button', { name: 'Pay' }).click();
  await expect(sheet.getByRole('alert')).toContainText('Your payment was declined');
  await sheet.getByRole('combobox', { name: 'Card' }).selectOption({ label: 'Mastercard •••• 4444' });
  await sheet.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeVisible();
  expect(await rememberedCart(page)).toBeUndefined();
});

test('product 4.241: a total that has changed is refused in the sheet, and nothing is paid', async ({
  page,
  baseURL,
}) => {
  await cartWith(page, [second.sku]);
  await open(page, at('checkout'));
  const sheet = await openSheet(page, 'Google Pay');
  const payments: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/payments')) payments.push(sent.url());
  });
  await changeElsewhere(page.request, baseURL ?? '', (await rememberedCart(page)) ?? '', 3);
  await sheet.getByRole('button', { name: 'Pay' }).click();
  await expect(sheet.getByRole('alert')).toContainText('The total has changed');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(problemIn(page)).toContainText('The total changed');
  expect(payments).toEqual([]);
  const again = await openSheetAgain(page, 'Google Pay');
  await again.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Ada' })).toBeVisible();
});

test('product 4.245: an address that ours cannot be leads to a checkout with what is known', async ({
  page,
}) => {
  await open(page, usual.path);
  const sheet = await openSheet(page, 'Google Pay');
  await enterAddress(sheet, { name: { full: 'Cher', given: 'Cher', family: '' } });
  await sheet.getByRole('button', { name: 'Pay' }).click();
  await expect(sheet.getByRole('alert')).toContainText('lacks something');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL(/\/checkout\/$/);
  await expect(expressArea(page).getByRole('status').first()).toContainText('We’ve filled in what we know');
  await expect(page.getByLabel('Email')).toHaveValue('alex@example.com');
  await expect(page.getByLabel('First name')).toHaveValue('Cher');
  await expect(page.getByLabel('ZIP code')).toHaveValue('12207');
  await expect(page.getByRole('main')).toContainText(usual.name);
});

test('product 4.245: in checkout itself, the open form is filled in', async ({ page }) => {
  await cartWith(page, [second.sku]);
  await open(page, at('checkout'));
  await page.getByLabel('First name').fill('Somebody');
  const sheet = await openSheet(page, 'Google Pay');
  await enterAddress(sheet, { name: { full: 'Cher', given: 'Cher', family: '' } });
  await sheet.getByRole('button', { name: 'Pay' }).click();
  await expect(sheet.getByRole('alert')).toContainText('lacks something');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('We’ve filled in what we know')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Cher');
  await page.getByLabel('Last name').fill('Sarkisian');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await expect(page.getByRole('radio', { name: /^Standard/ })).toBeVisible();
  await expect(page.getByText('We’ve filled in what we know')).toBeHidden();
});
