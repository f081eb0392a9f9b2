import { pagePaths } from '../../stores/page-paths.ts';
import { expect, test } from './fixtures.ts';
import { addToCart, open } from './shopper.ts';
import { addressOf } from './storefronts.ts';

const net = pagePaths['product/insect-net-for-travel-cot'].en;
const lowest = 'Lowest price in the last 30 days: $27.95 -14%';

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('product 3.71, 3.72, 3.73: a reduced product names its lowest price of 30 days, in lists too, and costs what it says', async ({
    page,
    expectAccessible,
  }) => {
    await open(page, pagePaths['category/baby-cradle-and-travel-crib/accessories'].en);
    const card = page.getByRole('article').filter({ hasText: 'Insect Net' });
    await expect(card).toContainText('$23.95');
    await expect(card).toContainText(lowest);
    await expect(page.getByRole('article').filter({ hasText: 'Canopy' })).not.toContainText('Lowest price');
    await expectAccessible(page);

    await open(page, net);
    await expect(page.getByRole('main')).toContainText(lowest);
    await expect(page.getByRole('main').getByText('$29.95')).toHaveCount(0);
    await expectAccessible(page);

    await addToCart(page, net);
    await open(page, '/cart/');
    await expect(page.getByRole('main')).toContainText('$23.95');
  });

  test('product 3.72: so does a search', async ({ page }) => {
    await open(page, '/search/?q=insect%20net');
    const hit = page.getByRole('article').filter({ hasText: 'Insect Net' });
    await expect(hit).toContainText(lowest);
  });

  test('product 3.74: muslins are sold with the price of a square meter', async ({ page }) => {
    await open(page, pagePaths['product/muslin-swaddle'].en);
    await expect(page.getByText('$13.97 per m²')).toBeVisible();
  });

  test('product 3.75: in the European Union, a product leads to what the seller is liable for', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(addressOf('eu', 'en', 'product/baby-bib'));
    await page.getByRole('main').getByRole('link', { name: 'Legal guarantee' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Legal guarantee' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('At least two years from delivery');
    await expectAccessible(page);
    await open(page, pagePaths['product/baby-bib'].en);
    await expect(page.getByRole('link', { name: 'Legal guarantee' })).toHaveCount(0);
  });
});
