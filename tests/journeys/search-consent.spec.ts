import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { type Recording, startRecordingProxy } from './recording-proxy.ts';
import { acceptAll, checkOut, openResult, searchFor, stored, visitorNumber } from './search-visitor.ts';
import { addButton, expectOrder, open, untilIdle } from './shopper.ts';

/** A browser whose every request passes the recording proxy. */
const test = base.extend<{ recording: Recording }>({
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

for (const [how, answer] of [
  ['without an answer', () => Promise.resolve()],
  ['after a refusal', (page: Page) => page.getByRole('button', { name: 'Necessary only' }).click()],
] as const)
  test(`product 6.2, 6.3: ${how}, searching, browsing, and buying tell the search service nothing about the visitor`, async ({
    page,
    recording,
  }) => {
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
    await addButton(page).click();
    await expect(page.getByText(/in your cart/).first()).toBeVisible();
    await checkOut(page);
    await expectOrder(page, 'Baby Bib');
    await untilIdle(page);

    expect(aboutVisitor(recording)).toEqual([]);
    expect(recording.urls.filter((url) => url.includes('sids='))).toEqual([]);
    expect(recording.cookies.map(({ name }) => name).filter((name) => /klevu/i.test(name))).toEqual([]);
    expect(await stored(page)).toEqual([]);
    expect(searches.length).toBeGreaterThan(0);
    expect(searches.filter((body) => /personalisation|sessionId|klevu_uuid/.test(body))).toEqual([]);
  });

test('product 4.13, 7.11, 7.15, 7.16: consent starts one session and one request for each address; pages continue them', async ({
  page,
  recording,
}) => {
  await open(page, '/');
  await untilIdle(page);
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
  await untilIdle(page);
  expect(sent).toHaveLength(3);
});

test('product 4.14: withdrawing consent deletes everything and stops every tab', async ({
  page: one,
  context,
  recording,
}) => {
  await open(one, '/');
  await acceptAll(one);
  await visitorNumber(one);
  await searchFor(one, 'bib');
  await expect.poll(() => stored(one)).toContain('klevu-last-searches');
  const two = await context.newPage();
  await open(two, bib);
  await untilIdle(two);
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
    await untilIdle(page);
    expect(await stored(page)).toEqual([]);
  }
  expect(aboutVisitor(recording)).toEqual([]);
});
