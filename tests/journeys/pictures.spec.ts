import { picturePath } from '../../pictures/address.ts';
import { pagePaths } from '../../stores/page-paths.ts';
import { expect, sandboxUrl, test } from './fixtures.ts';
import { addToCart, open } from './shopper.ts';
import { shownPictures } from './shown-pictures.ts';

/** Where a shopper sees pictures: those from the catalogue, and those that only the browser knows about. */
const screens = [
  pagePaths.home.en,
  pagePaths['category/baby-carriers'].en,
  pagePaths['product/baby-carrier-mini'].en,
  pagePaths['product/basic-starter-kit-for-newborns'].en,
  `${pagePaths.search.en}?q=carrier`,
  pagePaths.cart.en,
] as const;

test.use({ viewport: { width: 390, height: 664 }, deviceScaleFactor: 2 });

test('every picture comes from the shop’s own picture service, in the best format', async ({ page }) => {
  // The first time, each picture is still to be made.
  test.slow();
  const fromSources: string[] = [];
  page.on('request', (request) => {
    // A merchant's banners come from wherever the search service says.
    const isBanner = request.url().startsWith(`${sandboxUrl}/assets/brand/`);
    if (request.url().startsWith(`${sandboxUrl}/assets`) && !isBanner) fromSources.push(request.url());
  });
  await addToCart(page, pagePaths['product/baby-carrier-mini'].en);
  for (const screen of screens) {
    await open(page, screen);
    await expect(page.getByRole('main').locator('img').first()).toBeVisible();
    const addresses = await shownPictures(page);
    expect(addresses.length, screen).toBeGreaterThan(0);
    for (const address of addresses) {
      const { pathname, searchParams } = new URL(address);
      expect([pathname, searchParams.get('fm')], screen).toEqual([picturePath, 'avif']);
    }
  }
  expect(fromSources).toEqual([]);
});

test('the first picture of a product is requested immediately and causes no layout shift', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.documentElement.dataset['shift'] = entry.name;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, pagePaths['product/baby-carrier-mini'].en);
  const first = page.getByRole('main').locator('img').first();
  await expect(first).toHaveAttribute('loading', 'eager');
  await expect(first).toHaveAttribute('fetchpriority', 'high');
  await shownPictures(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-shift');
});

for (const width of [390, 1280])
  test(`the home page’s picture has its place before the words beside it arrive (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, pagePaths.home.en);
    const picture = page.getByRole('main').getByRole('img').first();
    const place = await picture.boundingBox();
    await page.getByRole('heading', { level: 1 }).evaluate((title) => title.parentElement?.remove());
    expect(await picture.boundingBox()).toEqual(place);
  });
