import { inspect } from 'node:util';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listDueRequests, listRequests, withdrawalKind } from '../commerce/customer-requests.ts';
import { ShopError } from '../contract/shop-error.ts';
import { withdrawalReceiptSchema } from '../contract/customer-service.ts';
import { stores } from '../stores/testing/storefronts.ts';
import { fakeShopApi } from './testing/fake-shop-api.ts';

const path = '/api/withdrawals';
const statement = (changes: object = {}) => ({
  key: crypto.randomUUID(),
  name: 'Ada Berg',
  orderNumber: 'DE-0000-0000-0000',
  email: 'ada@example.com',
  items: '',
  note: '<b>Danke</b>\nund Gruß',
  ...changes,
});
const store = stores.de;
const later = () => Date.now() + 60_000;

describe('a withdrawal', () => {
  let shop: ReturnType<typeof fakeShopApi>;
  beforeEach(() => {
    shop = fakeShopApi();
  });
  const kept = () => listRequests(shop.commerce, store, withdrawalKind);
  /** The number of an order that ada@example.com has placed. */
  const placedOrder = async () => {
    const { browser } = shop;
    const cart = await browser.fillIn(await browser.createCart('de', 'CARRIER'), 'standard');
    return (await browser.pay(cart)).order?.orderNumber ?? '';
  };

  it('product 4.131: is stored with its date and time before it is acknowledged, in the language of the page', async () => {
    const { browser } = shop;
    browser.languages = 'en';
    const orderNumber = await placedOrder();
    const begun = Date.now();
    const sent = statement({ orderNumber: ` ${orderNumber.toLowerCase()} ` });
    const response = await browser.send(path, sent);
    expect(response.status).toBe(201);
    const { id, receivedAt } = withdrawalReceiptSchema.parse(await response.json());
    expect(id).toMatch(/^W-DE(-[0-9A-Z]{4}){3}$/);
    expect(Date.parse(receivedAt)).toBeGreaterThanOrEqual(begun);
    const { key: _, ...content } = sent;
    expect(await kept()).toEqual([
      {
        ...content,
        orderNumber: orderNumber.toLowerCase(),
        id,
        receivedAt,
        language: 'en',
        order: 'matched',
      },
    ]);
  });

  it('product 4.131: is stored once, however often its button is pressed', async () => {
    const { browser } = shop;
    const sent = statement();
    const answers = await Promise.all([1, 2, 3].map(() => browser.send(path, sent)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(texts).size).toBe(1);
    expect(await kept()).toHaveLength(1);
    // Whoever corrects something and sends it again means it.
    await browser.send(path, { ...sent, email: 'ada.berg@example.com' });
    expect(await kept()).toHaveLength(2);
  });

  it('product 4.132, 9.301: of an order that nobody knows, or of somebody else, is answered the same and calls a person', async () => {
    const { browser, logged, commerce } = shop;
    const orderNumber = await placedOrder();
    const asked = [
      statement({ orderNumber }),
      statement({ orderNumber, email: 'eve@example.com' }),
      statement({ orderNumber: 'DE-7777-7777-7777' }),
      ...['4111-1111-1111-1111', '"; drop', 'Ada-Berg', 'Anna Lindqvist'].map((typed) =>
        statement({ orderNumber: typed }),
      ),
    ];
    for (const body of asked) {
      const response = await browser.send(path, body);
      expect(response.status).toBe(201);
      expect(Object.keys((await response.json()) as object).toSorted()).toEqual(['id', 'receivedAt']);
    }
    expect((await kept()).map(({ order }) => order)).toEqual([
      'matched',
      'other-email',
      ...Array.from({ length: 5 }, () => 'unknown'),
    ]);
    const called = logged.filter(
      ([level, event]) => level === 'error' && event === 'withdrawal needs a person',
    );
    expect(called).toHaveLength(6);
    expect(called[1]?.[2]).toMatchObject({ orderNumber: 'DE-7777-7777-7777' });
    // Nor while nothing can be looked up.
    commerce.down = true;
    for (const body of asked) await browser.send(path, body);
    commerce.down = false;
    expect(inspect(logged, { depth: null })).not.toMatch(/1111|; drop|Ada.Berg|Anna|@example/);
  });

  it('product 4.130: is possible in the European Union alone', async () => {
    for (const [storeId, status] of [
      ['us', 404],
      ['se', 201],
    ] as const)
      expect((await fakeShopApi({ storeId }).browser.send(path, statement())).status).toBe(status);
  });

  it('product 5.71: has no line break in what could become a header, and nothing longer than allowed', async () => {
    const { browser } = shop;
    const name = 'Ada\r\nBcc: eve@example.com';
    await browser.send(path, statement({ name, orderNumber: 'DE\n1' }));
    expect(await kept()).toMatchObject([{ name: 'Ada Bcc: eve@example.com', orderNumber: 'DE 1' }]);
    for (const wrong of [
      { name: 'x'.repeat(81) },
      { note: 'x'.repeat(1001) },
      { items: 'x'.repeat(1001) },
      { email: 'ada@example.com\r\nBcc: eve@example.com' },
    ])
      expect((await browser.refusal(path, statement(wrong))).code).toBe('InvalidInput');
    expect(await kept()).toHaveLength(1);
  });
});

describe('the acknowledgment of a withdrawal', () => {
  it('product 3.100: has what was declared, and the date and time at which it arrived', async () => {
    const { browser, mailer, commerce } = fakeShopApi();
    const response = await browser.send(path, statement());
    const { id, receivedAt } = withdrawalReceiptSchema.parse(await response.json());
    const [mail, copy] = mailer.sent;
    expect(mail).toMatchObject({ to: 'ada@example.com', language: 'de' });
    expect(mail?.subject).toBe('Dein Widerruf ist eingegangen (DE-0000-0000-0000)');
    const time = new Intl.DateTimeFormat('de-DE', {
      dateStyle: 'full',
      timeStyle: 'long',
      timeZone: store.contact.timeZone,
    }).format(new Date(receivedAt));
    for (const text of [
      'Hiermit widerrufe ich den Vertrag',
      'Ada Berg',
      'DE-0000-0000-0000',
      'ada@example.com',
      'Die ganze Bestellung',
      '> <b>Danke</b>\n> und Gruß',
      id,
      time,
    ])
      expect(mail?.text).toContain(text);
    expect(mail?.html).toContain('&lt;b&gt;Danke');
    expect(copy).toMatchObject({ replyTo: 'ada@example.com', subject: mail?.subject });
    expect(copy?.to).toMatch(/@/);
    expect(await listDueRequests(commerce, store, withdrawalKind, later())).toEqual([]);
  });

  it('product 4.210: waits in one place, where the sweeper does not take it for an order', async () => {
    const { browser, mailer, commerce, sweep } = fakeShopApi();
    mailer.down = true;
    await browser.send(path, statement());
    expect(await listDueRequests(commerce, store, withdrawalKind, later())).toHaveLength(1);
    const findOrder = vi.spyOn(commerce, 'findOrder');
    await sweep();
    expect(findOrder).not.toHaveBeenCalled();
  });

  it('product 4.133: is never sent for what is not stored', async () => {
    const { browser, commerce, mailer, sweep } = fakeShopApi();
    const put = commerce.putObject.bind(commerce);
    const failing = vi
      .spyOn(commerce, 'putObject')
      .mockImplementation((container, ...rest) =>
        container.startsWith('withdrawals.')
          ? Promise.reject(new ShopError('CommerceUnavailable', 'down'))
          : put(container, ...rest),
      );
    expect((await browser.refusal(path, statement())).code).toBe('CommerceUnavailable');
    failing.mockRestore();
    await sweep();
    expect(mailer.sent).toEqual([]);
    expect(await listRequests(commerce, store, withdrawalKind)).toEqual([]);
    expect(await listDueRequests(commerce, store, withdrawalKind, later())).toEqual([]);
  });
});

describe('the list of withdrawals', () => {
  it('has all of them, however many there are', async () => {
    const { commerce } = fakeShopApi();
    vi.useFakeTimers();
    for (let index = 0; index < 1203; index += 1) {
      vi.setSystemTime(1_800_000_000_000 + Math.floor(index / 7));
      await commerce.putObject('withdrawals.de', `W-${index}`, {
        ...statement(),
        id: `W-${index}`,
        receivedAt: new Date().toISOString(),
        language: 'de',
        order: 'unknown',
      });
    }
    vi.useRealTimers();
    const ids = (await listRequests(commerce, store, withdrawalKind)).map(({ id }) => id);
    expect(ids).toHaveLength(1203);
    expect(ids.at(-1)).toBe('W-1202');
  });

  it('product 9.50: keeps each for ten years', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 25) });
    try {
      const { browser, commerce, sweep } = fakeShopApi();
      await browser.send(path, statement());
      vi.setSystemTime(Date.UTC(2036, 10, 24));
      await sweep();
      expect(await listRequests(commerce, store, withdrawalKind)).toHaveLength(1);
      vi.setSystemTime(Date.UTC(2036, 10, 27));
      await sweep();
      expect(await listRequests(commerce, store, withdrawalKind)).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });
});
