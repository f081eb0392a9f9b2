import { KlevuEvents, KlevuFetch, search } from '@klevu/core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { faultSchema } from './faults.ts';
import { serveIndexes } from './testing/indexes.ts';
import { connectSdk } from './testing/transport.ts';

let server: Awaited<ReturnType<typeof serveIndexes>>;
beforeAll(async () => {
  server = await serveIndexes();
});
afterEach(() => {
  server.faults.lift();
  server.recorded.clear();
});
afterAll(() => server.close());

type Fault = ReturnType<typeof faultSchema.parse>;
const set = (group: Fault['group'], fault: string, more: object = {}) =>
  server.faults.set(faultSchema.parse({ service: 'klevu', group, fault, ...more }));

const body = JSON.stringify({
  context: { apiKeys: ['klevu-us'] },
  recordQueries: [{ id: 'search', typeOfRequest: 'SEARCH', settings: { query: { term: 'mini' } } }],
});
const request = () =>
  fetch(`${server.url}/cs/v2/search`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'http://shop.test' },
    body,
  });
const found = async () => {
  connectSdk(server.url, 'klevu-us');
  return (await KlevuFetch(search('mini'))).queriesById('search').records.length;
};

describe('a fault of the search', () => {
  test.each<[fault: string, status: number, type: string, check: (text: string) => boolean]>([
    ['status-500', 500, 'application/json', (text) => text.includes('"responseCode":500')],
    ['html', 502, 'text/html', (text) => text.startsWith('<html>')],
    ['empty', 200, 'application/json', (text) => text === ''],
    ['null', 200, 'application/json', (text) => text === 'null'],
    ['truncated', 200, 'application/json', (text) => text.startsWith('{"meta"') && !text.endsWith('}')],
  ])('%s', async (fault, status, type, check) => {
    set('search', fault);
    const response = await request();
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain(type);
    // Without it, every failure would look like a dropped connection to a browser.
    expect(response.headers.get('access-control-allow-origin')).toBe('http://shop.test');
    expect(await response.text()).toSatisfy(check);
    await expect(found()).rejects.toThrow();
    server.faults.lift();
    expect(await found()).toBe(1);
  });

  test('dropped', async () => {
    set('search', 'dropped');
    await expect(request()).rejects.toThrow('fetch failed');
    set('search', 'none');
    expect(await found()).toBe(1);
  });

  test('slow: the answer is right, but late', async () => {
    set('search', 'slow', { milliseconds: 150 });
    const start = performance.now();
    expect(await found()).toBe(1);
    expect(performance.now() - start).toBeGreaterThan(140);
  });

  test('only for some requests', async () => {
    set('search', 'status-500', { times: 2 });
    const statuses = [(await request()).status, (await request()).status, (await request()).status];
    expect(statuses).toEqual([500, 500, 200]);
  });
});

describe('a fault of one group', () => {
  const get = async (path: string) => (await fetch(`${server.url}${path}`)).status;
  const post = async (path: string, content: object) =>
    (await fetch(`${server.url}${path}`, { method: 'POST', body: JSON.stringify(content) })).status;
  const statusOf: Readonly<Record<Fault['group'], () => Promise<number>>> = {
    search: async () => (await request()).status,
    events: () => post('/analytics/productTracking', {}),
    session: () => post('/visitor/public/1.0/klevu-us/session', { apiKey: 'klevu-us' }),
    ipv4: () => post('/ipv4check', { klevu_uuid: '' }),
    ipv6: () => post('/ipv6check', { klevu_uuid: '' }),
    recommendations: () => get('/recommendations/klevu-us/settings/home-trending'),
    configuration: () => get('/klevu-js-v1/klevu-js-api/klevu-us-maps.json'),
    annotations: () => get('/klevu-us/annotations?query=mini'),
  };
  const groups = Object.keys(statusOf) as Fault['group'][];

  test.each(groups)('%s leaves the others alone', async (group) => {
    set(group, 'html');
    for (const other of groups) expect((await statusOf[other]()) === 502, other).toBe(other === group);
  });

  test('what did not arrive is not recorded', async () => {
    const sdk = connectSdk(server.url, 'klevu-us');
    set('events', 'status-500');
    KlevuEvents.search({ term: 'mini', totalResults: 1, typeOfSearch: 'WILDCARD_AND' as never });
    expect(await sdk.settled()).toMatchObject([{ status: 500 }]);
    expect(server.recorded.list()).toEqual([]);
  });
});
