import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';
import { expect, sandboxUrl, test } from './fixtures.ts';
import { type Recording, startRecordingProxy } from './recording-proxy.ts';
import { addToCart, cards, chooseDelivery, expectOrder, fillAddress, open, payByCard } from './shopper.ts';

/** A browser whose every request passes the recording proxy. */
const recorded = test.extend<{ recording: Recording }>({
  recording: async ({}, use) => {
    const recording = await startRecordingProxy();
    await use(recording);
    await recording.close();
  },
  proxy: async ({ recording }, use) => use({ server: recording.server }),
});

const bib = '/products/kitchen/baby-bib/';

/** What tells the search service about a visitor; the preflights of requests are not told apart. */
const aboutVisitor = ({ urls }: Recording) =>
  urls.flatMap((url) => /\/klevu\/(visitor|analytics|ipv[46]check).*/.exec(url)?.[0] ?? []);

const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy' });
const acceptAll = async (page: Page) => {
  await banner(page).getByRole('button', { name: 'Accept all' }).click();
  await expect(banner(page)).toBeHidden();
};

/** The entries of the search service in the browser; its settings are nobody's. */
const stored = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
      .filter((name) => name.startsWith('klevu-') && name !== 'klevu-kmc-data')
      .sort(),
  );
const entry = (page: Page, name: string) =>
  page.evaluate((key) => localStorage.getItem(key) ?? sessionStorage.getItem(key), name);

const visitorSchema = z.object({ 'klevu-us': z.object({ uuid: z.string() }) });
const sessionSchema = z.object({ 'klevu-us': z.object({ sessionId: z.string() }) });

/** The number that the service has given this visitor, once it is known. */
async function visitorNumber(page: Page): Promise<string> {
  await expect.poll(() => stored(page)).toContain('klevu-user-ip');
  const known = visitorSchema.parse(JSON.parse((await entry(page, 'klevu-user-ip')) ?? ''));
  return known['klevu-us'].uuid;
}

const eventsSchema = z.array(
  z.object({ name: z.string(), problem: z.string().nullable(), content: z.unknown() }),
);

/** What the service was told about a visitor, in order; other journeys run at the same time. */
async function eventsOf(request: APIRequestContext, visitor: string) {
  const answer = await request.get(`${sandboxUrl}/klevu/events.json`);
  return eventsSchema
    .parse(await answer.json())
    .filter(({ content }) => JSON.stringify(content).includes(visitor));
}

const purchasesOf = async (request: APIRequestContext, visitor: string) =>
  (await eventsOf(request, visitor)).filter(({ name }) => name === 'order_purchase');

async function searchFor(page: Page, term: string): Promise<void> {
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox').fill(term);
  await page.getByRole('combobox').press('Enter');
}
const openResult = (page: Page, name: RegExp) =>
  page.getByRole('main').getByRole('link', { name }).first().click();

async function checkOut(page: Page): Promise<void> {
  await open(page, '/checkout/');
  await fillAddress(page);
  await chooseDelivery(page, 'Standard');
  await payByCard(page, cards.approved);
}

for (const [how, answer] of [
  ['without an answer', () => Promise.resolve()],
  ['after a refusal', (page: Page) => page.getByRole('button', { name: 'Necessary only' }).click()],
] as const)
  recorded(
    `product 6.2: ${how}, searching, browsing, and buying tell the search service nothing about the visitor`,
    async ({ page, recording }) => {
      const searches: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/cs/v2/search')) searches.push(request.postData() ?? '');
      });
      await open(page, '/');
      await answer(page);
      await searchFor(page, 'bib');
      await openResult(page, /Baby Bib/);
      await expect(page.getByRole('heading', { level: 1, name: 'Baby Bib' })).toBeVisible();
      await open(page, '/products/kitchen/');
      await page.getByRole('main').getByRole('link', { name: 'Baby Bib', exact: true }).click();
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await expect(page.getByText(/in your cart/).first()).toBeVisible();
      await checkOut(page);
      await expectOrder(page, 'Baby Bib');
      await page.waitForLoadState('networkidle');

      expect(aboutVisitor(recording)).toEqual([]);
      expect(recording.urls.filter((url) => url.includes('sids='))).toEqual([]);
      expect(recording.cookies.map(({ name }) => name).filter((name) => /klevu/i.test(name))).toEqual([]);
      expect(await stored(page)).toEqual([]);
      expect(searches.length).toBeGreaterThan(0);
      expect(searches.filter((body) => /personalisation|sessionId|klevu_uuid/.test(body))).toEqual([]);
    },
  );

recorded(
  'product 4.13, 7.15, 7.16: consent starts one session and one request for each address; pages continue them',
  async ({ page, recording }) => {
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    expect(aboutVisitor(recording)).toEqual([]);
    const sent: [string, unknown][] = [];
    page.on('request', (request) => {
      const path = /\/klevu\/((visitor|ipv).*)/.exec(request.url())?.[1];
      if (path !== undefined && request.method() === 'POST') sent.push([path, request.postDataJSON()]);
    });
    await acceptAll(page);
    const visitor = await visitorNumber(page);
    await expect.poll(() => stored(page)).toEqual(['klevu-user-ip', 'klevu-user-session']);
    expect(sent.toSorted(([one], [other]) => one.localeCompare(other))).toEqual([
      ['ipv4check', { klevu_uuid: '' }],
      ['ipv6check', { klevu_uuid: visitor }],
      ['visitor/public/1.0/klevu-us/session', { apiKey: 'klevu-us', sessionInfo: { connectorInfo: [] } }],
    ]);
    await open(page, bib);
    await page.waitForLoadState('networkidle');
    expect(sent).toHaveLength(3);
  },
);

test('product 7.17, 7.18: with consent, what a shopper searches, chooses, and buys is reported once, with who they are', async ({
  page,
  request,
}) => {
  await open(page, '/');
  await acceptAll(page);
  const visitor = await visitorNumber(page);
  await searchFor(page, 'bib');
  await openResult(page, /Baby Bib/);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText(/in your cart/).first()).toBeVisible();
  await checkOut(page);
  await expectOrder(page, 'Baby Bib');
  const number = /Order ([A-Z0-9-]+)/.exec(await page.getByRole('main').innerText())?.[1];
  await expect.poll(() => purchasesOf(request, visitor)).toHaveLength(1);

  await page.reload();
  await expectOrder(page, 'Baby Bib');
  await page.goBack();
  await page.goForward();
  await expectOrder(page, 'Baby Bib');
  await page.waitForLoadState('networkidle');
  const events = await eventsOf(request, visitor);
  expect(events.filter(({ problem }) => problem !== null)).toEqual([]);
  const only = (name: string) => events.filter((event) => event.name === name).map(({ content }) => content);
  const profile = { klevu_uuid: visitor, klevu_shopperIP_v4: '192.0.2.1', data_protection: 'true' };
  expect(only('n-search/search')).toEqual([
    expect.objectContaining({ klevu_apiKey: 'klevu-us', klevu_term: 'bib', ...profile }),
  ]);
  expect(only('productTracking')).toEqual([
    expect.objectContaining({ klevu_keywords: 'bib', klevu_productName: 'Baby Bib', ...profile }),
  ]);
  const session = sessionSchema.parse(JSON.parse((await entry(page, 'klevu-user-session')) ?? ''));
  expect(only('order_purchase')).toEqual([
    expect.objectContaining({
      event_apikey: 'klevu-us',
      user_profile: expect.objectContaining({
        sessionId: session['klevu-us'].sessionId,
        klevu_uuid: visitor,
        data_protection: true,
      }),
      event_data: {
        items: [
          expect.objectContaining({ item_name: 'Baby Bib', currency: 'USD', order_id: number, units: 1 }),
        ],
      },
    }),
  ]);
  expect(await stored(page)).toEqual(expect.arrayContaining(['klevu-last-clicks', 'klevu-last-searches']));
});

recorded(
  'product 4.14: withdrawing consent deletes everything and stops every tab',
  async ({ page: one, context, recording }) => {
    await open(one, '/');
    await acceptAll(one);
    await visitorNumber(one);
    await searchFor(one, 'bib');
    await expect.poll(() => stored(one)).toContain('klevu-last-searches');
    const two = await context.newPage();
    await open(two, bib);
    await two.waitForLoadState('networkidle');
    await one.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click();
    await one.getByRole('dialog').getByRole('button', { name: 'Necessary only' }).click();
    await expect.poll(() => stored(one)).toEqual([]);
    await expect.poll(() => stored(two)).toEqual([]);

    recording.urls.splice(0);
    await one.getByRole('main').getByRole('search').getByRole('combobox').fill('potty');
    await one.getByRole('main').getByRole('search').getByRole('combobox').press('Enter');
    await searchFor(two, 'potty');
    for (const page of [one, two]) {
      await openResult(page, /Potty/);
      await page.waitForLoadState('networkidle');
      expect(await stored(page)).toEqual([]);
    }
    expect(aboutVisitor(recording)).toEqual([]);
  },
);

test.describe('when answers get lost', () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR|CORS|HTTP 5/ });

  test('product 7.21: a purchase that could not be reported is reported on the next page, once', async ({
    page,
    request,
  }) => {
    await addToCart(page, bib);
    await acceptAll(page);
    const visitor = await visitorNumber(page);
    await page.route('**/klevu/analytics/collect', (route) => route.abort('connectionreset'));
    await checkOut(page);
    await expectOrder(page, 'Baby Bib');
    await expect.poll(() => entry(page, 'klevu-pending-analytics')).toContain('order_purchase');
    expect(await purchasesOf(request, visitor)).toEqual([]);
    await page.unrouteAll();
    await open(page, '/');
    await expect.poll(() => purchasesOf(request, visitor)).toHaveLength(1);
    await open(page, bib);
    await page.waitForLoadState('networkidle');
    expect(await purchasesOf(request, visitor)).toHaveLength(1);
    expect(await entry(page, 'klevu-pending-analytics')).not.toContain('order_purchase');
  });

  test('an order whose answer was lost is reported once', async ({ page, request }) => {
    await addToCart(page, bib);
    await acceptAll(page);
    const visitor = await visitorNumber(page);
    await page.route(
      '**/api/payments',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await checkOut(page);
    await expectOrder(page, 'Baby Bib');
    await expect.poll(() => purchasesOf(request, visitor)).toHaveLength(1);
    await page.reload();
    await expectOrder(page, 'Baby Bib');
    await page.waitForLoadState('networkidle');
    expect(await purchasesOf(request, visitor)).toHaveLength(1);
  });
});
