import type { Page } from '@playwright/test';
import { pagePaths } from '../../brands/demo/pages.ts';
import { expect, test, walk } from '../browser/fixtures.ts';
import { addButton, open, untilIdle } from '../browser/shopper.ts';

const mini = pagePaths['product/baby-carrier-mini'].en;
const kit = pagePaths['product/basic-starter-kit-for-newborns'].en;
const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true } as const;

const bar = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const gallery = (page: Page) => page.getByRole('region', { name: 'Pictures of Baby Carrier Mini' });
const choice = (page: Page, name: string) => gallery(page).getByRole('radio', { name, exact: true });

test('product 4.271: a picture is shown whole on the first screen, whichever it is', async ({ page }) => {
  const sizes = [
    [390, 664],
    [664, 390],
    [820, 1180],
  ] as const;
  await walk(sizes, async ([width, height]) => {
    await page.setViewportSize({ width, height });
    await open(page, pagePaths['product/high-chair'].en);
    const privacy = page.getByRole('button', { name: 'Necessary only' });
    if (await privacy.isVisible()) await privacy.click();
    const picture = page.getByRole('main').getByRole('img').first();
    await expect(picture).toBeInViewport({ ratio: 1 });
    const box = await picture.boundingBox();
    expect(box?.width).toBeCloseTo(box?.height ?? 0, 0);
    expect(box?.width).toBeGreaterThan(170);
  });
});

test('product 4.311: on paper are pictures, price, and everything to know, without header and buttons', async ({
  page,
}) => {
  await open(page, mini);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('img').first()).toBeVisible();
  await expect(main.getByText('$99.00').first()).toBeVisible();
  await expect(main.getByText(/^Machine wash/).first()).toBeVisible();
  for (const part of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('region', { name: 'Your privacy' }),
    main.getByRole('navigation'),
    main.locator('.button'),
  ])
    await expect(part.and(page.locator(':visible'))).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('product 4.270: the bar buys from the first screen on, and leaves where the button is', async ({
    page,
    expectAccessible,
  }) => {
    await open(page, mini);
    await page.getByRole('button', { name: 'Necessary only' }).click();
    const quick = bar(page, 'Baby Carrier Mini');
    await expect(quick.getByText('$99.00')).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await quick.getByRole('button', { name: 'Add to cart' }).click();
    const added = page.getByRole('status').filter({ hasText: '1 × Baby Carrier Mini is in your cart' });
    await expect(added.getByRole('link', { name: 'View cart' })).toBeInViewport({ ratio: 1 });
    await addButton(page).scrollIntoViewIfNeeded();
    await expect(quick).toBeHidden();
    await page.getByRole('heading', { name: 'Safety' }).scrollIntoViewIfNeeded();
    await expect(quick).toBeVisible();
    await added.getByRole('link', { name: 'View cart' }).click();
    await expect(page.getByRole('list', { name: 'Items in your cart' })).toContainText('Baby Carrier Mini');
  });

  test('product 4.270: the bar covers nothing that has the focus, nor the end of the page', async ({
    page,
  }) => {
    await open(page, mini);
    const quick = bar(page, 'Baby Carrier Mini');
    await expect(quick).toBeVisible();
    const isCovered = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        const cover = document.querySelector('section[data-place]');
        if (!focused || !cover || cover.contains(focused)) return false;
        const { bottom } = focused.getBoundingClientRect();
        return bottom > cover.getBoundingClientRect().top + 1 && focused !== document.body;
      });
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await isCovered(), `stop ${stop}`).toBe(false);
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const end = page.getByRole('contentinfo');
    const [endBox, barBox] = [await end.boundingBox(), await quick.boundingBox()];
    expect((endBox?.y ?? 0) + (endBox?.height ?? Infinity)).toBeLessThanOrEqual((barBox?.y ?? 0) + 1);
  });

  test('product 4.271: a swipe shows the next picture, and its dot', async ({ page }) => {
    await open(page, mini);
    await expect(choice(page, 'Front')).toBeChecked();
    // What a swipe of one screen's width does.
    await gallery(page)
      .getByRole('list')
      .evaluate((track) => track.scrollBy({ left: track.clientWidth }));
    await expect(choice(page, 'Worn')).toBeChecked();
    await expect(gallery(page).getByRole('img', { name: /in use$/ })).toBeInViewport();
  });
});

test('product 4.271: the gallery by keyboard: arrows, the large picture, twice as large, and back', async ({
  page,
  expectAccessible,
}) => {
  await open(page, mini);
  await untilIdle(page);
  await expect(bar(page, 'Baby Carrier Mini')).toBeHidden();
  const first = gallery(page).getByRole('button', { name: /Enlarge picture 1 of/ });
  await first.focus();
  await page.keyboard.press('ArrowRight');
  const second = gallery(page).getByRole('button', { name: /Enlarge picture 2 of/ });
  await expect(second).toBeFocused();
  await expect(choice(page, 'Worn')).toBeChecked();
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog', { name: 'Pictures of Baby Carrier Mini' });
  await expect(large.getByText(/^Picture 2 of \d: Worn$/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(large.getByText(/^Picture 3 of \d: From behind$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(second).toBeFocused();
  await expect(choice(page, 'From behind')).toBeChecked();

  await first.click();
  const picture = large.getByRole('button', { name: /Show it larger/ });
  const before = await picture.boundingBox();
  await picture.click();
  const zoomed = large.getByRole('button', { name: /Show all of it/ });
  await expect
    .poll(async () => (await zoomed.boundingBox())?.width)
    .toBeCloseTo((before?.width ?? 0) * 2, -1);
});

test('product 4.273: a bundle with a chosen color of each part is in the cart with these colors', async ({
  page,
}) => {
  await open(page, kit);
  await expect(page.getByText(/^You save \$/)).toBeVisible();
  const part = (name: RegExp) => page.getByRole('group', { name });
  await part(/^Baby Carrier Mini:/)
    .getByRole('radio', { name: /^Sage green/ })
    .check();
  await part(/^Bib for Baby Carrier/)
    .getByRole('radio', { name: /^Sage green/ })
    .check();
  await part(/^Muslin Swaddle/)
    .getByRole('radio', { name: /^Cream/ })
    .check();
  await expect(page).toHaveURL(/sku=STARTER-KIT-JERSEY-SAGE-GREEN-SAGE-GREEN-CREAM/);
  await addButton(page).click();
  await page.getByRole('status').getByRole('link', { name: 'View cart' }).click();
  const line = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem').first();
  await expect(line).toContainText('Basic Starter Kit for Newborns');
  await expect(line).toContainText(
    /Baby Carrier Mini: Sage green, Jersey; Bib for Baby Carrier, 2-pack: Sage green; Muslin Swaddle, 2-pack: Cream/,
  );
});
