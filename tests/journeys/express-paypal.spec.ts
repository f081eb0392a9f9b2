import { pagePaths } from '../../stores/page-paths.ts';
import {
  changeElsewhere,
  chooseAddress,
  chooseOption,
  enterAddress,
  guam,
  openSheet,
  openSheetAgain,
  phone,
  problemIn,
  refusals,
  rememberedCart,
  sheetOf,
  totalOf,
} from './express-sheet.ts';
import { expect, test } from './fixtures.ts';
import { addToCart, goToCheckout, open } from './shopper.ts';
import { addressOf } from './storefronts.ts';

test.use({ ...phone, expectedErrors: refusals });

const mini = pagePaths['product/baby-carrier-mini'].en;
const bib = pagePaths['product/baby-bib'].en;

test('product 4.240, 4.247: outside the European Union, PayPal’s sheet pays for a product alone', async ({
  page,
}) => {
  await addToCart(page, bib);
  const own = await rememberedCart(page);
  await open(page, mini);
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

test('product 4.243, 4.244: from the cart: not delivered there, canceled, declined; nothing is ordered', async ({
  page,
}) => {
  await addToCart(page, bib);
  await open(page, '/cart/');
  const sheet = await openSheet(page, 'PayPal');
  await enterAddress(sheet, guam);
  await expect(sheet.getByRole('alert')).toContainText('cannot be delivered');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet).toBeHidden();
  await expect(problemIn(page)).toHaveCount(0);
  const again = await openSheetAgain(page, 'PayPal');
  await again.getByRole('combobox', { name: 'Card' }).selectOption({ label: 'Declined card' });
  await again.getByRole('button', { name: 'Pay' }).click();
  await expect(problemIn(page)).toContainText('Your payment was declined');
  expect(await rememberedCart(page)).toBeDefined();
});

test('product 4.241: a total that has changed behind PayPal’s sheet is not paid', async ({
  page,
  baseURL,
}) => {
  await addToCart(page, bib);
  await open(page, '/cart/');
  await goToCheckout(page);
  const sheet = await openSheet(page, 'PayPal');
  await changeElsewhere(page.request, baseURL ?? '', (await rememberedCart(page)) ?? '', 3);
  await sheet.getByRole('button', { name: 'Pay' }).click();
  await expect(problemIn(page)).toContainText('The total changed');
  expect(await rememberedCart(page)).toBeDefined();
});

test('product 4.247: in the European Union, the shop’s own button orders what was approved at PayPal', async ({
  page,
  expectAccessible,
}) => {
  await addToCart(page, addressOf('eu', 'en', 'product/baby-bib'));
  await open(page, addressOf('eu', 'en', 'cart'));
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
