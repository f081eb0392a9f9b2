import { inspect } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { listWithdrawals, withdrawalsOf } from '../commerce/withdrawals.ts';
import { withdrawalReceiptSchema } from '../contract/customer-service-answers.ts';
import { card, orderOf, readyCart, type SandboxedShop } from './testing/sandboxed-shop.ts';
import { ShopBrowser } from './testing/shop-browser.ts';
import { useSandboxedShop } from './testing/use-sandboxed-shop.ts';

const sandboxed = useSandboxedShop();
let shop: SandboxedShop;
beforeEach(async () => {
  ({ shop } = sandboxed);
  for (const store of ['de', 'se'] as const)
    for (const { id } of await kept(store))
      await shop.commerce(store).removeObject(withdrawalsOf({ id: store }), id);
});

const path = '/api/withdrawals';
const statement = (changes: object = {}) => ({
  key: crypto.randomUUID(),
  name: 'Ada Berg',
  orderNumber: 'DE-0000-0000-0000',
  email: 'ada@example.com',
  items: 'The bib',
  note: 'Too small.\nThank you',
  ...changes,
});
const kept = (store: 'de' | 'se' = 'de') => listWithdrawals(shop.commerce(store), { id: store });

/** The number of an order that ada@example.com has placed. */
async function placedOrder(browser: ShopBrowser): Promise<string> {
  const cart = await readyCart(browser);
  return (await orderOf(browser, await browser.pay(cart, card()))).orderNumber;
}

describe('a withdrawal', () => {
  it('product 4.131: is stored with its date and time before it is acknowledged, in the language of the page', async () => {
    const browser = shop.browser('de');
    browser.languages = 'en';
    const orderNumber = await placedOrder(browser);
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
    const browser = shop.browser('de');
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
    const { api, logged } = shop.api('de');
    const browser = new ShopBrowser(api);
    const orderNumber = await placedOrder(browser);
    const asked = [
      statement({ orderNumber }),
      statement({ orderNumber, email: 'eve@example.com' }),
      statement({ orderNumber: 'DE-7777-7777-7777' }),
      ...['4111-1111-1111-1111', '"; drop', 'Ada-Berg', 'Anna Lindqvist'].map((typed) =>
        statement({ orderNumber: typed }),
      ),
    ];
    for (const one of asked) {
      const response = await browser.send(path, one);
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
    await shop.setDown('commercetools', true);
    for (const one of asked) await browser.send(path, one);
    await shop.setDown('commercetools', false);
    expect(inspect(logged, { depth: null })).not.toMatch(/1111|; drop|Ada.Berg|Anna|@example/);
  });

  it('product 4.130: is possible in the European Union alone', async () => {
    for (const [store, status] of [
      ['us', 404],
      ['se', 201],
    ] as const)
      expect((await shop.browser(store).send(path, statement())).status).toBe(status);
    expect(await kept('se')).toHaveLength(1);
  });

  it('product 5.71: has no line break in what could become a header, and nothing longer than allowed', async () => {
    const browser = shop.browser('de');
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
