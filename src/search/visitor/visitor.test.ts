// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { searchEndpoints } from '../service/endpoints.ts';
import { fakeServices, json } from '../service/testing/fake-services.ts';
import { samples } from '../service/testing/search-event-samples.ts';
import { indexOf } from '../service/testing/mocked-service.ts';
import { agreeTo, hit, leaveShop, openIndex, stored } from '../service/testing/visitors.ts';
import { runVisitor, startVisitor, type Visitor } from './visitor.ts';

const index = indexOf({ apiKey: 'klevu-us' });
const endpoints = searchEndpoints(index);
const searches = `${endpoints.events}n-search/search`;
const purchases = `${endpoints.events}collect`;
const profile = {
  klevu_shopperIP_v4: '192.0.2.1',
  klevu_shopperIP_v6: '2001:db8::1',
  klevu_uuid: 'visitor-1',
  data_protection: 'true',
};
const answers = {
  [endpoints.session]: () => json({ sessionId: 'session-1', segmentInfo: { segments: [], ttl: 3600 } }),
  [endpoints.ipv4]: () => json({ klevu_uuid: 'visitor-1', ip_address: '192.0.2.1' }),
  [endpoints.ipv6]: () => json({ klevu_uuid: 'visitor-1', ip_address: '2001:db8::1' }),
  [searches]: () => new Response(null, { status: 204 }),
  [purchases]: () => new Response(null, { status: 204 }),
};

beforeEach(() => {
  vi.useFakeTimers();
  openIndex();
  agreeTo('statistics');
});
afterEach(() => {
  for (const visitor of open.splice(0)) visitor.stop();
  leaveShop();
  Reflect.deleteProperty(window, '_learnq');
});

const open: Visitor[] = [];
function start() {
  const visitor = startVisitor(index);
  open.push(visitor);
  return visitor;
}
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('an event', () => {
  test('says who caused it, once that is known, and in the order of events', async () => {
    const services = fakeServices(answers);
    const visitor = start();
    visitor.report(samples.search);
    visitor.report(samples['search without filters']);
    expect(services.bodiesTo(searches)).toEqual([]);
    await settle();
    expect(services.bodiesTo(searches)).toEqual([
      expect.objectContaining({ klevu_term: 'rain jackets', ...profile }),
      expect.objectContaining({ klevu_term: 'bib', ...profile }),
    ]);
    visitor.report(samples.purchase);
    expect(services.bodiesTo(purchases)).toMatchObject([
      [{ user_profile: { sessionId: 'session-1', klevu_uuid: 'visitor-1', data_protection: true } }],
    ]);
  });

  test('waits no longer than a second for that', async () => {
    const never = () => new Promise<Response>(() => undefined);
    const services = fakeServices({ ...answers, [endpoints.session]: never, [endpoints.ipv6]: never });
    start().report(samples.search);
    await vi.advanceTimersByTimeAsync(999);
    expect(services.bodiesTo(searches)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(services.bodiesTo(searches)).toMatchObject([{ data_protection: 'true' }]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(services.bodiesTo(searches)).toHaveLength(1);
  });

  test.each([
    ['left', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'hidden',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('does not get lost if the page is %s before', (_, leave) => {
    const services = fakeServices(answers);
    start().report(samples.search);
    leave();
    expect(services.sent.at(-1)).toMatchObject({ url: searches, init: { keepalive: true } });
  });

  test('without a product ID is our mistake: it is not sent, and nothing breaks', async () => {
    const services = fakeServices(answers);
    const visitor = start();
    visitor.report({ ...samples['search click'], hit: hit(1, { id: '' }) });
    visitor.report(samples.search);
    await settle();
    expect(services.sent.filter(({ url }) => url.startsWith(endpoints.events))).toHaveLength(1);
  });
});

test('product 7.21: what could not be sent is sent again when the connection is back', async () => {
  const services = fakeServices({ ...answers, [searches]: () => Promise.reject(new TypeError('offline')) });
  start().report(samples.search);
  await settle();
  services.answers[searches] = () => new Response(null, { status: 204 });
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(services.bodiesTo(searches)).toHaveLength(2);
  await settle();
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(services.bodiesTo(searches)).toHaveLength(2);
});

test('who goes to another index leaves nothing unsent, and no timer', async () => {
  const services = fakeServices(answers);
  const visitor = start();
  visitor.report(samples.search);
  visitor.leave();
  await settle();
  expect([services.bodiesTo(searches).length, vi.getTimerCount()]).toEqual([1, 0]);
});

test('product 6.3: without consent to statistics, no event is sent; with it, each says so', async () => {
  const services = fakeServices(answers);
  agreeTo('functional', 'marketing');
  expect(runVisitor(index)).toBeNull();
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(services.sent).toEqual([]);
  agreeTo('statistics');
  const visitor = start();
  visitor.report(samples.search);
  visitor.report(samples.purchase);
  await settle();
  expect(services.bodiesTo(searches)).toMatchObject([{ data_protection: 'true' }]);
  expect(services.bodiesTo(purchases)).toMatchObject([[{ user_profile: { data_protection: true } }]]);
});

test('who withdraws consent is forgotten at once', async () => {
  const services = fakeServices(answers);
  const visitor = start();
  visitor.report(samples.search);
  visitor.stop();
  agreeTo();
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  window.dispatchEvent(new Event('pagehide'));
  expect(services.bodiesTo(searches)).toEqual([]);
  expect([stored('klevu-user-session'), stored('klevu-user-ip'), vi.getTimerCount()]).toEqual([
    null,
    null,
    0,
  ]);
});
