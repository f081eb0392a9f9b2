import type { Page } from '@playwright/test';
import { expect, test, walk } from '../browser/fixtures.ts';
import { at, category, sample, usual } from '../browser/samples.ts';
import { open } from '../browser/shopper.ts';

interface Requested {
  readonly path: string;
  readonly kind: string;
  /** What made the browser ask for it: `parser` for the HTML. */
  readonly initiator: string;
}

/** Everything of the storefront's own that a page requests until it is hydrated, except for the shop API. */
async function firstView(page: Page, path: string): Promise<readonly Requested[]> {
  const requested: Requested[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  client.on('Network.requestWillBeSent', ({ request, initiator, type }) => {
    const { origin, pathname, search } = new URL(request.url);
    if (origin === new URL(page.url()).origin && !pathname.startsWith('/api/'))
      requested.push({ path: pathname + search, kind: type ?? '', initiator: initiator.type });
  });
  await page.addInitScript(() => {
    // What waits for an idle page never gets one.
    window.requestIdleCallback = () => 0;
  });
  await open(page, path);
  return [...requested];
}

/** One page of each template. */
const pages = [
  at('home'),
  usual.path,
  `${usual.path}?utm_source=letter`,
  sample('bundle').path,
  category.path,
  at('content/returns'),
  at('search'),
  at('stores'),
  at('cart'),
];

test('the HTML of every page announces everything it needs, nothing is requested twice, and a product’s picture comes first', async ({
  context,
}) => {
  await walk(pages, async (path) => {
    const page = await context.newPage();
    const requested = await firstView(page, path);
    const paths = requested.map((file) => file.path);
    expect.soft(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
    const needed = requested.filter(({ kind }) =>
      ['Script', 'Stylesheet', 'Font', 'Fetch', 'XHR'].includes(kind),
    );
    expect(needed.length).toBeGreaterThan(0);
    expect.soft(needed.filter(({ initiator }) => initiator !== 'parser')).toEqual([]);
    if (path === usual.path) {
      const [first, ...others] = requested.filter(({ kind }) => kind === 'Image').map((file) => file.path);
      const shown = page
        .getByRole('region', { name: /^Pictures of/ })
        .getByRole('img')
        .first();
      expect(await shown.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain(first);
      expect(others).not.toContain(first);
    }
    await page.close();
  });
});

test('after a navigation within the shop, the selector still leads to the same page elsewhere', async ({
  page,
}) => {
  await open(page, category.path);
  const alternates = page.locator('head link[hreflang]');
  expect(await alternates.count()).toBeGreaterThan(0);
  await page.getByRole('link', { name: usual.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: usual.name })).toBeVisible();
  await expect(alternates).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Country and language/ })
    .first()
    .click();
  await page.getByRole('searchbox').fill('swe');
  await expect(page.getByRole('link', { name: /Sweden/ })).toHaveAttribute('href', new RegExp(usual.path));
});
