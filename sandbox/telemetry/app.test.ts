import { beforeEach, describe, expect, test } from 'vitest';
import { telemetryApp } from './app.ts';
import { type Arrival, Arrivals } from './arrivals.ts';

const seed = { sentry: { project: '7', publicKey: 'abc' }, containers: ['GTM-ONE'] };
let app: ReturnType<typeof telemetryApp>;
beforeEach(() => {
  app = telemetryApp(seed, new Arrivals(), 'http://localhost:8080');
});

const eventId = 'ab'.repeat(16);
const envelope = (...lines: unknown[]) => lines.map((line) => JSON.stringify(line)).join('\n');
const event = { event_id: eventId, exception: { values: [{ type: 'Error', value: 'Grüße <b>' }] } };
const send = (body: string, query = 'sentry_key=abc') =>
  app.request(`/api/7/envelope/?${query}`, { method: 'POST', body });
const arrived = async () => (await (await app.request('/telemetry/arrivals')).json()) as Arrival[];

describe('Sentry', () => {
  test('accepts an envelope with several items', async () => {
    const answer = await send(
      envelope({ event_id: eventId }, { type: 'event' }, event, { type: 'session' }, { sid: 's' }),
    );
    expect([answer.status, await answer.json()]).toEqual([200, { id: eventId }]);
    expect(await arrived()).toMatchObject([
      { number: 1, service: 'sentry', kind: 'event', content: event },
      { number: 2, service: 'sentry', kind: 'session', content: { sid: 's' } },
    ]);
  });

  test.each([
    ['another key', 403, () => send(envelope({}), 'sentry_key=xyz')],
    ['something else than JSON', 400, () => send('hello')],
    ['an item that is cut off', 400, () => send('{}\n{"type":"event"}\n{')],
  ])('refuses %s', async (_, status, request) => {
    expect((await request()).status).toBe(status);
    expect(await arrived()).toEqual([]);
  });
});

describe('reports of policy violations', () => {
  const single = {
    'csp-report': {
      'document-uri': 'https://shop.example/cart/',
      'effective-directive': 'script-src-elem',
      'violated-directive': "script-src-elem 'self'",
      'blocked-uri': 'https://evil.example/a.js',
      'original-policy': "default-src 'self'",
      disposition: 'enforce',
    },
  };
  const body = {
    documentURL: 'https://shop.example/',
    effectiveDirective: 'frame-ancestors',
    blockedURL: 'https://evil.example/',
    sample: 'alert(1)',
    statusCode: 200,
  };
  const report = { age: 10, type: 'csp-violation', url: 'https://shop.example/', user_agent: 'Chrome', body };
  const post = (sent: unknown, type = 'application/reports+json') =>
    app.request('/api/7/security/?sentry_key=abc', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: JSON.stringify(sent),
    });

  test('are accepted in the form of both headers, and shown', async () => {
    expect((await post(single, 'application/csp-report')).status).toBe(200);
    expect((await post([report, report])).status).toBe(200);
    const first = { page: 'https://shop.example/cart/', directive: 'script-src-elem' };
    const second = { page: 'https://shop.example/', directive: 'frame-ancestors', sample: 'alert(1)' };
    const expected = [first, second, second].map((content) => ({ kind: 'csp', content }));
    expect(await arrived()).toMatchObject(expected);
    const page = await (await app.request('/telemetry/')).text();
    expect(page).toContain('https://evil.example/a.js');
  });

  test.each([['another kind of report', 400, () => post([{ ...report, type: 'deprecation' }])]])(
    'are refused with %s',
    async (_, status, request) => {
      expect((await request()).status).toBe(status);
      expect(await arrived()).toEqual([]);
    },
  );
});
