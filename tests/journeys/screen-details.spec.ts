import type { APIRequestContext } from '@playwright/test';
import { pagePaths } from '../../stores/page-paths.ts';
import { expect, sandboxUrl, test } from './fixtures.ts';
import { addToCart, open, untilIdle } from './shopper.ts';

const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };
const mini = pagePaths['product/baby-carrier-mini'].en;

test.describe('the categories on the home page', () => {
  for (const width of [320, 390, 768, 1280]) {
    test(`fill their rows, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, pagePaths.home.en);
      const list = page.getByRole('region', { name: 'Shop by category' }).getByRole('list');
      const rows = await list.evaluate((element) => {
        const ends = new Map<number, number>();
        for (const tile of element.children) {
          const { top, right } = tile.getBoundingClientRect();
          ends.set(Math.round(top), Math.max(ends.get(Math.round(top)) ?? 0, right));
        }
        const { right } = element.getBoundingClientRect();
        return { tiles: element.children.length, gaps: [...ends.values()].map((end) => right - end) };
      });
      expect(rows.gaps.length).toBeLessThan(rows.tiles);
      for (const gap of rows.gaps) expect(gap).toBeLessThan(2);
    });
  }
});

for (const [width, percent] of [
  [320, 100],
  [390, 200],
  [820, 100],
  [1180, 100],
  [1280, 200],
] as const) {
  test(`product 4.253: everything in the header has its size and one row, ${width} px wide with ${percent} % text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 664 });
    await open(page, pagePaths.home.en);
    await page.addStyleTag({ content: `html { font-size: ${percent}%; }` });
    const tools = page.getByRole('banner').locator('button:visible, a:visible');
    expect(await tools.count()).toBeGreaterThan(3);
    const middles = new Set<number>();
    for (const tool of await tools.all()) {
      const box = await tool.boundingBox();
      middles.add(Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
      expect(box?.width, (await tool.textContent()) ?? '').toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
    const icon = await page
      .getByRole('banner')
      .getByRole('link', { name: 'Cart' })
      .locator('svg')
      .boundingBox();
    expect(icon?.width).toBeCloseTo(0.22 * percent, 0);
  });
}

test('a color that does not come in the chosen material says so before and after choosing it', async ({
  page,
}) => {
  await open(page, mini);
  await page.getByRole('radio', { name: /^Mesh/ }).check();
  await expect(page.getByRole('group', { name: 'Material: Mesh' })).toBeVisible();
  const black = page.getByRole('radio', { name: /^Black/ });
  await expect(black).toHaveAccessibleName('Black (not in Mesh)');
  await black.check();
  await expect(page.getByText('Black doesn’t come in Mesh, so Cotton is now selected.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('only one picture of each card is fetched', async ({ page }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      const source = new URL(request.url()).searchParams.get('url');
      if (request.resourceType() !== 'image' || source === null) return;
      // Not the merchant's banners, which are no cards.
      if (!source.includes('/brand/')) pictures.push(source);
    });
    await open(page, pagePaths['category/baby-carriers'].en);
    await expect(page.getByRole('article').first().locator('img').first()).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => pictures.length).toBeGreaterThan(1);
    await untilIdle(page);
    const cards = await page.getByRole('article').count();
    expect(new Set(pictures).size).toBeLessThanOrEqual(cards);
  });
});

test('with a mouse, a card shows its second picture', async ({ page }) => {
  await open(page, pagePaths['category/baby-carriers'].en);
  const card = page.getByRole('article').first();
  await card.hover();
  await expect(card.locator('img').nth(1)).toBeVisible();
});

test('in forced colors, swatches keep their colors and the selected one is marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, mini);
  const styleOf = (name: RegExp) =>
    page
      .getByRole('radio', { name })
      .locator('..')
      .evaluate((swatch) => {
        const { backgroundColor, borderTopWidth } = getComputedStyle(swatch);
        return { backgroundColor, borderTopWidth };
      });
  const [black, blue] = [await styleOf(/^Black/), await styleOf(/^Slate blue/)];
  expect(black.backgroundColor).not.toBe(blue.backgroundColor);
  const widths = new Set([black.borderTopWidth, blue.borderTopWidth]);
  expect(widths.size).toBe(2);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [pagePaths.cart.en, pagePaths.checkout.en]) {
    test(`${path} says what it needs instead of loading for ever`, async ({ page }) => {
      await page.goto(path);
      // Playwright's search by text leaves out what is inside `noscript`.
      const needed = page.getByRole('main').locator('noscript p');
      await expect(needed).toBeVisible();
      await expect(needed).toContainText('Your cart needs JavaScript.');
      await expect(page.getByText('Loading your cart')).toBeHidden();
    });
  }
});

test.describe('stock', () => {
  test.describe.configure({ mode: 'default' });
  // No other journey buys these.
  const sku = 'CHANGING-MAT-SLATE-BLUE';
  const setStock = (request: APIRequestContext, quantity: number) =>
    request.post(`${sandboxUrl}/control/stock`, { data: { sku, quantity } });
  test.afterEach(async ({ request }) => {
    await setStock(request, 36);
  });

  test('is as it is now, not as when the page was built', async ({ page, request }) => {
    await setStock(request, 2);
    await open(page, `${pagePaths['product/changing-mat'].en}?sku=${sku}`);
    await expect(page.getByText('Only 2 left')).toBeVisible();
  });

  test('may have sold out since the page was built', async ({ page, request }) => {
    await setStock(request, 0);
    await open(page, `${pagePaths['product/changing-mat'].en}?sku=${sku}`);
    await expect(page.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  });
});

test.describe('scroll positions', () => {
  const top = () => window.scrollY;

  test('an address opened anew begins at its top; a reload stays where it was', async ({ page }) => {
    await open(page, pagePaths['category/baby-carriers'].en);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(top)).toBeGreaterThan(500);
    await page.reload();
    await expect.poll(() => page.evaluate(top)).toBeGreaterThan(500);
    await open(page, pagePaths.home.en);
    await open(page, pagePaths['category/baby-carriers'].en);
    expect(await page.evaluate(top)).toBe(0);
  });

  test('going back to more results leads to the product that was opened', async ({ page }) => {
    await page.setViewportSize(phone.viewport);
    await open(page, `${pagePaths.search.en}?q=baby`);
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(page).toHaveURL(/pages=2/);
    const product = page.getByRole('main').getByRole('article').nth(30).getByRole('link');
    await product.scrollIntoViewIfNeeded();
    const before = await page.evaluate(top);
    expect(before).toBeGreaterThan(1500);
    await product.click();
    await expect(page.getByRole('button', { name: /Add to cart|Sold out/ })).toBeVisible();
    expect(await page.evaluate(top)).toBe(0);
    await page.goBack();
    await expect(product).toBeInViewport();
    expect(Math.abs((await page.evaluate(top)) - before)).toBeLessThan(5);
    await page.reload();
    await expect(product).toBeInViewport();
  });
});

test('the confirmation of an addition stays below the header on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await addToCart(page, mini);
  const notice = page.getByRole('status').filter({ hasText: 'in your cart' }).getByRole('paragraph');
  await expect(notice).toBeInViewport({ ratio: 1 });
});
