import { expect, test } from '../browser/fixtures.ts';
import { at, second, usual } from '../browser/samples.ts';
import { addToCart, open, untilIdle } from '../browser/shopper.ts';
import { brand } from '../../brands/build.ts';

const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };
test.use(phone);
test.skip(!('saved' in brand.paths), `${brand.name} has no page of saved products.`);

/** What the platform's share sheet was given. */
declare global {
  interface Window {
    shared?: ShareData;
  }
}
const catchShared = () =>
  Object.defineProperty(navigator, 'share', {
    value: (data: ShareData) => {
      window.shared = data;
      return Promise.resolve();
    },
  });

test('product 4.360, 4.362, 4.363, 4.365: a list is shared, opened by another visitor, and bought from', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.addInitScript(catchShared);
  await open(page, usual.path);
  await page.getByRole('button', { name: 'Necessary only' }).click();
  await untilIdle(page);
  expect(scripts.filter((url) => url.includes('saved'))).toEqual([]);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: `Save ${usual.name}` })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(`${usual.name} is saved.`)).toBeInViewport();
  await expect(page.getByText(/kept for this visit only/)).toBeVisible();
  await open(page, second.path);
  await page
    .getByRole('main')
    .getByRole('button', { name: `Save ${second.name}` })
    .first()
    .click();
  await page.getByRole('banner').getByRole('link', { name: '2 saved products' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved products');
  await page.getByLabel('Name of the list').fill('Mia & <b>Noah</b>');
  await page.getByLabel(/^Date/).fill('2027-03-01');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Share list' }).click();
  await expect.poll(() => page.evaluate(() => window.shared?.url)).toContain('#list=');
  const link = (await page.evaluate(() => window.shared?.url)) ?? '';
  const list = link.slice(link.indexOf('#list=') + '#list='.length);

  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  await context.addInitScript(catchShared);
  const visitor = await context.newPage();
  const told: string[] = [];
  visitor.on('request', (request) => {
    const { referer = '' } = request.headers();
    told.push(request.url().replace(/#.*/, ''), referer, request.postData() ?? '');
  });
  await open(visitor, link);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Mia & <b>Noah</b>');
  await expect(visitor.getByText('For March 1, 2027')).toBeVisible();
  await expect(visitor.getByText(/two people may buy the same/)).toBeVisible();
  const wish = visitor.getByRole('main').getByRole('listitem').filter({ hasText: usual.name });
  await wish.getByRole('button', { name: `Add to cart: ${usual.name}` }).click();
  await expect(visitor.getByText(`In your cart: ${usual.name}.`)).toBeVisible();
  await visitor.getByRole('button', { name: 'Tell the family' }).click();
  await expect
    .poll(() => visitor.evaluate(() => window.shared?.text))
    .toBe(`From your list, I’m giving you: ${usual.name}.`);
  await expectAccessible(visitor);
  await visitor.getByRole('main').getByRole('link', { name: 'View cart' }).click();
  await expect(visitor.getByRole('list', { name: 'Items in your cart' })).toContainText(usual.name);
  expect(told.filter((text) => text.includes(list) || text.includes('Noah'))).toEqual([]);
  await context.close();
});

test('product 4.364: a line of the cart is saved for later, and back with one touch', async ({ page }) => {
  await addToCart(page, usual.path);
  await open(page, at('cart'));
  await page.getByRole('button', { name: 'Necessary only' }).click();
  await page.getByRole('button', { name: `Save for later: ${usual.name}` }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(page.getByText(`${usual.name} is saved for later.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('list', { name: 'Items in your cart' })).toContainText(usual.name);
  await expect(page.getByRole('banner').getByRole('link', { name: /saved product/ })).toHaveCount(0);
});
