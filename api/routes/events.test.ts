import { expect, test, vi } from 'vitest';
import { readBuildState } from '../events/build-state.ts';
import { cloudEvent, deliveries, priceMessage, validation } from '../events/testing/deliveries.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';

const secret = 'a-secret-of-at-least-thirty-two-characters';
const settings = { EVENTS_SECRET: secret, BUILD_HOOK_URL: 'https://host.example/hook' };
const authorized = { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/cloudevents+json' };

/** A German storefront that takes events; what it keeps of them. */
function storefront(changes: Readonly<Record<string, string>> = settings) {
  const { api, context, commerce } = fakeShopApi({ changes });
  const put = vi.spyOn(commerce, 'putObject');
  return {
    commerce,
    writes: () => put.mock.calls.length,
    changedAt: async () => (await readBuildState(context)).value.changedAt,
    send: (body: unknown, headers: Readonly<Record<string, string>> = authorized) =>
      api.request('/api/events', {
        ...{ method: 'POST', headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    ask: (headers: Readonly<Record<string, string>>) =>
      api.request('/api/events', { method: 'OPTIONS', headers }),
  };
}

test.each(Object.entries(deliveries))(
  'product 7.301: a change in %s is kept before it is answered',
  async (_, body) => {
    const { send, changedAt } = storefront();
    expect((await send(body)).status).toBe(202);
    expect(Date.now() - ((await changedAt()) ?? 0)).toBeLessThan(10_000);
  },
);

test.each([
  ['a stranger’s', 403, cloudEvent(), {}],
  ['one with another secret', 403, cloudEvent(), { Authorization: `Bearer ${secret}!` }],
  ['a large one of a stranger’s', 403, 'x'.repeat(2_000_000), {}],
  ['one that is too large', 413, 'x'.repeat(2_000_000), authorized],
  ['no JSON', 400, '{"specversion":', authorized],
  ['one with data that is no JSON', 400, { specversion: '1.0', data_base64: 'QQ==' }, authorized],
  ['another storefront’s', 202, cloudEvent(priceMessage({ projectKey: 'other' })), authorized],
  ['an order', 202, { ...priceMessage(), resource: { typeId: 'order' }, type: 'OrderCreated' }, authorized],
  ['nothing known', 202, { hello: 'world' }, authorized],
] as const)('product 7.301: %s is answered with %i and changes nothing', async (_, status, body, headers) => {
  const { send, changedAt } = storefront();
  expect((await send(body, headers)).status).toBe(status);
  expect(await changedAt()).toBeNull();
});

test('without settings, there is no such address', async () => {
  const { send, ask } = storefront({ EVENTS_SECRET: '' });
  expect((await send(cloudEvent())).status).toBe(404);
  expect((await ask({ 'WebHook-Request-Origin': 'eventgrid.azure.net' })).status).toBe(404);
});

test('Event Grid may deliver, in both of its ways, and nobody else is invited', async () => {
  const { send, ask, changedAt } = storefront();
  const allowed = async (origin: string) =>
    (await ask({ 'WebHook-Request-Origin': origin })).headers.get('WebHook-Allowed-Origin');
  expect(await allowed('eventgrid.azure.net')).toBe('eventgrid.azure.net');
  expect(await allowed('eventgrid.azure.net.stranger.example')).toBeNull();
  expect(await (await send(validation)).json()).toEqual({
    validationResponse: '512d38b6-c7b8-40c8-89fe-f46f9e9622b6',
  });
  expect((await send(validation, {})).status).toBe(403);
  expect(await changedAt()).toBeNull();
});

test('ten thousand events at once are one write', { timeout: 60_000 }, async () => {
  const { send, writes } = storefront();
  const body = JSON.stringify(cloudEvent());
  const answers = await Promise.all(Array.from({ length: 10_000 }, async () => send(body)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
  expect(writes()).toBe(1);
});

test('an event that cannot be kept is refused, so that it is sent again', async () => {
  const { send, commerce, changedAt } = storefront();
  vi.spyOn(commerce, 'putObject').mockRejectedValueOnce(new Error('down'));
  expect((await send(cloudEvent())).status).toBe(500);
  expect((await send(cloudEvent())).status).toBe(202);
  expect(await changedAt()).not.toBeNull();
});
