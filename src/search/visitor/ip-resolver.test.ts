// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectWarnings, fakeServices, json } from '../service/testing/fake-services.ts';
import { agreeTo, leaveShop, openIndex, stored } from '../service/testing/visitors.ts';
import { createIpResolver } from './ip-resolver.ts';

const start = Date.UTC(2026, 0, 5);
const hour = 3_600_000;
const ipv4 = 'https://ipv4check.test';
const ipv6 = 'https://ipv6check.test';
const four = () => json({ klevu_uuid: 'visitor-1', ip_address: '192.0.2.1' });
const six = () => json({ klevu_uuid: 'visitor-1', ip_address: '2001:db8::1' });

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  openIndex();
  agreeTo('statistics');
});
afterEach(() => {
  for (const resolver of open.splice(0)) resolver.stop();
  leaveShop();
});

const open: ReturnType<typeof createIpResolver>[] = [];
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
