import type { Page } from '@playwright/test';
import { expect, test, walk } from '../browser/fixtures.ts';
import { needed, sample, usual } from '../browser/samples.ts';
import { addButton, expectNothingToPress, open, untilIdle } from '../browser/shopper.ts';

const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true } as const;

const bar = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const gallery = (page: Page) => page.getByRole('region', { name: `Pictures of ${usual.name}` });
const choice = (page: Page, name: string) => gallery(page).getByRole('radio', { name, exact: true });

test('product 4.271: a picture is shown whole on the first screen, whichever it is', async ({ page }) => {
  const sizes = [
    [390, 664],
    [664, 390],
    [820, 1180],
  ] as const;
  await walk(sizes, async ([width, height]) => {
    await page.setViewportSize({ width, height });
    await open(page, usual.path);
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
  await open(page, usual.path);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('img').first()).toBeVisible();
  await expect(main.getByText(usual.price).first()).toBeVisible();
  await expect(main.getByText(/^Machine wash/).first()).toBeVisible();
  await expectNothingToPress(page);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('product 4.270: the bar buys from the first screen on, and leaves where the button is', async ({
    page,
    expectAccessible,
  }) => {
    await open(page, usual.path);
    await page.getByRole('button', { name: 'Necessary only' }).click();
    const quick = bar(page, usual.name);
    await expect(quick.getByText(usual.price)).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await quick.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(quick.getByRole('button', { name: 'Add to cart' })).toBeFocused();
    await addButton(page).scrollIntoViewIfNeeded();
    await expect(quick).toBeHidden();
    await page.getByRole('heading', { name: 'Safety' }).scrollIntoViewIfNeeded();
    await expect(quick).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).click();
    await expect(page.getByRole('list', { name: 'Items in your cart' })).toContainText(usual.name);
  });

  test('product 4.270: the bar covers nothing that has the focus, nor the end of the page', async ({
    page,
  }) => {
    await open(page, usual.path);
    const quick = bar(page, usual.name);
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
    await open(page, usual.path);
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
  await open(page, usual.path);
  await untilIdle(page);
  await expect(bar(page, usual.name)).toBeHidden();
  const first = gallery(page).getByRole('button', { name: /Enlarge picture 1 of/ });
  await first.focus();
  await page.keyboard.press('ArrowRight');
  const second = gallery(page).getByRole('button', { name: /Enlarge picture 2 of/ });
  await expect(second).toBeFocused();
  await expect(choice(page, 'Worn')).toBeChecked();
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog', { name: `Pictures of ${usual.name}` });
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
  const kit = sample('chosenParts');
  const chosen = Object.entries(needed('chosenParts').values);
  await open(page, kit.path);
  await expect(page.getByText(/^You save \$/)).toBeVisible();
  for (const [part, value] of chosen)
    await page
      .getByRole('group', { name: new RegExp(`^${part}:`) })
      .getByRole('radio', { name: new RegExp(`^${value}`) })
      .check();
  await expect(page).toHaveURL(new RegExp(`sku=${kit.sku}`));
  await addButton(page).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  const line = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem').first();
  await expect(line).toContainText(kit.name);
  for (const [part, value] of chosen) await expect(line).toContainText(`${part}: ${value}`);
});
