import { expect, test } from './fixtures.ts';
import { addToCart, open } from './shopper.ts';

test('product 6.2: without consent, only strict entries are stored', async ({ page, context }) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { name: 'Your privacy' })).toBeVisible();
  expect(await context.cookies()).toEqual([]);

  await page.getByRole('button', { name: 'Necessary only' }).click();
  await addToCart(page, '/products/kitchen/baby-bib/');
  const names = (await context.cookies()).map(({ name }) => name).sort();
  expect(names).toEqual(['CT_CART_ID', 'consent', 'shop_visitor']);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('product 3.24: the current cart id is kept in a cookie named CT_CART_ID', async ({ page, context }) => {
  await addToCart(page, '/products/kitchen/baby-bib/');
  const cookie = (await context.cookies()).find(({ name }) => name === 'CT_CART_ID');
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
});

test('searching without consent starts no session and stores nothing', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await open(page, '/search/?q=carrier');
  await expect(page.getByRole('link', { name: /Baby Carrier Mini/ })).toBeVisible();
  expect(calls.filter((url) => /session|analytics|ipv[46]/.test(url))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('the answer is stored and can be changed', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Accept all' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your privacy' })).toBeHidden();
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await page.getByText('Choose what to allow').click();
  await expect(page.getByRole('checkbox', { name: /Statistics/ })).toBeChecked();
  await page.getByRole('checkbox', { name: /Statistics/ }).uncheck();
  await page.getByRole('button', { name: 'Save my choices' }).click();
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await page.getByText('Choose what to allow').click();
  await expect(page.getByRole('checkbox', { name: /Statistics/ })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Functional/ })).toBeChecked();
});
