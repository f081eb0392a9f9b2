// @vitest-environment jsdom
/* eslint-disable no-restricted-globals -- looks behind the guard */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServices, json } from '../service/testing/fake-services.ts';
import { samples } from '../service/testing/search-event-samples.ts';

const base = 'https://services.test';
const session = (key = 'klevu-us') => `${base}/visitor/public/1.0/${key}/session`;
const searches = `${base}/analytics/n-search/search`;
let created = 0;
const answerOf = () => {
  created += 1;
  return json({ sessionId: `session-${created}`, segmentInfo: { segments: [], ttl: 3600 } });
};
const address = () => json({ klevu_uuid: `visitor-${created}`, ip_address: '192.0.2.1' });
const answers = {
  [session()]: answerOf,
  [session('klevu-us-es')]: answerOf,
  [`${base}/ipv4check`]: address,
  [`${base}/ipv6check`]: address,
  [searches]: () => new Response(null, { status: 204 }),
};

beforeEach(() => {
  created = 0;
});
afterEach(async () => {
  await leave();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});
let leave: () => Promise<void> = () => Promise.resolve();

/** The modules of a page that has just been opened: they remember what happened on it. */
async function openPage() {
  vi.resetModules();
  const [{ configureSearch }, { grantCategories }, { followVisitorConsent }, { reportSearchEvent }] =
    await Promise.all([
      import('../service/search-configuration.ts'),
      import('../../consent/consent-answer.ts'),
      import('./follow-consent.ts'),
      import('../service/search-events.ts'),
      import('./use-search-visitor.ts'),
    ]);
  const openIndex = (apiKey: string) =>
    configureSearch({ url: 'https://search.test', servicesUrl: base, apiKey, origins: [] });
  openIndex('klevu-us');
  leave = async () => {
    // What is still loading would run after the test.
    await import('./visitor.ts');
    grantCategories([]);
  };
  return { openIndex, grantCategories, follow: followVisitorConsent, reportSearchEvent };
}

const storedSession = () => {
  const text = localStorage.getItem('klevu-user-session');
  return text === null ? null : (JSON.parse(text) as Record<string, { sessionId: string }>);
};
const storedIp = () => localStorage.getItem('klevu-user-ip');

test('product 4.13: granting consent creates a new session and new IP data', async () => {
  const services = fakeServices(answers);
  const page = await openPage();
  const old = JSON.stringify({
    'klevu-us': {
      sessionId: 'old',
      expiry: Date.now() + 60_000,
      segmentInfo: { segments: [], ttl: 60 },
      exchangeId: null,
    },
  });
  localStorage.setItem('klevu-user-session', old);
  page.grantCategories(['functional', 'marketing']);
  page.follow();
  page.reportSearchEvent(samples.search);
  await Promise.resolve();
  expect(services.sent).toEqual([]);
  localStorage.setItem('klevu-user-session', old);

  page.grantCategories(['statistics']);
  await vi.waitFor(() => expect(storedIp()).not.toBeNull());
  expect(storedSession()).toMatchObject({ 'klevu-us': { sessionId: 'session-1' } });
  expect(services.bodiesTo(session())).toEqual([{ apiKey: 'klevu-us', sessionInfo: { connectorInfo: [] } }]);

  page.grantCategories([]);
  expect([storedSession(), storedIp()]).toEqual([null, null]);
  page.grantCategories(['statistics']);
  await vi.waitFor(() => expect(storedIp()).not.toBeNull());
  expect(storedSession()).toMatchObject({ 'klevu-us': { sessionId: 'session-2' } });
  expect(services.bodiesTo(`${base}/ipv4check`)).toEqual([{ klevu_uuid: '' }, { klevu_uuid: '' }]);
});

test('consent to something else in addition changes nothing', async () => {
  const services = fakeServices(answers);
  const page = await openPage();
  page.grantCategories(['statistics']);
  page.follow();
  await vi.waitFor(() => expect(storedIp()).not.toBeNull());
  page.grantCategories(['statistics', 'functional']);
  page.follow();
  await Promise.resolve();
  expect(services.bodiesTo(session())).toHaveLength(1);
});

test('another index has its own session', async () => {
  fakeServices(answers);
  const page = await openPage();
  page.grantCategories(['statistics']);
  page.follow();
  await vi.waitFor(() => expect(storedSession()).toHaveProperty('klevu-us'));
  page.openIndex('klevu-us-es');
  page.follow();
  await vi.waitFor(() => expect(storedSession()).toHaveProperty('klevu-us-es'));
  expect(storedSession()).toHaveProperty('klevu-us');
});

test('an event from before the page was idle is reported, and none after consent was withdrawn', async () => {
  const services = fakeServices(answers);
  const page = await openPage();
  page.grantCategories(['statistics']);
  page.reportSearchEvent(samples.search);
  page.follow();
  await vi.waitFor(() =>
    expect(services.bodiesTo(searches)).toMatchObject([
      { klevu_term: 'baby carriers', klevu_uuid: 'visitor-1' },
    ]),
  );
  page.grantCategories([]);
  page.reportSearchEvent(samples.search);
  await Promise.resolve();
  expect(services.bodiesTo(searches)).toHaveLength(1);
});

test('a shop without search asks for nothing', async () => {
  const services = fakeServices(answers);
  const page = await openPage();
  page.openIndex('');
  page.grantCategories(['statistics']);
  page.follow();
  page.reportSearchEvent(samples.search);
  await Promise.resolve();
  expect(services.sent).toEqual([]);
});
