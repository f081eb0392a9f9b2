import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OrderRecord } from '../../commerce/commerce.ts';
import { paymentResultSchema } from '../../contract/payment.ts';
import { ShopError } from '../../contract/shop-error.ts';
import type { Address } from '../../contract/address.ts';
import { reviewKeyOf } from '../context/identifiers.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';
import { address, irishAddress } from '../testing/shop-browser.ts';

/** When the fake backend's orders are placed. */
const start = Date.parse('2026-01-02T03:04:05Z');
const day = 24 * 60 * 60_000;
const british = { ...address, country: 'gb', postalCode: 'BS1 0AA', city: 'Bristol' };
const homes: Readonly<Record<'de' | 'gb' | 'ie', Address>> = { de: address, gb: british, ie: irishAddress };

/** A shop, and what happens to the orders of one customer. */
function invitingShop(storeId: keyof typeof homes = 'ie') {
  const shop = fakeShopApi({ storeId });
  const { browser, commerce, mailer } = shop;
  const cartWith = async (answer?: boolean) => {
    const cart = await browser.fillIn(
      await browser.createCart(storeId, 'CARRIER'),
      'standard',
      homes[storeId],
    );
    if (answer === undefined) return cart;
    return browser.change(cart, { action: 'setMayBeAskedForReview', mayBeAskedForReview: answer });
  };
  const write = (number: string, part: Partial<OrderRecord>) => {
    const order = commerce.orders.get(number);
    if (!order) throw new Error('There is no such order');
    const { version } = order;
    // The sweeper goes through the orders by when they changed.
    vi.setSystemTime(Date.now() + 1000);
    commerce.orders.set(number, { ...order, ...part, version: version + 1, modifiedAt: Date.now() });
  };
  return {
    ...shop,
    cartWith,
    order: async (answer?: boolean) => {
      const { order } = await browser.pay(await cartWith(answer));
      return order?.orderNumber ?? '';
    },
    write,
    arrive: async (number: string) => {
      write(number, { status: 'delivered', shipped: true });
      await shop.sweep();
    },
    /** The sweeper runs once after so many days. */
    after: async (days: number) => {
      vi.setSystemTime(Date.now() + days * day);
      await shop.sweep();
    },
    invitations: () => mailer.sent.filter(({ kind }) => kind === 'review-invitation'),
    notes: () => commerce.listObjects(`review-invitations.${storeId}`, { limit: 500 }),
  };
}

beforeEach(() => void vi.useFakeTimers({ now: start, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

test.each([
  ['ie', undefined, 0],
  ['ie', false, 0],
  ['ie', true, 1],
  ['gb', undefined, 1],
  ['gb', false, 0],
  ['gb', true, 1],
] as const)(
  'product 4.740: in %s, a customer who has answered %s is asked %i times',
  async (storeId, answer, times) => {
    const shop = invitingShop(storeId);
    await shop.arrive(await shop.order(answer));
    expect(await shop.notes()).toHaveLength(times);
    await shop.after(15);
    expect(shop.invitations()).toHaveLength(times);
  },
);

test('product 4.740: the answer stays when the shopper moves to another country, or pays anew', async () => {
  const shop = invitingShop();
  const cart = await shop.cartWith(true);
  expect((await shop.browser.move(cart, 'ie')).mayBeAskedForReview).toBe(true);
  shop.payments.results.push('Refused');
  await shop.browser.pay(cart);
  expect((await shop.browser.read(cart)).mayBeAskedForReview).toBe(true);
  const other = await shop.browser.change(await shop.browser.read(cart), {
    action: 'setForSomebodyElse',
    isForSomebodyElse: true,
  });
  expect(other).toMatchObject({ mayBeAskedForReview: true, isForSomebodyElse: true });
});

test('product 4.740: a project that lacks the field takes the order all the same, with everything else', async () => {
  const shop = invitingShop('gb');
  const update = shop.commerce.updateCart.bind(shop.commerce);
  const updates = vi.spyOn(shop.commerce, 'updateCart').mockImplementation(async (id, version, changes) => {
    const cause = new Error("The field 'mayBeAskedForReview' is not defined for type 'cart-checkout'.");
    if (changes.some((change) => 'mayBeAskedForReview' in change && change.mayBeAskedForReview))
      throw new ShopError('InvalidInput', 'refused', undefined, { cause });
    return update(id, version, changes);
  });
  const affiliates = { awinId: '1_2_abc' };
  const payment = { ...shop.browser.payment(await shop.cartWith()), affiliates };
  const { order } = await shop.browser.ask(paymentResultSchema, '/api/payments', payment);
  expect(shop.commerce.orders.get(order?.orderNumber ?? '')).toMatchObject({ wantsMails: true });
  expect(updates.mock.lastCall?.[2]).toContainEqual(expect.objectContaining({ affiliates }));
  expect(shop.logged.filter(([level]) => level === 'warn').map(([, event]) => event)).toEqual([
    expect.stringContaining('cannot be asked for a review'),
  ]);
});

test('product 4.748: who has declined after an earlier order is not asked at the next, until they agree; no failure of that stops a payment', async () => {
  const shop = invitingShop('gb');
  await invitedNot(shop);
  const answerOf = async (answer?: boolean) => {
    const number = await shop.order(answer);
    return shop.commerce.orders.get(number)?.cart.mayBeAskedForReview;
  };
  expect(await answerOf()).toBe(false);
  const getObject = shop.commerce.getObject.bind(shop.commerce);
  const lookUp = vi.spyOn(shop.commerce, 'getObject').mockImplementation((container, key) => {
    if (!container.startsWith('declined-invitations.')) return getObject(container, key);
    throw new ShopError('CommerceUnavailable', 'down');
  });
  expect(await answerOf()).toBe(true);
  lookUp.mockRestore();
  expect(await answerOf(true)).toBe(true);
  expect(await answerOf()).toBe(true);
});

test('product 4.741: two weeks after it has arrived, in the language of the order, with a link for each star', async () => {
  const shop = invitingShop('de');
  // Its confirmation contains the terms, which a brand may not have in German.
  shop.browser.languages = 'en';
  const number = await shop.order(true);
  await shop.arrive(number);
  await shop.after(13.9);
  shop.write(number, { language: 'de' });
  await shop.sweep();
  expect(shop.invitations()).toEqual([]);
  await shop.after(0.2);
  const [mail] = shop.invitations();
  expect(mail).toMatchObject({ to: 'ada@example.com', language: 'de' });
  const review = `/bewerten/?order=${number}&token=v1.`;
  for (let stars = 1; stars <= 5; stars += 1) {
    expect(mail?.html).toContain(`aria-label="${stars} von 5 Sternen"`);
    expect(mail?.html).toMatch(
      new RegExp(
        `${review.replace('?', '\\?')}[^"]+product=carrier&amp;stars=${stars}"`.replaceAll(
          '&token',
          '&amp;token',
        ),
      ),
    );
  }
  expect(mail?.text).toContain(review);
  expect(mail?.text).not.toContain('★');
  expect(mail?.text).toContain(number);
  expect(await shop.notes()).toEqual([]);
});

test('product 4.741: three weeks after it has left, if nobody ever says that it has arrived', async () => {
  const shop = invitingShop();
  const number = await shop.order(true);
  shop.write(number, { status: 'shipped', shipped: true });
  await shop.sweep();
  await shop.after(20);
  expect(shop.invitations()).toEqual([]);
  await shop.after(1.1);
  expect(shop.invitations()).toHaveLength(1);
  await shop.arrive(number);
  await shop.after(15);
  expect(shop.invitations()).toHaveLength(1);
});

test('product 4.742: nobody is asked about what went back, was canceled or reviewed, or arrived long after it was ordered', async () => {
  const shop = invitingShop();
  const [returned, canceled, reviewed, old] = [
    await shop.order(true),
    await shop.order(true),
    await shop.order(true),
    await shop.order(true),
  ];
  for (const number of [returned, canceled, reviewed]) await shop.arrive(number);
  expect(await shop.notes()).toHaveLength(3);
  const [line] = shop.commerce.orders.get(returned)?.cart.lineItems ?? [];
  const back = { ...{ id: 'r', returnId: 'r', number: null, at: '', name: '', quantity: 1 }, reason: null };
  const lineItemId = line?.id ?? '';
  const state = { state: 'received', exchangeFor: null, isByRecipient: false } as const;
  shop.write(returned, { returns: [{ ...back, ...state, lineItemId }] });
  shop.write(canceled, { status: 'canceled', canceled: true });
  await shop.commerce.createReview({
    key: reviewKeyOf('ie', reviewed, 'carrier'),
    ...{ productKey: 'carrier', language: 'en', rating: 5, title: '', text: '', author: '' },
    ...{ details: {}, files: [] },
  });
  await shop.after(15);
  vi.setSystemTime(start + 91 * day);
  await shop.arrive(old);
  await shop.after(15);
  expect(shop.invitations()).toEqual([]);
  expect(await shop.notes()).toEqual([]);
});

test('product 4.743: one press in the mail program, or on the order’s page, ends it for all orders; opening the link changes nothing', async () => {
  const shop = invitingShop('gb');
  const orders = [await shop.order(), await shop.order(), await shop.order()];
  const [first = '', second = '', third = ''] = orders;
  await shop.arrive(first);
  await shop.after(15);
  const { unsubscribeUrl = '' } = shop.invitations()[0] ?? {};
  const path = unsubscribeUrl.replace('https://gb.fell-and-fjord.example', 'http://localhost');
  const opened = await shop.api.request(path);
  expect(opened.status).toBe(303);
  expect(opened.headers.get('location')).toMatch(/^\/order-confirmation\/\?order=.*#review-invitation$/);
  await shop.arrive(second);
  await shop.after(15);
  expect(shop.invitations()).toHaveLength(2);
  const press = (address: string) =>
    // As a mail program: without an origin and without cookies.
    shop.api.request(address, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
  expect((await press(path.replace('token=v1.', 'token=v1.x'))).status).toBe(404);
  expect((await press(path)).status).toBe(200);
  expect((await press(path)).status).toBe(200);
  await shop.arrive(third);
  await shop.after(15);
  expect(shop.invitations()).toHaveLength(2);
  const fourth = await invitedNot(shop);
  expect((await shop.browser.order(fourth)).cart.mayBeAskedForReview).toBe(false);
});

/** An order whose customer has pressed the button on its page. */
async function invitedNot({ browser, order }: ReturnType<typeof invitingShop>): Promise<string> {
  const number = await order();
  const answer = await browser.send(`/api/orders/${number}/review-invitation/removal`, {});
  expect(answer.status).toBe(200);
  return number;
}

test('product 4.744: those who cannot be asked hold up nobody', async () => {
  const shop = invitingShop();
  const stuck = [await shop.order(true), await shop.order(true), await shop.order(true)];
  for (const number of [...stuck, await shop.order(true)]) await shop.arrive(number);
  const find = shop.commerce.findWholeOrder.bind(shop.commerce);
  vi.spyOn(shop.commerce, 'findWholeOrder').mockImplementation((number) =>
    stuck.includes(number) ? Promise.reject(new TypeError('unreadable')) : find(number),
  );
  await shop.after(15);
  expect(shop.invitations()).toHaveLength(1);
  expect((await shop.notes()).map(({ key }) => key)).toEqual(stuck);
});

const events = [
  ...(['ship', 'deliver', 'change', 'decline', 'send back', 'cancel'] as const),
  ...(['a week', 'sweep', 'two sweepers'] as const),
  ...(['mail down', 'mail up', 'answers lost', 'commerce fails once'] as const),
] as const;

test('product 4.744: whatever happens in which order, a customer is asked once at most, not too early, and never after declining or sending all of it back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...events), { maxLength: 25 }), async (sequence) => {
      vi.setSystemTime(start);
      const shop = invitingShop();
      const number = await shop.order(true);
      const { commerce, mailer } = shop;
      let [leftAt, isOver] = [Infinity, false];
      const move = (status: OrderRecord['status']) => {
        if (commerce.orders.get(number)?.status === 'canceled') return;
        leftAt = Math.min(leftAt, Date.now());
        shop.write(number, { status, shipped: true });
      };
      const happen: Readonly<Record<(typeof events)[number], () => unknown>> = {
        ship: () => {
          move('shipped');
        },
        deliver: () => {
          move('delivered');
        },
        change: () => {
          shop.write(number, {});
        },
        decline: async () => {
          const path = `/api/orders/${number}/review-invitation/removal`;
          if ((await shop.browser.send(path, {})).ok) isOver = true;
        },
        'send back': () => {
          const lines = commerce.orders.get(number)?.cart.lineItems ?? [];
          const returns = lines.map(({ id, quantity, name }) => ({
            ...{ id, returnId: 'r', number: null, at: '', lineItemId: id, name, quantity, reason: null },
            ...({ state: 'received', exchangeFor: null, isByRecipient: false } as const),
          }));
          shop.write(number, { returns });
          isOver = true;
        },
        cancel: () => {
          shop.write(number, { status: 'canceled', canceled: true });
          isOver = true;
        },
        'a week': () => vi.setSystemTime(Date.now() + 7 * day),
        sweep: () => shop.sweep(),
        'two sweepers': () => Promise.all([shop.sweep(), shop.sweep()]),
        'mail down': () => (mailer.down = true),
        'mail up': () => {
          mailer.down = false;
          mailer.answersAreLost = false;
        },
        'answers lost': () => (mailer.answersAreLost = true),
        'commerce fails once': () => {
          const failure = new ShopError('CommerceUnavailable', 'down');
          vi.spyOn(commerce, 'removeObject').mockRejectedValueOnce(failure);
          vi.spyOn(commerce, 'updateOrder').mockRejectedValueOnce(failure);
        },
      };
      const asked = () => new Set(shop.invitations().map(({ messageId }) => messageId)).size;
      for (const event of sequence) {
        const before = shop.invitations().length;
        await happen[event]();
        expect(asked()).toBeLessThanOrEqual(1);
        if (shop.invitations().length > before) {
          expect(isOver).toBe(false);
          expect(Date.now() - leftAt).toBeGreaterThanOrEqual(14 * day);
        }
        vi.setSystemTime(Date.now() + 60_000);
      }
    }),
    {
      numRuns: 100,
      examples: [
        [
          [
            'deliver',
            'sweep',
            'a week',
            'a week',
            'answers lost',
            'sweep',
            'sweep',
            'mail up',
            'two sweepers',
          ],
        ],
        [['deliver', 'sweep', 'a week', 'a week', 'commerce fails once', 'two sweepers', 'sweep', 'sweep']],
        [['deliver', 'sweep', 'a week', 'a week', 'mail down', 'sweep', 'decline', 'mail up', 'sweep']],
      ],
    },
  );
});
