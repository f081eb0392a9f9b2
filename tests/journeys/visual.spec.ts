import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { pagePaths } from '../../stores/page-paths.ts';
import { expect, test } from './fixtures.ts';
import { addToCart, open, untilIdle } from './shopper.ts';

/** A text that shows that a screen is complete, where that takes more than its page. */
const screens: readonly { readonly name: string; readonly path: string; readonly shows?: RegExp }[] = [
  { name: 'home', path: pagePaths.home.en },
  { name: 'category', path: pagePaths['category/baby-carriers'].en },
  { name: 'product', path: pagePaths['product/baby-carrier-mini'].en },
  { name: 'bundle', path: pagePaths['product/bouncer-bundle-with-toy'].en },
  { name: 'cart', path: pagePaths.cart.en, shows: /^Discount code/ },
  { name: 'checkout', path: pagePaths.checkout.en, shows: /^Email/ },
  { name: 'guide', path: pagePaths['content/babywearing-guide'].en },
  { name: 'search', path: `${pagePaths.search.en}?q=bib`, shows: /Baby Bib/ },
  { name: 'contact', path: pagePaths.contact.en },
  { name: 'stores', path: pagePaths.stores.en },
  { name: 'order-lookup', path: pagePaths['order-lookup'].en },
  { name: 'not-found', path: '/nothing-here/', shows: /^Did you mean/ },
];
const withCart: ReadonlySet<string> = new Set(['cart', 'checkout']);

const picture = {
  stylePath: resolve('tests/journeys/visual.css'),
  animations: 'disabled',
  // Edges of letters differ a little from one machine to another.
  maxDiffPixelRatio: 0.02,
} as const;

/** What depends on the day: when something arrives. */
const changing = (page: Page) => [page.getByText(/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun), /)];

for (const width of [390, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${width} pixels, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: width < 1000 ? 664 : 900 }, colorScheme, expectedErrors: /404/ });

      test('the style guide looks as it did', async ({ page }) => {
        await show(page, pagePaths.styleguide.en);
        await expect(page).toHaveScreenshot(`styleguide-${width}-${colorScheme}.png`, {
          ...picture,
          fullPage: true,
        });
      });

      for (const { name, path, shows } of screens) {
        test(`${name} looks as it did`, async ({ page }) => {
          if (withCart.has(name)) await addToCart(page, pagePaths['product/baby-carrier-mini'].en);
          await show(page, path);
          if (shows) await expect(page.getByText(shows).first()).toBeVisible();
          await expect(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, {
            ...picture,
            mask: changing(page),
          });
        });
      }
    });
  }
}

/** A page without the consent banner, once nothing is going on any more and its fonts are there. */
async function show(page: Page, path: string): Promise<void> {
  await open(page, path);
  const privacy = page.getByRole('button', { name: 'Necessary only' });
  if (await privacy.isVisible()) await privacy.click();
  // Not over a link.
  await page.mouse.move(0, 0);
  await untilIdle(page);
  await page.evaluate(() => document.fonts.ready);
}
