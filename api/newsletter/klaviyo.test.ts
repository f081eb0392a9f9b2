import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sandbox, startSandbox } from 'storefront-sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { klaviyoHeaders, klaviyoNewsletter, mediaType } from './service/klaviyo.ts';

const seed = { apiKey: 'pk_test', companyId: 'ABCDEF', listId: 'NEWS01' };
const dataFolder = mkdtempSync(join(tmpdir(), 'klaviyo-'));
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ name: 'Test', klaviyo: seed }, { port: 0, dataFolder });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dataFolder, { recursive: true });
});
const control = (path: string, body: object) =>
  fetch(`${sandbox.url}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
beforeEach(() => control('reset', {}));

const ada = { email: 'ada@example.com', language: 'fr', source: 'checkout' };
const service = (changes: Partial<typeof seed> = {}) =>
  klaviyoNewsletter({ ...seed, ...changes, url: `${sandbox.url}/klaviyo` });
const profiles = async () => (await fetch(`${sandbox.url}/klaviyo/profiles.json`)).json() as Promise<unknown>;

it('subscribes and unsubscribes at Klaviyo, with where and in which language the newsletter was asked for', async () => {
  expect(await service().subscribe(ada)).toEqual({ outcome: 'accepted' });
  const profile = { email: ada.email, source: 'checkout (fr)', consent: 'SUBSCRIBED' };
  expect(await profiles()).toEqual([expect.objectContaining(profile)]);
  expect(await service().leave(ada.email)).toEqual({ outcome: 'accepted' });
  expect(await profiles()).toEqual([expect.objectContaining({ consent: 'UNSUBSCRIBED' })]);
  expect(await (await fetch(`${sandbox.url}/klaviyo/profiles/`)).text()).toContain(ada.email);
});

describe('what Klaviyo answers is understood', () => {
  it.each([
    ['429 with Retry-After', { fault: 'throttled', retryAfter: 7 }, 'later', '429 throttled', 7_000],
    ['500', { fault: 'unavailable' }, 'later', '500 error', undefined],
    [
      '400, without the address',
      { fault: 'refused' },
      'refused',
      '400 invalid /data/attributes/profiles/data/0/attributes/email',
      undefined,
    ],
  ])('%s', async (_name, fault, outcome, reason, pause) => {
    await control('klaviyo/faults', fault);
    expect(await service().subscribe(ada)).toEqual({ outcome, reason, ...(pause && { pause }) });
  });

  it('nothing at all, or no more than half of an answer', async () => {
    await control('faults', { place: 'klaviyo', fault: 'dropped' });
    const later = { outcome: 'later', reason: 'TypeError', pause: 60_000 };
    expect(await service().subscribe(ada)).toEqual(later);
    await control('faults', { place: 'klaviyo', fault: 'down' });
    expect(await service().subscribe(ada)).toMatchObject({ outcome: 'later' });
  });

  it('a redirect, which is not followed; workerd, for one, does not know how to refuse it', async () => {
    const answer = new Response(null, { status: 302, headers: { Location: 'https://other.example/' } });
    const call = vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
    expect(await service().subscribe(ada)).toEqual({ outcome: 'later', reason: '302' });
    expect(call.mock.lastCall?.[1]?.redirect).toBe('manual');
    call.mockRestore();
  });

  it('more calls in a second than it takes', async () => {
    const answers = await Promise.all(Array.from({ length: 80 }, () => service().leave(ada.email)));
    expect(answers.at(0)).toEqual({ outcome: 'accepted' });
    expect(answers).toContainEqual({ outcome: 'later', reason: '429 throttled', pause: 1_000 });
  });

  it('a wrong key or list, which a person has to change', async () => {
    expect(await service({ apiKey: 'pk_other' }).subscribe(ada)).toEqual({
      outcome: 'misconfigured',
      reason: '401 not_authenticated',
    });
    expect(await service({ listId: 'OTHER1' }).leave(ada.email)).toMatchObject({ outcome: 'misconfigured' });
  });
});

it.each([
  ['another content type', 415, { 'Content-Type': 'application/json' }, {}],
  ['a revision that is not served anymore', 410, { revision: '2023-12-15' }, {}],
  ['no revision', 400, { revision: '' }, {}],
  ['a field that is not documented', 400, {}, { name: 'Ada' }],
  ['a time of consent without a historical import', 400, {}, { consented_at: '2026-01-01' }],
])('the stand-in refuses %s', async (_name, status, headers, attributes) => {
  const marketing = { consent: 'SUBSCRIBED' };
  const profile = { email: ada.email, subscriptions: { email: { marketing } }, ...attributes };
  const data = {
    type: 'profile-subscription-bulk-create-job',
    attributes: { profiles: { data: [{ type: 'profile', attributes: profile }] } },
    relationships: { list: { data: { type: 'list', id: seed.listId } } },
  };
  const answer = await fetch(`${sandbox.url}/klaviyo/api/profile-subscription-bulk-create-jobs`, {
    method: 'POST',
    headers: { ...klaviyoHeaders(seed), 'Content-Type': mediaType, ...headers },
    body: JSON.stringify({ data }),
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, mediaType]);
});
