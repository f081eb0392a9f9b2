import { pagePaths } from '../../stores/page-paths.ts';
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

const call = { name: 'Call +1 207 555 0110' } as const;

test.describe('product 2.2.302: without JavaScript', () => {
  for (const viewport of [
    { width: 390, height: 664 },
    { width: 1440, height: 900 },
  ])
    test.describe(`on ${viewport.width} pixels`, () => {
      test.use({ viewport });

      test('the menu is links', async ({ page }) => {
        await page.goto('/');
        const isNarrow = viewport.width < 1000;
        if (isNarrow) await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
        const menu = page.getByRole('navigation', { name: isNarrow ? 'Shop' : 'Main' });
        await menu.getByRole('link', { name: 'Kitchen' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible();
      });

      test('nothing dead is offered, and the telephone number is beside what is missing', async ({
        page,
      }) => {
        await page.goto(pagePaths['product/baby-bib'].en);
        const banner = page.getByRole('banner');
        await expect(banner.getByRole('button')).toHaveCount(0);
        await expect(banner.getByText(/need JavaScript/)).toBeVisible();
        await expect(banner.getByRole('link', call)).toBeVisible();
        const main = page.getByRole('main');
        await expect(main.getByText(/Without JavaScript, nothing can be put in the cart/)).toBeVisible();
        await expect(main.getByRole('link', call)).toBeVisible();

        await page.goto(pagePaths.search.en);
        await expect(main.getByText(/Search, country, and cart need JavaScript/)).toBeVisible();
        await expect(main.getByRole('link', call)).toBeVisible();
      });
    });
});
