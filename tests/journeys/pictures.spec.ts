import { picturePath } from '../../pictures/address.ts';
import { expect, sandboxUrl, test } from '../browser/fixtures.ts';
import { at, category, sample, usual } from '../browser/samples.ts';
import { cartWith } from './prepared.ts';
import { open } from '../browser/shopper.ts';
import { shownPictures } from './shown-pictures.ts';

/** Where a shopper sees pictures: those from the catalogue, and those that only the browser knows about. */
const screens = [
  at('home'),
  category.path,
  usual.path,
  sample('bundle').path,
  `${at('search')}?q=${usual.name}`,
  at('cart'),
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
  await cartWith(page, [usual.sku]);
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

test('the home page’s picture has its place before the words beside it arrive', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, at('home'));
    const picture = page.getByRole('main').getByRole('img').first();
    const place = await picture.boundingBox();
    await page.getByRole('heading', { level: 1 }).evaluate((title) => title.parentElement?.remove());
    expect(await picture.boundingBox()).toEqual(place);
  }
});
