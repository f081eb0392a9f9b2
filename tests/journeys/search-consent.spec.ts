import { expect } from '../browser/fixtures.ts';
import { at, needed, sample, second } from '../browser/samples.ts';
import { type Recording, test } from './recording-proxy.ts';
import { acceptAll, openResult, searchFor, stored, visitorNumber } from './search-visitor.ts';
import { open, untilIdle } from '../browser/shopper.ts';

const third = sample('third');

/** What tells the search service about a visitor; the preflights of requests are not told apart. */
const aboutVisitor = ({ urls }: Recording) =>
  urls.flatMap((url) => /\/klevu\/(visitor|analytics|ipv[46]check).*/.exec(url)?.[0] ?? []);

test('product 4.13, 7.11, 7.15, 7.16: consent starts one session and one request for each address; pages continue them', async ({
  page,
  recording,
}) => {
  await open(page, at('home'));
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
  await open(page, second.path);
  await untilIdle(page);
  expect(sent).toHaveLength(3);
});

test('product 4.14: withdrawing consent deletes everything and stops every tab', async ({
  page: one,
  context,
  recording,
}) => {
  await open(one, at('home'));
  await acceptAll(one);
  await visitorNumber(one);
  await searchFor(one, needed('searches').second);
  await expect.poll(() => stored(one)).toContain('klevu-last-searches');
  const two = await context.newPage();
  await open(two, second.path);
  await untilIdle(two);
  await one.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click();
  await one.getByRole('dialog').getByRole('button', { name: 'Necessary only' }).click();
  await expect.poll(() => stored(one)).toEqual([]);
  await expect.poll(() => stored(two)).toEqual([]);

  recording.urls.splice(0);
  await one.getByRole('main').getByRole('search').getByRole('combobox').fill(third.name);
  await one.getByRole('main').getByRole('search').getByRole('combobox').press('Enter');
  await searchFor(two, third.name);
  for (const page of [one, two]) {
    await openResult(page, third.name);
    await untilIdle(page);
    expect(await stored(page)).toEqual([]);
  }
  expect(aboutVisitor(recording)).toEqual([]);
});
