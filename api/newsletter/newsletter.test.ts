import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeShopApi } from '../testing/fake-shop-api.ts';

const hour = 60 * 60_000;
const start = Date.UTC(2026, 10, 29, 12);

let shop = fakeShopApi();
beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] });
  shop = fakeShopApi();
});
afterEach(() => vi.useRealTimers());

const ada = 'ada@example.com';
const ask = (email = ada) => shop.browser.send('/api/newsletter', { email, source: 'footer' });
const latest = () => shop.mailer.sent.at(-1);
const queryOf = (mail = latest()) => new URL(mail?.unsubscribeUrl ?? '').searchParams;
const linkIn = (mail = latest()) => ({
  id: queryOf(mail).get('subscription') ?? '',
  token: queryOf(mail).get('reader') ?? '',
});
/** Opens the link and presses one of its page's buttons. */
async function press(button: 'confirmation' | 'removal', { id, token } = linkIn()): Promise<number> {
  await shop.browser.send(`/api/newsletter/${id}/session`, { token });
  return (await shop.browser.send(`/api/newsletter/${id}/${button}`, {})).status;
}
const subscribe = async () => {
  await ask();
  expect(await press('confirmation')).toBe(200);
};
const stored = async () => {
  const names = ['subscriptions.de', 'subscriptions-asked.de', 'subscriptions-due.de'] as const;
  return (await Promise.all(names.map((name) => shop.commerce.listObjects(name, { limit: 500 })))).flat();
};
const levels = () =>
  shop.logged.map(([level]) => level).filter((level) => !['info', 'debug'].includes(level));

describe('asking for the newsletter', () => {
  it('product 4.765: has the owner of the address confirm it first, who learns what comes and how often', async () => {
    const response = await ask('Ada@Example.com');
    expect([response.status, await response.json()]).toEqual([202, {}]);
    expect(latest()).toMatchObject({ to: ada, kind: 'newsletter-confirm', language: 'de' });
    expect(latest()?.text).toMatch(
      /einmal im Monat.*\/newsletter\/\?subscription=N-DE-\S+&reader=v1\.\S+.*48 Stunden/s,
    );
    await shop.sweep();
    expect(shop.newsletter.calls).toBe(0);
  });

  it('product 4.766: the answer is the same for every address; only its owner learns that it is subscribed', async () => {
    const answers: string[] = [];
    const note = async (response: Response) => answers.push(`${response.status} ${await response.text()}`);
    await note(await ask());
    await note(await ask());
    expect(await stored()).toHaveLength(1);
    await press('confirmation');
    await note(await ask());
    expect(latest()?.subject).toBe('Du bekommst unseren Newsletter schon');
    shop.mailer.refused.add('nobody@example.com');
    await note(await ask('nobody@example.com'));
    expect(new Set(answers)).toEqual(new Set(['202 {}']));
    expect(JSON.stringify(await stored())).not.toContain('nobody@');
  });

  it('product 4.767: five times an hour for a network, and with five e-mails for an address', async () => {
    for (let time = 0; time < 7; time += 1) await ask();
    expect(shop.mailer.sent).toHaveLength(5);
    const from = { 'x-real-ip': '192.0.2.1' };
    shop = fakeShopApi({ limits: { newsletter: 2 }, changes: { CLIENT_ADDRESS_HEADER: 'X-Real-IP' } });
    const statuses: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      const body = { email: `a${time}@example.com`, source: 'page' };
      statuses.push((await shop.newBrowser(from).send('/api/newsletter', body)).status);
    }
    expect(statuses).toEqual([202, 202, 429]);
  });

  it('product 4.768: is over after 48 hours', async () => {
    await ask();
    vi.setSystemTime(start + 48 * hour + 1);
    expect(await press('confirmation')).toBe(404);
    await shop.sweep();
    expect(await stored()).toEqual([]);
  });

  it('product 4.765: says so if the e-mail cannot be sent now', async () => {
    shop.mailer.down = true;
    expect((await ask()).status).toBe(503);
  });
});

describe('a confirmed subscription', () => {
  it('product 4.769: is told to the service at once, and its owner is welcomed once, with the way to leave', async () => {
    await subscribe();
    await press('confirmation', linkIn());
    expect([...shop.newsletter.readers]).toEqual([ada]);
    const welcomes = shop.mailer.sent.filter(({ kind }) => kind === 'newsletter-welcome');
    expect(welcomes).toHaveLength(1);
    expect(welcomes[0]?.unsubscribeUrl).toMatch(/\/api\/newsletter\/unsubscribe\?subscription=N-DE-/);
    const { id } = linkIn();
    const answer = await shop.browser.send(`/api/newsletter/${id}`);
    expect(await answer.json()).toMatchObject({ email: ada, source: 'footer', told: 'subscribed' });
    expect((await shop.newBrowser().send(`/api/newsletter/${id}`)).status).toBe(404);
  });

  it('product 4.770: ends with one touch, by its page or the mail program; then the service knows, and nothing is kept', async () => {
    await subscribe();
    expect(await press('removal')).toBe(200);
    expect(shop.newsletter.readers.size).toBe(0);
    expect(await stored()).toEqual([]);
    await subscribe();
    const address = `http://localhost/api/newsletter/unsubscribe?${queryOf().toString()}`;
    const opened = await shop.api.request(address);
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('/newsletter/?'),
    ]);
    expect(shop.newsletter.readers.size).toBe(1);
    const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
    expect((await shop.api.request(address, oneClick)).status).toBe(200);
    expect(shop.newsletter.readers.size).toBe(0);
    expect(await shop.commerce.listObjects('mail-ledgers', { limit: 500 })).toEqual([]);
    expect((await shop.api.request(address.replace('reader=v1', 'reader=v2'), oneClick)).status).toBe(404);
  });

  it('product 4.771: whoever has left by a link in the newsletter itself gets it again by asking and confirming', async () => {
    await subscribe();
    shop.newsletter.readers.clear();
    await press('confirmation');
    expect(shop.newsletter.calls).toBe(1);
    vi.setSystemTime(start + hour);
    await subscribe();
    expect([...shop.newsletter.readers]).toEqual([ada]);
  });

  it('product 4.770: whoever leaves while the service is told of them does not get it, whoever is faster', async () => {
    await ask();
    const link = linkIn();
    shop.newsletter.meanwhile = () => press('removal', link);
    await press('confirmation', link);
    await shop.sweep();
    expect(shop.newsletter.readers.size).toBe(0);
    expect(await stored()).toEqual([]);
  });
});

describe('product 4.772: a service that does not take it', () => {
  it('holds nobody up, and is told as soon as it does', async () => {
    shop.newsletter.answer = { outcome: 'later', reason: '500' };
    await subscribe();
    expect(shop.mailer.sent).toHaveLength(2);
    await shop.sweep();
    expect(shop.newsletter.calls).toBe(2);
    shop.newsletter.answer = { outcome: 'accepted' };
    await shop.sweep();
    await shop.sweep();
    expect([shop.newsletter.calls, shop.newsletter.readers.size]).toEqual([3, 1]);
    shop.newsletter.answer = { outcome: 'later', reason: 'TimeoutError' };
    await press('removal');
    expect(await stored()).toHaveLength(2);
    shop.newsletter.answer = { outcome: 'accepted' };
    await shop.sweep();
    expect([shop.newsletter.readers.size, await stored()]).toEqual([0, []]);
  });

  it('calls a person once it has not been told for a day', async () => {
    shop.newsletter.answer = { outcome: 'later', reason: 'TimeoutError' };
    await subscribe();
    vi.setSystemTime(start + 24 * hour - 1);
    await shop.sweep();
    expect(levels()).toEqual(['warn', 'warn']);
    vi.setSystemTime(start + 24 * hour);
    await shop.sweep();
    expect(levels()).toEqual(['warn', 'warn', 'error']);
  });

  it('ends no run of the sweeper, whatever is wrong', async () => {
    shop.newsletter.answer = { outcome: 'later', reason: '500' };
    await subscribe();
    shop.newsletter.meanwhile = () => Promise.reject(new TypeError('a bug'));
    await shop.sweep();
    expect(levels()).toEqual(['warn', 'error']);
  });

  it('is left alone for as long as it says', async () => {
    shop.newsletter.answer = { outcome: 'later', reason: '429', pause: 5 * 60_000 };
    await subscribe();
    shop.newsletter.answer = { outcome: 'accepted' };
    vi.setSystemTime(start + 4 * 60_000);
    await shop.sweep();
    expect(shop.newsletter.calls).toBe(1);
    vi.setSystemTime(start + 5 * 60_000);
    await shop.sweep();
    expect(shop.newsletter.readers.size).toBe(1);
  });

  it('calls a person once for an address that it never takes, and once a minute while it does not let the shop in', async () => {
    shop.newsletter.answer = { outcome: 'refused', reason: '400 invalid' };
    await subscribe();
    await shop.sweep();
    expect([shop.newsletter.calls, levels()]).toEqual([1, ['error']]);
    shop = fakeShopApi();
    shop.newsletter.answer = { outcome: 'misconfigured', reason: '401' };
    await subscribe();
    await shop.sweep();
    expect([shop.newsletter.calls, levels()]).toEqual([2, ['error', 'warn']]);
  });
});
