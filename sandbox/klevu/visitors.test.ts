import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openFromRecommendation, openFromSearch } from './testing/events.ts';
import { serveIndexes } from './testing/indexes.ts';
import { connectSdk } from './testing/transport.ts';

let server: Awaited<ReturnType<typeof serveIndexes>>;
beforeAll(async () => {
  server = await serveIndexes();
});
afterEach(() => server.recorded.clear());
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

  test('goes on under its ID, also with the newsletter’s connector', async () => {
    const connectorInfo = [{ connectorType: 'klaviyo', exchangeId: 'e1' }];
    const { body } = await createSession(request({ sessionId: 'mine', sessionInfo: { connectorInfo } }));
    expect(body).toEqual({ sessionId: 'mine', segmentInfo: { segments: [], ttl: 3600 } });
  });

  test.each<[fault: string, status: number, body: unknown, apiKey?: string]>([
    ['an unknown API key', 401, request({ apiKey: 'klevu-xx' }), 'klevu-xx'],
    ['another API key than the address', 400, request({ apiKey: 'klevu-se' })],
    ['no information about connectors', 400, { apiKey: 'klevu-us' }],
    [
      'an unknown connector',
      400,
      request({ sessionInfo: { connectorInfo: [{ connectorType: 'x', exchangeId: 'e' }] } }),
    ],
    [
      'a connector without an ID',
      400,
      request({ sessionInfo: { connectorInfo: [{ connectorType: 'klaviyo' }] } }),
    ],
    ['an empty ID', 400, request({ sessionId: '' })],
    ['a field that is not documented', 400, request({ email: 'a@example.org' })],
    ['no body', 400, null],
  ])('is refused with %s', async (_, status, body, apiKey) => {
    expect((await createSession(body, apiKey)).status).toBe(status);
  });
});

describe('segments', () => {
  const segmentsOf = async (sessionId: string) =>
    ((await createSession(request({ sessionId }))).body as { segmentInfo: { segments: string[] } })
      .segmentInfo.segments;

  test('follow what a session’s visitor opened', async () => {
    const sdk = connectSdk(server.url, 'klevu-us');
    openFromRecommendation('baby-plate-spoon-and-fork', { sessionId: 's1' });
    openFromRecommendation('carrier-bib', { sessionId: 's2' });
    await sdk.settled();
    expect(await segmentsOf('s1')).toEqual([]);
    expect(await segmentsOf('s2')).toEqual(['carriers']);
  });

  test('know a browser by its ID once an event named both', async () => {
    const sdk = connectSdk(server.url, 'klevu-us');
    openFromSearch('baby-carrier-one', { uuid: 'u1' });
    await sdk.settled();
    expect(await segmentsOf('s1')).toEqual([]);
    openFromRecommendation('baby-plate-spoon-and-fork', { sessionId: 's1', uuid: 'u1' });
    await sdk.settled();
    expect(await segmentsOf('s1')).toEqual(['carriers']);
  });

  test('are those of one storefront', async () => {
    const sdk = connectSdk(server.url, 'klevu-se');
    openFromRecommendation('carrier-bib', { sessionId: 's1' });
    await sdk.settled();
    expect(await segmentsOf('s1')).toEqual([]);
  });
});

describe('the address checks', () => {
  test('keep the visitor’s ID, or issue one', async () => {
    const first = (await post('/ipv4check', { klevu_uuid: '' })).body as Record<string, string>;
    expect(first).toEqual({
      klevu_uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      ip_address: '192.0.2.1',
    });
    const second = (await post('/ipv6check', { klevu_uuid: first['klevu_uuid'] })).body;
    expect(second).toEqual({ klevu_uuid: first['klevu_uuid'], ip_address: '2001:db8::1' });
  });

  test.each([[{}], [{ klevu_uuid: null }], [{ klevu_uuid: 'u', email: 'a' }], [null]])(
    'refuse %j',
    async (body) => {
      expect((await post('/ipv4check', body)).status).toBe(400);
    },
  );
});
