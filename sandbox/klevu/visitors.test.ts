import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveIndexes } from './testing/indexes.ts';
import { connectSdk } from './testing/transport.ts';

let server: Awaited<ReturnType<typeof serveIndexes>>;
beforeAll(async () => {
  server = await serveIndexes();
});
afterAll(() => server.close());

const post = async (path: string, body: unknown) => {
  const response = await fetch(`${server.url}${path}`, { method: 'POST', body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as unknown };
};
const request = (more: object = {}) => ({ apiKey: 'klevu-us', sessionInfo: { connectorInfo: [] }, ...more });
const createSession = (body: unknown, apiKey = 'klevu-us') =>
  post(`/visitor/public/1.0/${apiKey}/session`, body);

describe('a session', () => {
  test('is created once by the SDK, with a time to live that does not make it ask again', async () => {
    const sdk = connectSdk(server.url, 'klevu-us', { withSession: true });
    expect(await sdk.settled()).toEqual([
      {
        path: '/klevu/visitor/public/1.0/klevu-us/session',
        status: 200,
        body: {
          sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
          segmentInfo: { segments: [], ttl: 3600 },
        },
      },
    ]);
  });

  test.each<[fault: string, status: number, body: unknown, apiKey?: string]>([
    ['an unknown API key', 401, request({ apiKey: 'klevu-xx' }), 'klevu-xx'],
    ['another API key than the address', 400, request({ apiKey: 'klevu-se' })],
    ['no information about connectors', 400, { apiKey: 'klevu-us' }],
    ['a field that is not documented', 400, request({ email: 'a@example.org' })],
  ])('is refused with %s', async (_, status, body, apiKey) => {
    expect((await createSession(body, apiKey)).status).toBe(status);
  });
});

test('the address checks keep the visitor’s ID, or issue one', async () => {
  const first = (await post('/ipv4check', { klevu_uuid: '' })).body as Record<string, string>;
  expect(first).toEqual({
    klevu_uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    ip_address: '192.0.2.1',
  });
  const second = (await post('/ipv6check', { klevu_uuid: first['klevu_uuid'] })).body;
  expect(second).toEqual({ klevu_uuid: first['klevu_uuid'], ip_address: '2001:db8::1' });
});
