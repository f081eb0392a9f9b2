import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { brand } from '../../brands/build.ts';
import { expect, test, walk } from '../browser/fixtures.ts';
import { at, category, guideAt, sample, second, usual } from '../browser/samples.ts';
import { addToCart, open, untilIdle } from '../browser/shopper.ts';

const guide = guideAt();

/** When something arrives, which depends on the day. */
const arrival = /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun), /;

/** The cart comes last: with it, every header has a number. The text shows that a screen is complete, where that takes more than its page. */
const screens: readonly (readonly [name: string, path: string, shows?: string | RegExp])[] = [
  ['styleguide', at('styleguide')],
  ['home', at('home')],
  ['category', category.path],
  ['product', usual.path],
  ['bundle', sample('bundle').path],
  ['guide', guide],
  ['search', `${at('search')}?q=${brand.samples.searches?.second ?? ''}`, second.name],
  ['contact', at('contact')],
  ['stores', at('stores')],
  ['order-lookup', at('order-lookup')],
  ['not-found', '/nothing-here/', /^Did you mean/],
  ['cart', at('cart'), arrival],
  ['checkout', at('checkout'), /^Email/],
];

const picture = {
  stylePath: resolve('tests/journeys/visual.css'),
  animations: 'disabled',
  // Edges of letters differ a little from one machine to another.
  maxDiffPixelRatio: 0.02,
} as const;

// What is dark is a matter of colors, not of widths.
for (const [width, colorScheme] of [
  [390, 'light'],
  [390, 'dark'],
  [1440, 'light'],
] as const)
  test.describe(`at ${width} pixels, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: width < 1000 ? 664 : 900 }, colorScheme, expectedErrors: /404/ });

    test('every screen looks as it did', async ({ page }) => {
      await walk(screens, async ([name, path, shows]) => {
        if (name === 'cart') await addToCart(page, usual.path);
        await show(page, path);
        if (shows) await expect(page.getByText(shows).first()).toBeVisible();
        await expect(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, {
          ...picture,
          ...(name === 'styleguide' ? { fullPage: true } : { mask: [page.getByText(arrival)] }),
        });
      });
    });
  });

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
