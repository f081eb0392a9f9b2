import { expect, test, walk } from '../browser/fixtures.ts';
import { at, category } from '../browser/samples.ts';
import { open, untilIdle } from '../browser/shopper.ts';

const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };

test('the categories on the home page fill their rows, however wide it is', async ({ page }) => {
  await open(page, at('home'));
  const list = page.getByRole('region', { name: 'Shop by category' }).getByRole('list');
  await walk(['320', '390', '768', '1280'], async (width) => {
    await page.setViewportSize({ width: Number(width), height: 800 });
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
});

test('product 4.253: everything in the header has its size and one row, however wide it is and large its text', async ({
  page,
}) => {
  const sizes = [
    [320, 100],
    [390, 200],
    [820, 100],
    [1180, 100],
    [1280, 200],
  ] as const;
  await walk(sizes, async ([width, percent]) => {
    await page.setViewportSize({ width, height: 664 });
    await open(page, at('home'));
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
});

test.describe('on a phone', () => {
  test.use(phone);

  test('product 2.1.300: promise, product, and price of the home page are on the first screen', async ({
    page,
  }) => {
    await open(page, at('home'));
    const hero = page.getByRole('main').getByRole('region').first();
    await expect(hero.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(hero.getByText(/\d[.,]\d\d/).first()).toBeInViewport({ ratio: 1 });
  });

  test('only one picture of each card is fetched', async ({ page }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      const source = new URL(request.url()).searchParams.get('url');
      if (request.resourceType() !== 'image' || source === null) return;
      // Not the merchant's banners, which are no cards.
      if (!source.includes('/brand/')) pictures.push(source);
    });
    await open(page, category.path);
    await expect(page.getByRole('article').first().locator('img').first()).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => pictures.length).toBeGreaterThan(1);
    await untilIdle(page);
    const cards = await page.getByRole('article').count();
    expect(new Set(pictures).size).toBeLessThanOrEqual(cards);
  });
});

test.describe('scroll positions', () => {
  const top = () => window.scrollY;

  test('an address opened anew begins at its top; a reload stays where it was', async ({ page }) => {
    await open(page, category.path);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(top)).toBeGreaterThan(500);
    await page.reload();
    await expect.poll(() => page.evaluate(top)).toBeGreaterThan(500);
    await open(page, at('home'));
    await open(page, category.path);
    expect(await page.evaluate(top)).toBe(0);
  });
});
