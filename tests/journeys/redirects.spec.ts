import type { Page } from '@playwright/test';
import { resolve } from '../../redirects/resolve.ts';
import { indexSite } from '../../redirects/testing/index-site.ts';
import { storesAt } from '../../stores/storefront.ts';
import { brand } from '../../brands/build.ts';
import { spellingsOf } from '../redirects/spellings.ts';
import { expect, test as base, walk } from '../browser/fixtures.ts';
import { at, home } from '../browser/samples.ts';
import { type PlainHost, plainHost } from './plain-host.ts';
import { navigate, open, untilIdle } from '../browser/shopper.ts';
import { originOf } from './storefronts.ts';
import { textIn } from './texts.ts';

const index = indexSite(brand.redirects, {
  store: home,
  stores: storesAt(brand.storefronts, originOf('{store}')),
});
const notFound = textIn('en', 'translation:notFound.title');

/** Where a link of the us storefront redirects to, according to `resolve`. */
function targetOf(path: string, query: string, country: string | null): string {
  const redirect = resolve(index, { path, query, country });
  if (!redirect) throw new Error(`No rule is about ${path}.`);
  return redirect.target;
}

base.skip(!brand.samples.redirects, `${brand.name} has no old addresses.`);
/** An old address, and short links, each with a country. */
const { old = '', links: sample = [] } = brand.samples.redirects ?? {};
const short = sample[0]?.[0] ?? '';

/** The shop without an edge; requests for missing files are expected to be logged. */
const test = base.extend<{ host: PlainHost; visitorCountry: string | null; sawNotFound: () => boolean }>({
  expectedErrors: /404 \(Not Found\)/,
  visitorCountry: [null, { option: true }],
  host: async ({ visitorCountry }, use) => {
    const host = await plainHost(visitorCountry);
    await use(host);
    host.close();
  },
  // Checks in every frame whether the message is visible.
  sawNotFound: async ({ page }, use) => {
    let saw = false;
    await page.exposeFunction('notFoundWasSeen', () => (saw = true));
    await page.addInitScript((title) => {
      const look = () => {
        const heading = document.querySelector('main h1');
        const isShown = heading?.textContent === title && getComputedStyle(heading).visibility === 'visible';
        if (isShown) (window as unknown as { notFoundWasSeen: () => void }).notFoundWasSeen();
        requestAnimationFrame(look);
      };
      look();
    }, notFound);
    await use(() => saw);
  },
});

/** Answers for every other storefront with an empty page, so that an address stays as requested. */
async function catchArrivals(page: Page): Promise<void> {
  await page.route(/^http:\/\/[a-z]{2}\.localhost/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>arrived</title>' }),
  );
}

test('product 2.4.3, 7.2: links of every kind are redirected in the browser too', async ({
  page,
  host,
  sawNotFound,
}) => {
  await catchArrivals(page);
  await walk(sample, async ([source, country]) => {
    for (const { path } of spellingsOf(source)) {
      const query = country === null ? '' : `?country=${country}`;
      await page.goto(`${host.origin}${path}${query}`);
      await expect(page).toHaveURL(targetOf(path, query, country));
    }
  });
  expect(sawNotFound()).toBe(false);
});

test.describe('with an edge that reports the visitor’s country', () => {
  test.use({ visitorCountry: 'kr' });

  test('its country is used unless the visitor has chosen one', async ({ page, host, context }) => {
    await catchArrivals(page);
    await page.goto(host.origin + short);
    await expect(page).toHaveURL(targetOf(short, '', 'kr'));

    await context.addCookies([{ name: 'country', value: 'us', url: host.origin }]);
    await page.goto(host.origin + short);
    await expect(page).toHaveURL(targetOf(short, '', 'us'));
  });
});

test('product 1.5: a legacy address of the shop redirects to its page and keeps the visitor’s parameters', async ({
  page,
  host,
  sawNotFound,
}) => {
  const typed = `/Undefined${old.slice(0, -1).toUpperCase()}`;
  await page.goto(`${host.origin}${typed}?gclid=1#list`);
  await expect(page).toHaveURL(`${host.origin}${targetOf(old, '?gclid=1', null)}#list`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(sawNotFound()).toBe(false);
});

test('product 2.4.3: a link within the shop to a legacy address is redirected, and going back skips it', async ({
  page,
  host,
  sawNotFound,
}) => {
  await open(page, `${host.origin}/`);
  await navigate(page, `${old}?gclid=1#list`);
  await expect(page).toHaveURL(`${host.origin}${targetOf(old, '?gclid=1', null)}#list`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(notFound);
  await page.goBack();
  await expect(page).toHaveURL(`${host.origin}/`);
  expect(sawNotFound()).toBe(false);
});

test('an address is not found that no rule matches, or whose rules cannot be fetched', async ({
  page,
  host,
  sawNotFound,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, `${host.origin}/unicorns/`);
  await expect(page.getByRole('heading', { level: 1, name: notFound })).toBeVisible();
  expect(new Set(asked.filter((path) => path.startsWith('/redirect-rules/'))).size).toBe(1);
  await expect.poll(sawNotFound).toBe(true);

  await page.route('**/redirect-rules/**', (route) => route.fulfill({ status: 404 }));
  await page.goto(host.origin + old);
  await expect(page.getByRole('heading', { level: 1, name: notFound })).toBeVisible();
});

base('no page carries the table or any part of it', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.js$|page-data\.json$/.test(new URL(response.url()).pathname)) scripts.push(response.text());
  });
  await open(page, at('home'));
  await untilIdle(page);
  const code = (await Promise.all(scripts)).join('\n');
  expect(code.length).toBeGreaterThan(100_000);
  for (const trace of ['/redirects/', 'qr-package', 'utm_campaign', 'redirect-rules'])
    expect(code, trace).not.toContain(trace);
});
