import type { Locator, Page } from '@playwright/test';
import { expect, test, walk } from '../browser/fixtures.ts';
import { at, category, comparisons, finderPaths, guideAt, usual } from '../browser/samples.ts';
import { cartWith } from './prepared.ts';
import { open } from '../browser/shopper.ts';

const guide = guideAt();

/** Every kind of screen; the cart and the checkout come last, with something in the cart. */
const screens = [
  at('home'),
  category.path,
  usual.path,
  guide,
  at('content/manuals'),
  `${at('search')}?q=${usual.name}`,
  at('contact'),
  at('stores'),
  ...finderPaths,
  at('styleguide'),
  ...comparisons,
  at('cart'),
  at('checkout'),
] as const;

async function show(page: Page, path: string): Promise<void> {
  if (path === at('cart')) await cartWith(page, [usual.sku]);
  await open(page, path);
  const privacy = page.getByRole('button', { name: 'Necessary only' });
  if (await privacy.isVisible()) await privacy.click();
  // Not over a link.
  await page.mouse.move(0, 0);
  if (path === at('cart')) await expect(page.getByRole('link', { name: 'Go to checkout' })).toBeVisible();
  if (path === at('checkout')) await expect(page.getByRole('main').getByLabel('Email')).toBeVisible();
}

for (const [percent, width] of [
  [200, 390],
  [150, 320],
] as const) {
  test.describe(`product 4.253: at ${percent} % text on ${width} pixels`, () => {
    test.use({ viewport: { width, height: 664 }, hasTouch: true, isMobile: true });

    const enlarge = (page: Page) =>
      page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent);

    test('no screen scrolls sideways', async ({ page }) => {
      await walk(screens, async (path) => {
        await show(page, path);
        await enlarge(page);
        await expect.poll(() => sidewaysIn(page)).toEqual([]);
      });
    });

    test('the first screen of the home page shows its title, and the number of products does not cover the cart’s icon', async ({
      page,
    }) => {
      await cartWith(page, [usual.sku]);
      await show(page, at('home'));
      await enlarge(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 0.3 });
      const cart = page.getByRole('link', { name: /^Cart/ });
      const icon = await boxOf(cart.locator('svg'));
      const badge = await boxOf(cart.getByText('1', { exact: true }));
      // It may touch a corner.
      const shared =
        Math.max(0, Math.min(icon.right, badge.right) - Math.max(icon.left, badge.left)) *
        Math.max(0, Math.min(icon.bottom, badge.bottom) - Math.max(icon.top, badge.top));
      expect(shared).toBeLessThan(0.3 * (icon.right - icon.left) * (icon.bottom - icon.top));
    });
  });
}

/** What reaches beyond the screen’s edge and is not cut off or scrolled by something around it. */
const sidewaysIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isHeld = (element: Element): boolean => {
      const { parentElement } = element;
      if (parentElement === null || parentElement === document.body) return false;
      return getComputedStyle(parentElement).overflowX !== 'visible' || isHeld(parentElement);
    };
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 1 && !isHeld(element))
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
  });

const boxOf = (target: Locator) =>
  target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });

test.describe('product 4.254: in forced colors', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('only the current item of a menu is marked', async ({ page }) => {
    await show(page, category.path);
    const items = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect.poll(() => items.count()).toBeGreaterThan(3);
    const marked = await items.evaluateAll((links) =>
      links
        .filter((link) => {
          const { outlineStyle, textDecorationLine, borderBottomStyle, borderBottomWidth } =
            getComputedStyle(link);
          const hasBorder = borderBottomStyle !== 'none' && borderBottomWidth !== '0px';
          return outlineStyle !== 'none' || textDecorationLine !== 'none' || hasBorder;
        })
        .map((link) => link.textContent),
    );
    expect(marked).toEqual([category.name]);
  });

  test('every button has an edge, and the chosen color can be told from the others', async ({ page }) => {
    await show(page, usual.path);
    const bare = await page
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => getComputedStyle(button).borderTopStyle === 'none')
          .map((button) => button.outerHTML),
      );
    expect(bare).toEqual([]);
    const widths = await page
      .getByRole('group', { name: /^Color/ })
      .getByRole('radio')
      .evaluateAll((radios) =>
        radios.map((radio) => ({
          checked: (radio as HTMLInputElement).checked,
          width: parseFloat(getComputedStyle(radio.parentElement ?? radio).borderTopWidth),
        })),
      );
    const chosen = widths.filter(({ checked }) => checked).map(({ width }) => width);
    const others = widths.filter(({ checked }) => !checked).map(({ width }) => width);
    expect(chosen).toHaveLength(1);
    expect(Math.max(...others)).toBeLessThan(chosen[0] ?? 0);
  });
});

test.describe('product 4.252: where the device asks for dark screens', () => {
  test.use({ viewport: { width: 390, height: 664 }, colorScheme: 'dark' });

  for (const [part, some] of Object.entries({ first: screens.slice(0, 6), other: screens.slice(6) }))
    test(`the ${part} screens are dark, and axe finds nothing`, async ({ page, expectAccessible }) => {
      await walk(some, async (path) => {
        await show(page, path);
        expect(await brightnessOf(page.locator('body'))).toBeLessThan(40);
        await expectAccessible(page);
      });
    });
});

/** Of an element’s background: 0 is black, 255 is white. */
const brightnessOf = (target: Locator): Promise<number> =>
  target.evaluate((element) => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(element)
      .backgroundColor.match(/[\d.]+/g)
      ?.map(Number) ?? [255, 255, 255];
    return Math.max(red, green, blue);
  });

test.describe('product 4.250: fonts', () => {
  test('a page in Latin letters fetches two, which nothing moves for', async ({ page }) => {
    const fetched: number[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'font')
        void response.body().then(({ byteLength }) => fetched.push(byteLength));
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Late enough for the text to be there before them.
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await open(page, usual.path);
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => fetched.length).toBe(2);
    expect(fetched.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(39_000);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
  });
});

test.describe('product 4.255: the style guide', () => {
  test('may not be listed, and nothing links to it', async ({ page, request }) => {
    await open(page, at('styleguide'));
    await expect(page.getByRole('heading', { level: 1, name: 'Style guide' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    for (const path of [at('home'), at('not-found'), '/sitemap-index.xml', '/sitemap-en.xml'])
      expect(await (await request.get(path)).text(), path).not.toMatch(/(href="|<loc>)[^"<]*styleguide/);
  });
});
