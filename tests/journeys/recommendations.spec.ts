import type { Locator, Page } from '@playwright/test';
import { expect, sandboxUrl, test, walk } from '../browser/fixtures.ts';
import { at, needed, usual } from '../browser/samples.ts';
import { readyToPay } from './prepared.ts';
import { acceptAll, eventsOf, visitorNumber } from './search-visitor.ts';
import { cards, goToCheckout, open, payByCard } from '../browser/shopper.ts';

/** Rows of recommended products in a browser. */

const place = (page: Page, id: string) => page.locator(`[data-late="${id}"]`);

/**
 * Records everything visible that moves without the shopper's doing, and by how much; but not what stands above the page's
 * main part, which no row can move: a header that arrives in pieces, or before its font, moves by itself on a busy computer.
 */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const isAboveMain = (node: Node | null) => {
      const main = document.querySelector('main');
      return node !== null && main?.compareDocumentPosition(node) === Node.DOCUMENT_POSITION_PRECEDING;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          readonly value: number;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        if (sources.every(({ node }) => isAboveMain(node))) continue;
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent,
        );
        shifts.push(`${value}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifted = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

/** Scrolls like a person, so that everything near the viewport is asked for in time. */
async function scrollToEnd(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 400);
        return page.evaluate(
          () => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2,
        );
      },
      { timeout: 60_000, intervals: [100] },
    )
    .toBe(true);
}

/**
 * Scrolls through the page until everything given is in it, at least once. What was answered only after its place had been
 * reached appears when the shopper comes by again, which is what happens on a busy computer.
 */
const scrollUntilShown = (page: Page, ...expected: readonly Locator[]) =>
  expect(async () => {
    await scrollToEnd(page);
    for (const tile of expected) await expect(tile).not.toHaveCount(0, { timeout: 3000 });
  }).toPass({ timeout: 80_000 });

for (const [width, rows] of [
  [
    390,
    [
      [at('home'), ['home-trending', 'home-new', 'home-picked']],
      [usual.path, ['product-together', 'product-similar']],
      [at('cart'), ['home-trending']],
    ],
  ],
  [1280, [[usual.path, ['product-together', 'product-similar']]]],
] as const)
  test(`rows appear without moving anything (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 664 });
    await watchShifts(page);
    await walk(rows, async ([path, ids]) => {
      await open(page, path);
      await scrollUntilShown(page, ...ids.map((id) => place(page, id).getByRole('article')));
      expect(await shifted(page), path).toEqual([]);
    });
  });

test.describe('without an answer', () => {
  test.use({ expectedErrors: /500/ });

  test('rows of the build stay and the others leave no hole', async ({ page }) => {
    await page.route(`${sandboxUrl}/klevu/**`, (route) => route.fulfill({ status: 500, json: null }));
    await open(page, usual.path);
    await scrollToEnd(page);
    await expect(place(page, 'product-together').getByRole('article')).not.toHaveCount(0);
    for (const id of ['product-similar', 'product-also-viewed'])
      expect(await place(page, id).evaluate(({ clientHeight }) => clientHeight)).toBe(0);
  });
});

test('with consent, what was seen and chosen is reported once each', async ({ page, request }) => {
  await open(page, usual.path);
  await acceptAll(page);
  const visitor = await visitorNumber(page);
  const row = place(page, 'product-similar');
  await scrollUntilShown(page, row.getByRole('article'));
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole('article')).toHaveCount(4);
  await row.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/sku=/);
  const events = async () =>
    (await eventsOf(request, visitor)).filter(({ content }) =>
      JSON.stringify(content).includes('"product-similar"'),
    );
  await expect
    .poll(async () => (await events()).map(({ name }) => name).sort())
    .toEqual(['select_recs_list', 'view_recs_list']);
  expect((await events()).map(({ problem }) => problem)).toEqual([null, null]);
});

/** What recommendations are asked to start from: the IDs of records in every request to the search service. */
function watchSources(page: Page): Set<string> {
  const sources = new Set<string>();
  page.on('request', (request) => {
    if (!request.url().endsWith('/cs/v2/search')) return;
    for (const [, id = ''] of (request.postData() ?? '').matchAll(/"records":\[\{"id":"([^"]*)"/g))
      sources.add(id);
  });
  return sources;
}

test('recommendations start from the record of the variant shown, and the order’s are on its confirmation', async ({
  page,
}) => {
  const sku = needed('otherVariant').sku;
  const sources = watchSources(page);
  await readyToPay(page, [sku]);
  await open(page, `${usual.path}?sku=${sku}`);
  await scrollUntilShown(page, place(page, 'product-visually-similar').getByRole('article'));
  expect([...sources]).toEqual([sku]);
  await open(page, at('cart'));
  await scrollUntilShown(page, place(page, 'cart-together').getByRole('article'));
  await goToCheckout(page);
  await payByCard(page, cards.approved);
  await expect(page.getByRole('heading', { name: 'Thank you, Alex' })).toBeVisible();
  const withOrder = page.getByRole('region', { name: 'Goes with your order' });
  await scrollUntilShown(page, withOrder.getByRole('article'));
  expect([...sources]).toEqual([sku]);
});
