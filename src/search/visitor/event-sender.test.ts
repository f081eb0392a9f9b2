// @vitest-environment jsdom
/* eslint-disable no-restricted-globals -- looks behind the guard */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { expectWarnings, fakeServices, json } from '../service/testing/fake-services.ts';
import { agreeTo, leaveShop, openIndex, stored } from '../service/testing/visitors.ts';
import type { EventReport } from './event-report.ts';
import { createEventSender } from './event-sender.ts';

const events = 'https://stats.test/analytics/';
const jsonEvents = `${events}collect`;
const searches = `${events}n-search/search`;

beforeEach(() => {
  openIndex();
  agreeTo('statistics');
});
afterEach(() => {
  leaveShop();
});

const sender = () => createEventSender('klevu-us', events);
const form = (term: string) => ({ path: 'n-search/search', content: { klevu_term: term } });
const purchase = (id: string) => ({
  path: 'collect',
  content: { event: 'order_purchase', event_data: { id } },
});
const done = () => new Response(null, { status: 204 });
const opaque = () => ({ ok: false, status: 0, type: 'opaque' }) as Response;
const kept = () =>
  ((stored('klevu-pending-analytics') ?? {}) as Record<string, readonly EventReport[]>)['klevu-us'] ?? [];

test('a form arrives even if the page is left, without a preflight and without cookies', async () => {
  const services = fakeServices({ [searches]: opaque });
  await sender().send(form('bib'));
  expect(services.sent).toMatchObject([
    {
      url: searches,
      body: { klevu_term: 'bib' },
      init: { method: 'POST', mode: 'no-cors', keepalive: true, credentials: 'omit' },
    },
  ]);
  expect(kept()).toEqual([]);
});

test('JSON arrives as a list even if the page is left', async () => {
  const services = fakeServices({ [jsonEvents]: done });
  await sender().send(purchase('1'));
  expect(services.sent).toMatchObject([
    {
      url: jsonEvents,
      body: [purchase('1').content],
      init: { keepalive: true, headers: { 'Content-Type': 'application/json' } },
    },
  ]);
});

describe('product 7.21: what could not be sent is kept in session storage and sent on the next start', () => {
  test('in its order and in its form', async () => {
    const services = fakeServices({ [jsonEvents]: () => json({}, 500) });
    const first = sender();
    await first.send(form('bib'));
    await first.send(purchase('1'));
    await first.send(form('potty'));
    expect(kept()).toEqual([form('bib'), purchase('1'), form('potty')]);
    expect(localStorage.getItem('klevu-pending-analytics')).toBeNull();

    services.sent.splice(0);
    Object.assign(services.answers, { [jsonEvents]: done, [searches]: opaque });
    await sender().resend();
    expect(services.sent.map(({ url, body }) => [url, body])).toEqual([
      [searches, { klevu_term: 'bib' }],
      [jsonEvents, [purchase('1').content]],
      [searches, { klevu_term: 'potty' }],
    ]);
    expect(kept()).toEqual([]);
    await sender().resend();
    expect(services.sent).toHaveLength(3);
  });

  test('until one fails again, which keeps its place', async () => {
    const services = fakeServices();
    for (const term of ['one', 'two', 'three']) await sender().send(form(term));
    let count = 0;
    services.answers[searches] = () => {
      count += 1;
      if (count === 2) throw new TypeError('Failed to fetch');
      return opaque();
    };
    await sender().resend();
    expect(kept()).toEqual([form('two'), form('three')]);
  });

  test('the latest fifty', async () => {
    fakeServices();
    for (let number = 1; number <= 52; number += 1) await sender().send(form(`term ${number}`));
    expect([kept().length, kept()[0], kept().at(-1)]).toEqual([50, form('term 3'), form('term 52')]);
  });

  test('without what is damaged in storage', async () => {
    const services = fakeServices({ [searches]: opaque });
    const reports = [{ ...form('cup'), path: 7 }, 'text', form('bib'), { path: 'collect' }];
    sessionStorage.setItem('klevu-pending-analytics', JSON.stringify({ 'klevu-us': reports }));
    await sender().resend();
    expect(services.bodiesTo(searches)).toEqual([{ klevu_term: 'bib' }]);
    expect(kept()).toEqual([]);
  });
});

test('what the service refuses is logged and not sent again', async () => {
  const warnings = expectWarnings();
  fakeServices({ [jsonEvents]: () => json({}, 400) });
  await sender().send(purchase('1'));
  expect(warnings).toHaveBeenCalledExactlyOnceWith('The search service refused an event: HTTP 400');
  expect(kept()).toEqual([]);
});

test('when consent is withdrawn, what is under way is not kept, and nothing is sent again', async () => {
  let fail: (reason: Error) => void = () => undefined;
  const services = fakeServices();
  const one = sender();
  for (const term of ['one', 'two']) await one.send(form(term));
  services.answers[searches] = () => new Promise<Response>((_, reject) => (fail = reject));
  services.sent.splice(0);
  const resent = one.resend();
  agreeTo();
  fail(new TypeError('Failed to fetch'));
  await resent;
  expect([services.sent.length, stored('klevu-pending-analytics')]).toEqual([1, null]);
});
