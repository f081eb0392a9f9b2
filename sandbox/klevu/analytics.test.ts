import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { serveIndexes } from './testing/indexes.ts';

let server: Awaited<ReturnType<typeof serveIndexes>>;
beforeAll(async () => {
  server = await serveIndexes();
});
afterEach(() => server.reset());
afterAll(() => server.close());

const clickWithoutUrl = {
  klevu_apiKey: 'klevu-us',
  klevu_type: 'clicked',
  klevu_keywords: 'mini',
  klevu_productGroupId: 'baby-carrier-mini',
  klevu_productId: 'MINI-JERSEY-SAND',
  klevu_productName: 'Baby carrier Mini',
  klevu_productVariantId: 'MINI-JERSEY-SAND',
};
const click = { ...clickWithoutUrl, klevu_productUrl: '/baby-carrier-mini/' };

describe('reports of version 1', () => {
  const send = (fields: Readonly<Record<string, string>>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return fetch(`${server.url}/analytics/productTracking`, { method: 'POST', body });
  };

  test.each<[fault: string, fields: Readonly<Record<string, string>>]>([
    ['a field that is not documented', { ...click, klevu_color: 'Sand' }],
    ['a missing field', clickWithoutUrl],
    ['a visitor whose consent is unclear', { ...click, data_protection: 'yes' }],
  ])('are refused with %s', async (_, fields) => {
    expect((await send(fields)).status).toBe(400);
    expect(await server.events()).toMatchObject([{ problem: expect.stringContaining('✖') as string }]);
  });
});

const bought = {
  currency: 'EUR',
  item_group_id: 'g1',
  item_id: 'p1',
  item_name: 'n',
  item_variant_id: 'p1',
  unit_price: 50,
  order_id: 'o1',
  order_line_id: 'l1',
  units: 2,
};
const purchase = {
  event: 'order_purchase',
  event_version: '1.0.0',
  event_apikey: 'klevu-us',
  user_profile: { sessionId: 's1' },
  event_data: { items: [bought] },
};

describe('reports of version 2', () => {
  const send = (body: unknown, type = 'application/json') =>
    fetch(`${server.url}/analytics/collect`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: JSON.stringify(body),
    });

  const withItem = (change: object) => [{ ...purchase, event_data: { items: [{ ...bought, ...change }] } }];
  test.each<[fault: string, body: unknown]>([
    ['an event that is not in a list', purchase],
    ['a field that is not documented', [{ ...purchase, user_profile: { email: 'a@example.org' } }]],
    ['a price as text', withItem({ unit_price: '50' })],
    ['a list without what was shown', [{ ...purchase, event: 'view_recs_list' }]],
  ])('are refused with %s', async (_, body) => {
    expect((await send(body)).status).toBe(400);
  });

  test('are refused with an unknown API key, all of a request', async () => {
    expect((await send([purchase, { ...purchase, event_apikey: 'klevu-xx' }])).status).toBe(400);
    const problem = 'Unknown API key klevu-xx';
    expect(await server.events()).toMatchObject([{ problem }, { problem }]);
  });
});
