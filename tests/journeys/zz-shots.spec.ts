import { en } from '../../stores/page-paths/en.ts';
import { expect, test } from './fixtures.ts';
import { addToCart, cards, chooseDelivery, fillAddress, open, payByCard } from './shopper.ts';
const dir = '/tmp/w/seen/.data/shots';
for (const [name, use] of [
  ['phone', { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true }],
  ['desk', { viewport: { width: 1280, height: 800 } }],
] as const) {
  test.describe(name, () => {
    test.use({ ...use, expectedErrors: /./ });
    const shot = (page: import('@playwright/test').Page, what: string) => page.waitForTimeout(600).then(() => page.screenshot({ path: `${dir}/${name}-${what}.png` }));
    test('home', async ({ page }) => {
      await open(page, '/');
      await page.getByRole('button', { name: 'Necessary only' }).click();
      await page.getByRole('heading', { name: 'Shop by category' }).scrollIntoViewIfNeeded();
      await page.evaluate(() => document.querySelector('#categories')?.scrollIntoView());
      await shot(page, 'tiles');
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.addStyleTag({ content: 'html { font-size: 200%; }' });
      await shot(page, 'header200');
      await page.goto('/');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('combobox').fill('carr');
      await page.getByRole('option').first().waitFor();
      await shot(page, 'search');
      await page.keyboard.press('Escape');
      await page.getByRole('banner').getByRole('button', { name: /^Country and language/ }).click();
      await page.getByRole('searchbox').fill('england');
      await shot(page, 'country');
    });
    test('product', async ({ page }) => {
      await open(page, en['product/baby-carrier-mini']);
      await shot(page, 'product');
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await expect(page.getByText('in your cart')).toBeVisible();
      await shot(page, 'toast');
      await page.getByRole('button', { name: 'Necessary only' }).click();
      await page.getByRole('radio', { name: /^Mesh/ }).check();
      await shot(page, 'mesh');
      await page.getByRole('radio', { name: /^Black/ }).check();
      await shot(page, 'moved');
      await page.emulateMedia({ forcedColors: 'active' });
      await shot(page, 'forced');
    });
    test('cart', async ({ page }) => {
      await addToCart(page, en['product/baby-carrier-mini']);
      await page.getByRole('button', { name: 'Necessary only' }).click();
      await addToCart(page, en['product/baby-bib']);
      await open(page, en.cart);
      await page.getByText('Is this a gift?').click();
      await page.getByRole('button', { name: /gift box/i }).click();
      await page.getByText('Gift Box is in your cart.').waitFor();
      await shot(page, 'giftbox');
      await page.getByRole('button', { name: 'Remove Baby Bib' }).click();
      await page.getByText('Baby Bib was removed.').waitFor();
      await shot(page, 'removed');
      await page.getByLabel('Discount code').fill('WELCOME10');
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.getByText('WELCOME10 has').waitFor();
      await shot(page, 'code');
    });
    test('checkout', async ({ page }) => {
      await addToCart(page, en['product/baby-carrier-mini']);
      await open(page, en.checkout);
      await page.getByRole('button', { name: 'Continue to delivery' }).click();
      await shot(page, 'problems');
      await page.getByRole('button', { name: 'Necessary only' }).click();
      await fillAddress(page);
      await page.getByRole('radio').first().waitFor();
      await shot(page, 'delivery');
      await chooseDelivery(page, 'Standard');
      await page.frameLocator('iframe[title="Security code"]').getByLabel('Security code').waitFor();
      await shot(page, 'payment');
      await payByCard(page, cards.refused);
      await page.getByText('Your payment was declined').waitFor();
      await shot(page, 'refused');
    });
    test.describe('noscript', () => {
      test.use({ javaScriptEnabled: false });
      test('cart', async ({ page }) => {
        await page.goto(en.cart);
        await page.screenshot({ path: `${dir}/${name}-noscript.png` });
      });
    });
  });
}
