import type { Locator } from '@playwright/test';
import { expect, test } from '../browser/fixtures.ts';
import { at, category, second, secondCategory, usual } from '../browser/samples.ts';

test.use({ javaScriptEnabled: false });

/** Playwright's searches by role and text leave out what is inside `noscript`. */
const noteIn = (place: Locator) => place.locator('noscript p');

async function expectNote(place: Locator, text: RegExp) {
  const note = noteIn(place);
  await expect(note).toBeVisible();
  await expect(note).toContainText(text);
  await expect(note.locator('a')).toHaveText('Call +1 207 555 0110');
  await expect(note.locator('a')).toHaveAttribute('href', 'tel:+12075550110');
}

test.describe('product 2.2.302, 2.2.303: without JavaScript', () => {
  for (const viewport of [
    { width: 390, height: 664 },
    { width: 1440, height: 900 },
  ])
    test.describe(`on ${viewport.width} pixels`, () => {
      test.use({ viewport });
      const isNarrow = viewport.width < 1000;

      test('the menu is links, nothing dead is offered, and the telephone number is beside what is missing', async ({
        page,
        context,
      }) => {
        await page.goto(at('home'));
        if (isNarrow) {
          const menu = page.locator('header noscript a[aria-label="Menu"]');
          await menu.click();
          await expect(page.getByRole('contentinfo')).toBeInViewport();
          await page.getByRole('contentinfo').getByRole('heading', { name: 'Shop' }).click();
        }
        const links = page.getByRole('navigation', { name: isNarrow ? 'Shop' : 'Main' });
        await links.getByRole('link', { name: secondCategory.name }).click();
        await expect(page.getByRole('heading', { level: 1, name: secondCategory.name })).toBeVisible();

        await page.goto(second.path);
        const banner = page.getByRole('banner');
        const main = page.getByRole('main');
        await expect(banner.getByRole('button')).toHaveCount(0);
        await expectNote(banner, /Search, country, and cart need JavaScript/);
        await expectNote(main, /Without JavaScript, nothing can be put in the cart/);
        await page.goto(at('search'));
        await expectNote(main, /Search, country, and cart need JavaScript/);
        for (const path of [at('cart'), at('checkout')]) {
          await page.goto(path);
          await expect(noteIn(main)).toContainText('Your cart needs JavaScript.');
          await expect(page.getByText('Loading your cart')).toBeHidden();
        }
        await expect(page.getByRole('region', { name: 'Your privacy' })).toBeHidden();
        expect(await context.cookies()).toEqual([]);
      });
    });
});

test('what is hydrated later is in its place', async ({ request }) => {
  const screens = (['home', 'content/returns', 'search', 'cart', 'checkout'] as const).map(at);
  for (const path of [...screens, category.path, usual.path]) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('<footer');
    for (const late of ['id="S:', 'id="B:']) expect(html, path).not.toContain(late);
  }
});
