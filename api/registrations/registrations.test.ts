import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listRequests, registrationKind } from '../../commerce/customer-requests.ts';
import { registrationEndSchema, registrationReceiptSchema } from '../../contract/registration.ts';
import { createToken } from '../context/identifiers.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';

const path = '/api/registrations';
const owner = {
  name: 'Ada Berg',
  address: 'Lindenstraße 1\n10115 Berlin',
  email: 'ada@example.com',
  phone: '',
};
const statement = (changes: object = {}) => ({
  ...{ product: 'no-such-product', model: 'Cap', batch: 'ab 24-o31', country: 'de' },
  ...{ bought: { on: '2026-11-02', at: 'Fell & Fjord' }, ...owner, ...changes },
});
const american = { country: 'us', bought: { on: '2026-11-02', at: 'Store' } };

let shop: ReturnType<typeof fakeShopApi>;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 29), toFake: ['Date'] });
  shop = fakeShopApi();
});
afterEach(() => vi.useRealTimers());

const kept = () => listRequests(shop.commerce, shop.context.store, registrationKind);
const register = async (changes: object = {}) => {
  const body = { key: crypto.randomUUID(), ...statement(changes) };
  return (await shop.browser.ask(registrationReceiptSchema, path, body)).id;
};
/** Opens the link of the latest e-mail, in a browser that has never been there. */
const openLink = async () => {
  const link = new URL(/http\S+registration=\S+/.exec(shop.mailer.sent.at(-1)?.text ?? '')?.[0] ?? '');
  const id = link.searchParams.get('registration') ?? '';
  const browser = shop.newBrowser();
  await browser.send(`${path}/${id}/session`, { token: link.searchParams.get('owner') });
  return { browser, own: `${path}/${id}` };
};

describe('registering', () => {
  test('product 4.601, 4.602: is stored once, however often it is sent, with its number as labels have it', async () => {
    const sent = { key: crypto.randomUUID(), ...statement() };
    const answers = await Promise.all([1, 2, 3].map(() => shop.browser.send(path, sent)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await kept()).toMatchObject([{ ...statement({ product: '' }), batch: 'AB24031', language: 'de' }]);
    expect(shop.mailer.sent).toHaveLength(1);
  });

  test.each([
    ['4.602', 'batch', { batch: 'AB2403' }],
    ['4.602', 'digits of another script', { batch: 'AB٢٤٠٣١' }],
    ['4.600', 'way to reach anybody', { email: '' }],
    ['4.600', 'phone number', { phone: 'none' }],
    ['4.600', 'day', { bought: { on: '2026-02-31', at: '' } }],
  ])('product %s: what is no %s is refused', async (_rule, _what, changes) => {
    const body = { key: crypto.randomUUID(), ...statement(changes) };
    expect(await shop.browser.refusal(path, body)).toMatchObject({ status: 400, code: 'InvalidInput' });
    expect(await kept()).toEqual([]);
  });

  test('product 4.600: in the United States, it needs a postal address, and where it was bought is not kept', async () => {
    shop = fakeShopApi({ storeId: 'us' });
    const body = { key: crypto.randomUUID(), ...statement({ ...american, address: '' }) };
    expect(await shop.browser.refusal(path, body)).toMatchObject({ details: { missing: ['address'] } });
    await register({ ...american, email: '' });
    expect(await kept()).toMatchObject([{ address: owner.address, bought: { on: '', at: '' } }]);
    expect(shop.mailer.sent).toEqual([]);
  });
});

describe('product 4.604: the link of the e-mail', () => {
  test('shows the registration, changes it, and deletes it', async () => {
    const id = await register();
    const { browser, own } = await openLink();
    expect(await (await browser.send(own)).json()).toMatchObject({ id, model: 'Cap' });
    vi.setSystemTime(Date.now() + 1000);
    const changed = statement({ batch: 'AB24032', email: 'eve@example.com' });
    const answers = [await browser.send(own, changed), await browser.send(own, changed)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await kept()).toMatchObject([{ id, batch: 'AB24032', email: 'eve@example.com' }]);
    expect(shop.mailer.sent.map(({ to }) => to)).toEqual(['ada@example.com', 'eve@example.com']);
    const end = await (await openLink()).browser.ask(registrationEndSchema, `${own}/removal`, {});
    expect([end.keptUntil, await kept()]).toEqual([null, []]);
    expect((await browser.send(own)).status).toBe(404);
    expect(await shop.commerce.listObjects('mail-ledgers', { limit: 500 })).toEqual([]);
  });

  test('is needed for that, and is good for one registration', async () => {
    const id = await register();
    const { own } = await openLink();
    const stranger = shop.newBrowser();
    const secrets = shop.context.environment.sessionSecrets;
    for (const token of [
      '',
      createToken('order', id, secrets),
      createToken('registration', 'P-DE-1', secrets),
    ]) {
      expect((await stranger.send(`${own}/session`, { token })).status).toBe(404);
      expect((await stranger.send(own)).status).toBe(404);
      expect((await stranger.send(own, statement())).status).toBe(404);
      expect((await stranger.send(`${own}/removal`, {})).status).toBe(404);
    }
    expect(await kept()).toMatchObject([{ id, batch: 'AB24031' }]);
  });

  test('leaves later if the mail server is down, and what was typed is quoted in it', async () => {
    shop.mailer.down = true;
    await register({ model: 'Cap <b>https://evil.example</b>' });
    shop.mailer.down = false;
    vi.setSystemTime(Date.now() + 5 * 60_000);
    await shop.sweep();
    const [mail] = shop.mailer.sent;
    expect(mail?.subject).not.toContain('Cap');
    expect(mail?.html).not.toMatch(/<b>https|href="https:\/\/evil/);
  });
});

test('product 4.605: in the United States, what is deleted stays for recalls alone, and goes when the law lets it', async () => {
  shop = fakeShopApi({ storeId: 'us' });
  const id = await register(american);
  const { browser, own } = await openLink();
  const { keptUntil } = await browser.ask(registrationEndSchema, `${own}/removal`, {});
  expect(keptUntil).toBe('2031-01-01T00:00:00.000Z');
  expect(await kept()).toMatchObject([{ id, endedAt: '2026-11-29T00:00:00.000Z' }]);
  expect((await browser.send(own)).status).toBe(404);
  expect((await browser.send(own, statement(american))).status).toBe(404);
  for (const [time, left] of [
    ['2030-12-31T23:59:59Z', 1],
    ['2031-01-01T00:00:00Z', 0],
  ] as const) {
    vi.setSystemTime(Date.parse(time));
    await shop.sweep();
    expect(await kept()).toHaveLength(left);
  }
  for (const container of ['registrations-ended.us', 'registrations-due.us'] as const)
    expect(await shop.commerce.listObjects(container, { limit: 500 })).toEqual([]);
  expect(shop.mailer.sent).toHaveLength(1);
});
