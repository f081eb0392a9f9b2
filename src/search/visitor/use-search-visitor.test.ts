// @vitest-environment jsdom
/* eslint-disable no-restricted-globals -- looks behind the guard */
import { renderHook } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectWarnings, fakeServices, json } from '../service/testing/fake-services.ts';
import { agreeTo, leaveShop, openIndex, stored } from '../service/testing/visitors.ts';
import { useSearchVisitor } from './use-search-visitor.ts';

vi.mock('../../recovery/when-idle.ts', () => ({ whenLoadedAndIdle: (work: () => void) => work() }));

const start = Date.UTC(2026, 0, 5);
const hour = 3_600_000;
const visitor = 'https://visitor.service.ksearchnet.com/public/1.0';
const session = `${visitor}/klevu-us/session`;
const ipv4 = 'https://ipv4check.ksearchnet.com';
const ipv6 = 'https://ipv6check.ksearchnet.com';
const segmentInfo = { segments: ['new parents'], ttl: 7200 };
const answers = {
  [session]: () => json({ sessionId: 'session-1', segmentInfo }),
  [`${visitor}/klevu-us-es/session`]: () => json({ sessionId: 'session-2', segmentInfo }),
  [ipv4]: () => json({ klevu_uuid: 'visitor-1', ip_address: '192.0.2.1' }),
  [ipv6]: () => json({ klevu_uuid: 'visitor-1', ip_address: '2001:db8::1' }),
};
const known = { sessionId: 'session-0', expiry: start + hour, segmentInfo, exchangeId: null };
const keep = (value: unknown) =>
  localStorage.setItem('klevu-user-session', JSON.stringify({ 'klevu-us': value }));

// What a page loads later takes no time of the tests.
beforeAll(() => Promise.all([import('./follow-consent.ts'), import('./visitor.ts')]));
beforeEach(() => {
  vi.useFakeTimers({ now: start });
  openIndex();
  agreeTo('statistics');
});
afterEach(() => {
  leaveShop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.waitFor(() => expect(stored('klevu-user-ip')).not.toBeNull());
/** How often a service was asked. */
const countOf = ({ sent }: ReturnType<typeof fakeServices>, address: string) =>
  sent.filter(({ url }) => url === address).length;

test('an idle page starts what its index needs, once, and again for another index', async () => {
  const services = fakeServices(answers);
  const { rerender } = renderHook(useSearchVisitor);
  rerender();
  await settle();
  expect(countOf(services, session)).toBe(1);
  openIndex('klevu-us-es');
  rerender();
  await vi.waitFor(() => expect(countOf(services, `${visitor}/klevu-us-es/session`)).toBe(1));
  expect(countOf(services, session)).toBe(1);
});

test('product 3.18, 3.19: the session and the visitor’s addresses are kept', async () => {
  fakeServices(answers);
  renderHook(useSearchVisitor);
  await settle();
  expect(stored('klevu-user-session')).toMatchObject({ 'klevu-us': { sessionId: 'session-1', segmentInfo } });
  expect(stored('klevu-user-ip')).toMatchObject({
    'klevu-us': { uuid: 'visitor-1', ipv4: '192.0.2.1', ipv6: '2001:db8::1' },
  });
});

describe('product 4.15: the next page', () => {
  test.each([
    ['goes on with a session', known, 0],
    ['replaces one without an ID', { ...known, sessionId: '' }, 1],
    ['replaces one without an expiry', { ...known, expiry: undefined }, 1],
    ['replaces one whose expiry has passed', { ...known, expiry: start - 1 }, 1],
  ])('%s', async (_, value, count) => {
    keep(value);
    const services = fakeServices(answers);
    renderHook(useSearchVisitor);
    await settle();
    expect(countOf(services, session)).toBe(count);
  });
});

test('product 4.16, 9.10: a page that stays open renews the session with its segments, and addresses after an hour', async () => {
  const services = fakeServices(answers);
  renderHook(useSearchVisitor);
  await settle();
  await vi.advanceTimersByTimeAsync(hour - 10_000);
  expect([countOf(services, session), countOf(services, ipv4)]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([countOf(services, session), countOf(services, ipv4)]).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(hour);
  expect(countOf(services, session)).toBe(2);
});

test('product 8.10, 8.11: a service that cannot be reached is logged, and asked again after an hour', async () => {
  const warnings = expectWarnings();
  const services = fakeServices();
  renderHook(useSearchVisitor);
  await vi.waitFor(() => {
    const logged = warnings.mock.calls.map(([message]) => message as unknown);
    expect(logged).toContain('Failed to generate user session');
    expect(logged).toContain('Failed to resolve IP addresses');
  });
  expect([stored('klevu-user-session'), stored('klevu-user-ip')]).toEqual([null, null]);
  Object.assign(services.answers, answers);
  await vi.advanceTimersByTimeAsync(hour);
  await settle();
  expect(countOf(services, ipv4)).toBe(2);
});
