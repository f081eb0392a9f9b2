import { describe, expect, it, vi } from 'vitest';
import { listDueWithdrawals, listWithdrawals } from '../commerce/withdrawals.ts';
import { ShopError } from '../contract/shop-error.ts';
import { withdrawalReceiptSchema } from '../contract/customer-service-answers.ts';
import { openMailsOf } from './context/open-mails.ts';
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
const store = { id: 'de' } as const;
const later = () => Date.now() + 60_000;

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
      timeZone: 'Europe/Berlin',
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
    expect(await listDueWithdrawals(commerce, store, later())).toEqual([]);
  });

  it('product 4.138: is sent by the sweeper if mail failed, once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const { browser, mailer, commerce, sweep } = fakeShopApi();
      mailer.down = true;
      expect((await browser.send(path, statement())).status).toBe(201);
      expect(await listDueWithdrawals(commerce, store, later())).toHaveLength(1);
      await sweep();
      expect(mailer.sent).toEqual([]);
      mailer.down = false;
      vi.advanceTimersByTime(10 * 60_000);
      await sweep();
      expect(mailer.sent.map(({ to }) => to)).toContain('ada@example.com');
      expect(mailer.sent).toHaveLength(2);
      vi.advanceTimersByTime(10 * 60_000);
      await sweep();
      expect(mailer.sent).toHaveLength(2);
      expect(await listDueWithdrawals(commerce, store, later())).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('product 4.210: waits in one place, where the sweeper does not take it for an order', async () => {
    const { browser, mailer, commerce, sweep } = fakeShopApi();
    mailer.down = true;
    await browser.send(path, statement());
    const noted = () => commerce.listObjects(openMailsOf('de'), { unchangedSince: later(), limit: 10 });
    expect(await noted()).toEqual([]);
    expect(await listDueWithdrawals(commerce, store, later())).toHaveLength(1);
    const findOrder = vi.spyOn(commerce, 'findOrder');
    await sweep();
    expect(await noted()).toEqual([]);
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
    expect(await listWithdrawals(commerce, store)).toEqual([]);
    expect(await listDueWithdrawals(commerce, store, later())).toEqual([]);
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
    const ids = (await listWithdrawals(commerce, store)).map(({ id }) => id);
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
      expect(await listWithdrawals(commerce, store)).toHaveLength(1);
      vi.setSystemTime(Date.UTC(2036, 10, 27));
      await sweep();
      expect(await listWithdrawals(commerce, store)).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });
});
