import { expect, test } from '../browser/fixtures.ts';
import { sample, second, usual } from '../browser/samples.ts';
import { addButton, addToCart, open, untilIdle } from '../browser/shopper.ts';
import { pageUrlOf, openSelector, originOf } from './storefronts.ts';

const elsewhere = sample('someCountries');

const elsewhereAddress = pageUrlOf('eu', 'en', elsewhere.page);
const secondAddress = pageUrlOf('eu', 'en', second.page);

test('product 9.3: within the European storefront, a cart moves to another country and back', async ({
  page,
  context,
  expectAccessible,
}) => {
  await addToCart(page, secondAddress);
  await addToCart(page, elsewhereAddress);
  const dialog = await openSelector(page, 'en');
  await expectAccessible(page);
  await dialog.getByRole('searchbox').fill('polska');
  await expect(dialog.getByText('1 country')).toBeVisible();
  await dialog.getByRole('button', { name: /Poland/ }).click();

  const notice = page.getByRole('status').filter({ hasText: 'You are now shopping in Poland' });
  await expect(notice).toContainText(elsewhere.name);
  await expect(notice).toContainText('We can’t ship this there, so it was left out');
  await expect(notice).toContainText('zł');
  const kept = (await context.cookies()).find(({ name }) => name === 'country');
  expect(kept).toMatchObject({ value: 'pl', path: '/', sameSite: 'Lax' });
  const days = ((kept?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(365);

  // The current page follows: this product is not sold there.
  await expect(page.getByRole('main')).toContainText('isn’t sold in your country');
  await open(page, pageUrlOf('eu', 'en', 'cart'));
  await expect(page.getByRole('main')).toContainText(second.name);
  await expect(page.getByRole('main')).not.toContainText(elsewhere.name);
  await expect(page.getByRole('main')).toContainText('zł');
});

test('a change of country can be undone', async ({ page }) => {
  await addToCart(page, secondAddress);
  await addToCart(page, elsewhereAddress);
  const dialog = await openSelector(page, 'en');
  await dialog.getByRole('button', { name: /Denmark/ }).click();
  await page.getByRole('button', { name: 'Go back to Ireland' }).click();
  await expect(page.getByText('You’re back in Ireland, and your cart is just as it was.')).toBeVisible();
  await open(page, pageUrlOf('eu', 'en', 'cart'));
  await expect(page.getByRole('main')).toContainText(elsewhere.name);
  await expect(page.getByRole('main')).toContainText('€');
});

test('from the US storefront to the Swedish one, on the page of the same product', async ({
  page,
  context,
}) => {
  await open(page, pageUrlOf('us', 'en', usual.page));
  const dialog = await openSelector(page, 'en');
  await dialog.getByRole('searchbox').fill('swe');
  await dialog.getByRole('link', { name: /Sweden/ }).click();
  await expect(page).toHaveURL(pageUrlOf('se', 'en', usual.page));
  await expect(page.getByRole('heading', { level: 1, name: usual.name })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('kr');
  const kept = (await context.cookies(originOf('se'))).find(({ name }) => name === 'country');
  expect(kept?.value).toBe('se');
});

test.describe('a visitor whose browser prefers Swedish', () => {
  test.use({ locale: 'sv-SE', extraHTTPHeaders: { 'x-country': 'SE' } });

  test('stays on the Canadian storefront, which offers the Swedish one and accepts a no', async ({
    page,
  }) => {
    const address = pageUrlOf('ca', 'en', second.page);
    await open(page, address);
    await expect(page).toHaveURL(address);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const bar = page.getByRole('complementary', { name: 'Your country' });
    await expect(bar).toContainText('It looks like you’re in Sweden');
    await expect(bar.getByRole('link')).toHaveAttribute(
      'href',
      `${pageUrlOf('se', 'sv', second.page)}?country=se`,
    );
    await bar.getByRole('button', { name: 'Stay in this store' }).click();
    await expect(bar).toBeHidden();
    await page.reload();
    await expect(addButton(page)).toBeEnabled();
    await untilIdle(page);
    await expect(bar).toBeHidden();
  });
});
