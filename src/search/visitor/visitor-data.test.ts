// @vitest-environment jsdom
/* eslint-disable no-restricted-globals -- looks behind the guard */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { visitorSegments } from '../service/stored-session.ts';
import { expectWarnings, fakeServices, json } from '../service/testing/fake-services.ts';
import { agreeTo, leaveShop, openIndex, stored } from '../service/testing/visitors.ts';
import { createIpResolver, createUserSession } from './visitor-data.ts';

const start = Date.UTC(2026, 0, 5);
const url = 'https://visitor.test/public/1.0/klevu-us/session';
const hour = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  openIndex();
  agreeTo('statistics');
});
afterEach(() => {
  for (const data of open.splice(0)) data.stop();
  leaveShop();
});

const open: { readonly stop: () => void }[] = [];
function sessionOf(exchangeId: () => string | null = () => null) {
  const session = createUserSession('klevu-us', url, exchangeId);
  open.push(session);
  return session;
}

const answer = (ttl: unknown = 3600, sessionId = 'session-1') =>
  json({ sessionId, segmentInfo: { segments: ['new parents'], ttl } });
const keep = (value: unknown) =>
  localStorage.setItem('klevu-user-session', JSON.stringify({ 'klevu-us': value }));
const valid = {
  sessionId: 'session-0',
  expiry: start + hour,
  segmentInfo: { segments: [], ttl: 3600 },
  exchangeId: null,
};

test('product 7.15, 3.18: a session is requested with the API key and kept with its segments', async () => {
  const services = fakeServices({ [url]: () => answer() });
  const session = sessionOf();
  await session.start();
  expect(services.sent).toMatchObject([{ url, init: { method: 'POST', credentials: 'omit' } }]);
  expect(services.bodiesTo(url)).toEqual([{ apiKey: 'klevu-us', sessionInfo: { connectorInfo: [] } }]);
  const expected = {
    sessionId: 'session-1',
    segmentInfo: { segments: ['new parents'], ttl: 3600 },
    exchangeId: null,
    expiry: start + hour,
  };
  expect(session.current()).toEqual(expected);
  expect(stored('klevu-user-session')).toEqual({ 'klevu-us': expected });
  expect(visitorSegments()).toEqual(['new parents']);
});

describe('product 4.15: a stored session', () => {
  test('that is valid is taken up without a request', async () => {
    keep(valid);
    const services = fakeServices();
    const session = sessionOf();
    await session.start();
    expect([session.current()?.sessionId, services.sent]).toEqual(['session-0', []]);
  });

  test.each([
    ['without an ID', { ...valid, sessionId: '' }, false],
    ['whose expiry has passed', { ...valid, expiry: start }, true],
    ['whose expiry is absurd', { ...valid, expiry: start + 2 ** 40 }, true],
    ['that is damaged', 'damaged', false],
  ])('%s is replaced', async (_, value, isKnown) => {
    keep(value);
    const services = fakeServices({ [url]: () => answer() });
    const session = sessionOf();
    await session.start();
    expect(session.current()?.sessionId).toBe('session-1');
    expect(services.bodiesTo(url)).toEqual([
      expect.objectContaining(isKnown ? { sessionId: 'session-0' } : { apiKey: 'klevu-us' }),
    ]);
  });
});

test('product 4.16: a new one is created when the lifetime of the segments has ended', async () => {
  const services = fakeServices({ [url]: () => answer(7200) });
  await sessionOf().start();
  await vi.advanceTimersByTimeAsync(2 * hour - 1);
  expect(services.sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(services.bodiesTo(url)[1]).toMatchObject({ sessionId: 'session-1' });
});

describe('whatever lifetime the service tells, it is not flooded', () => {
  test.each([
    ['none', undefined, 24],
    ['a second', 1, 24 * 60],
    ['more than a timer can wait for', 2_147_484, 0],
  ])('%s', async (_, ttl, perDay) => {
    const services = fakeServices({ [url]: () => answer(ttl) });
    const session = sessionOf();
    await session.start();
    expect(session.current()?.sessionId).toBe('session-1');
    await vi.advanceTimersByTimeAsync(24 * hour);
    expect(services.sent).toHaveLength(1 + perDay);
  });
});

test('one request runs at a time', async () => {
  const services = fakeServices({ [url]: () => answer() });
  const session = sessionOf();
  await Promise.all([session.start(), session.refresh(), session.refresh()]);
  expect(services.sent).toHaveLength(1);
});

describe('product 8.10: a session that cannot be created is logged and tried again after an hour', () => {
  test.each([
    ['the service cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['it fails', () => json({ sessionId: 'session-1' }, 500)],
    ['it answers something else', () => json({ sessionId: '' })],
  ])('%s', async (_, failure) => {
    const warnings = expectWarnings();
    const services = fakeServices({ [url]: failure });
    const session = sessionOf();
    await session.start();
    expect(warnings).toHaveBeenCalledExactlyOnceWith('Failed to generate user session', expect.anything());
    expect([session.current(), stored('klevu-user-session')]).toEqual([null, null]);
    services.answers[url] = () => answer();
    await vi.advanceTimersByTimeAsync(hour - 1);
    expect(session.current()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(session.current()?.sessionId).toBe('session-1');
  });
});

test('product 8.13: asking for a session that was not started is an error', () => {
  expect(() => sessionOf().current()).toThrow('KlevuUserSession not initialized.');
});

test('product 7.11: the newsletter’s ID is sent, and one that was found later creates a new session once', async () => {
  let id: string | null = null;
  const services = fakeServices({ [url]: () => answer() });
  const session = sessionOf(() => id);
  await session.start();
  id = 'exchange-1';
  await session.refresh();
  await session.refresh();
  expect(services.bodiesTo(url)).toEqual([
    { apiKey: 'klevu-us', sessionInfo: { connectorInfo: [] } },
    {
      apiKey: 'klevu-us',
      sessionId: 'session-1',
      sessionInfo: { connectorInfo: [{ connectorType: 'klaviyo', exchangeId: 'exchange-1' }] },
    },
  ]);
  // The next page knows that already.
  await sessionOf(() => 'exchange-1').start();
  expect(services.sent).toHaveLength(2);
});

test('what is stopped forgets its session, and an answer that comes later', async () => {
  let respond: (response: Response) => void = () => undefined;
  const services = fakeServices({ [url]: () => new Promise<Response>((resolve) => (respond = resolve)) });
  const session = sessionOf();
  const started = session.start();
  session.stop();
  agreeTo();
  respond(answer());
  await started;
  expect([session.current(), stored('klevu-user-session')]).toEqual([null, null]);
  await vi.advanceTimersByTimeAsync(48 * hour);
  expect(services.sent).toHaveLength(1);
});

const ipv4 = 'https://ipv4check.test';
const ipv6 = 'https://ipv6check.test';
const four = () => json({ klevu_uuid: 'visitor-1', ip_address: '192.0.2.1' });
const six = () => json({ klevu_uuid: 'visitor-1', ip_address: '2001:db8::1' });

function resolver() {
  const created = createIpResolver('klevu-us', { ipv4, ipv6 });
  open.push(created);
  return created;
}

test('product 7.16, 3.19: IPv4 is asked for first, then IPv6 with the number it told', async () => {
  const services = fakeServices({ [ipv4]: four, [ipv6]: six });
  const addresses = resolver();
  await addresses.start();
  expect(services.sent.map(({ url, body }) => [url, body])).toEqual([
    [ipv4, { klevu_uuid: '' }],
    [ipv6, { klevu_uuid: 'visitor-1' }],
  ]);
  const expected = { uuid: 'visitor-1', ipv4: '192.0.2.1', ipv6: '2001:db8::1', expiry: start + hour };
  expect(addresses.current()).toEqual(expected);
  expect(stored('klevu-user-ip')).toEqual({ 'klevu-us': expected });
});

describe('a visitor with one version only', () => {
  test.each([
    ['IPv4', { [ipv4]: four }, { ipv4: '192.0.2.1', ipv6: '' }],
    ['IPv6', { [ipv6]: six }, { ipv4: '', ipv6: '2001:db8::1' }],
    [
      'IPv6, and a service that answers something else',
      { [ipv4]: () => json([]), [ipv6]: six },
      { ipv4: '' },
    ],
  ])('%s has that one, and is not asked on every page', async (_, answers, expected) => {
    const warnings = expectWarnings();
    const services = fakeServices(answers);
    await resolver().start();
    expect(warnings).toHaveBeenCalledOnce();
    const nextPage = resolver();
    await nextPage.start();
    expect(nextPage.current()).toMatchObject({ uuid: 'visitor-1', ...expected });
    expect(services.sent).toHaveLength(2);
  });
});

test('product 9.10: the data is renewed after an hour, with the number known', async () => {
  const services = fakeServices({ [ipv4]: four, [ipv6]: six });
  await resolver().start();
  await vi.advanceTimersByTimeAsync(hour - 1);
  expect(services.sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(services.bodiesTo(ipv4)).toEqual([{ klevu_uuid: '' }, { klevu_uuid: 'visitor-1' }]);
  expect(services.sent).toHaveLength(4);
});

test('product 8.11: if no service answers, that is logged, and both are asked again after an hour', async () => {
  const warnings = expectWarnings();
  const services = fakeServices();
  const addresses = resolver();
  await addresses.start();
  expect(warnings.mock.lastCall?.[0]).toBe('Failed to resolve IP addresses');
  expect([addresses.current(), stored('klevu-user-ip')]).toEqual([null, null]);
  Object.assign(services.answers, { [ipv4]: four, [ipv6]: six });
  await vi.advanceTimersByTimeAsync(hour - 1);
  expect(services.sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(addresses.current()).toMatchObject({ ipv4: '192.0.2.1' });
});

test('product 8.14: asking for data that was not started is an error', () => {
  expect(() => resolver().current()).toThrow('KlevuIpResolver not initialized.');
});
