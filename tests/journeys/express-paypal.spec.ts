import {
  chooseAddress,
  chooseOption,
  openSheet,
  phone,
  refusals,
  rememberedCart,
  sheetOf,
  totalOf,
} from './express-sheet.ts';
import { expect, test } from '../browser/fixtures.ts';
import { second, usual } from '../browser/samples.ts';
import { cartWith } from './prepared.ts';
import { open } from '../browser/shopper.ts';
import { pageUrlOf } from './storefronts.ts';

test.use({ ...phone, expectedErrors: refusals });

test('product 4.240, 4.247: outside the European Union, PayPal’s sheet pays for a product alone', async ({
  page,
}) => {
  await cartWith(page, [second.sku]);
  const own = await rememberedCart(page);
  await open(page, usual.path);
  const sheet = await openSheet(page, 'PayPal');
  await chooseAddress(sheet, 'US – California');
  const before = await totalOf(sheet);
  await chooseOption(sheet, 'Express');
  const total = await totalOf(sheet);
  expect(total).not.toBe(before);
  await sheet.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Grace' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`$${total.replace(' USD', '')}`);
  expect(await rememberedCart(page)).toBe(own);
});

test('product 4.247: in the European Union, the shop’s own button orders what was approved at PayPal', async ({
  page,
  expectAccessible,
}) => {
  await cartWith(page, [second.sku], { store: 'eu', country: 'at' });
  await open(page, pageUrlOf('eu', 'en', 'cart'));
  const sheet = await openSheet(page, 'PayPal');
  const total = await totalOf(sheet);
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await expect(sheetOf(page, 'PayPal')).toBeHidden();
  const review = page.getByRole('region', { name: 'Check and order' });
  await expect(review).toContainText(total.replace(' EUR', ''));
  await expect(review.getByRole('link', { name: /withdraw/ })).toBeVisible();
  await expectAccessible(page);
  await review.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
});
