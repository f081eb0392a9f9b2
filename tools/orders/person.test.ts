import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { card, home, sku } from '../../api/testing/sandboxed-shop.ts';
import { confirmSubscription } from '../../api/newsletter/subscriptions.ts';
import { reviewKeyOf } from '../../api/context/identifiers.ts';
import { invitationsOf } from '../../api/reviews/invitations.ts';
import { brand } from '../../brands/build.ts';
import { keepRequest, registrationKind, withdrawalKind } from '../../commerce/customer-requests.ts';
import { registrationLawOf } from '../../stores/registration-law.ts';
import { openShop } from './open-shop.ts';
import { useOperatedShop } from './testing/operated-shop.ts';

const operated = useOperatedShop();
const { run, buy } = operated;
const email = ['--email', 'ada@example.com'];

const exportSchema = z.object({
  carts: z.array(z.looseObject({ id: z.string(), cartState: z.string() })),
  orders: z.array(z.looseObject({ orderNumber: z.string(), customerEmail: z.string() })),
  payments: z.array(z.looseObject({ id: z.string(), anonymousId: z.string().optional() })),
  withdrawals: z.array(z.looseObject({ id: z.string(), store: z.string() })),
  registrations: z.array(z.looseObject({ id: z.string(), endedAt: z.string().optional() })),
  subscriptions: z.array(z.looseObject({ id: z.string(), leftAt: z.string().optional() })),
  restockRequests: z.array(z.looseObject({ id: z.string(), sku: z.string(), store: z.string() })),
  reviews: z.array(z.looseObject({ key: z.string(), text: z.string() })),
  mails: z.record(z.string(), z.unknown()),
  elsewhere: z.array(z.string()),
});
const review = {
  rating: 5,
  title: '',
  text: 'Soft',
  author: 'Ada',
  details: {},
  files: [],
  language: 'en',
} as const;
const invitationsSchema = z.object({
  reviewInvitations: z.array(z.string()),
  declinedInvitations: z.array(z.string()),
});
const exported = async (...args: string[]) =>
  exportSchema.parse(JSON.parse((await run('export', ...(args.length > 0 ? args : email))).text));

let number = '';
const declare = (id: string, orderNumber: string, order: 'matched' | 'unknown', to = 'Ada@Example.com') =>
  keepRequest(operated.shop.commerce(home.id), home, withdrawalKind, {
    ...{ id, receivedAt: new Date().toISOString(), language: home.languages[0], name: 'Ada Berg', email: to },
    ...{ items: '', note: '', orderNumber, order },
  });

const register = (id: string, store = home, to = 'Ada@Example.com') =>
  keepRequest(operated.shop.commerce(store.id), store, registrationKind, {
    ...{ id, receivedAt: new Date().toISOString(), language: home.languages[0], product: '', model: 'Cap' },
    ...{ batch: 'AB26031', bought: { on: '', at: '' }, name: 'Ada', address: 'Hill 1', phone: '' },
    ...{ country: store.countries[0].code, email: to },
  });

/** Asks for the newsletter, and confirms it. @returns its number. */
const subscribe = async (to = 'Ada@example.com') => {
  await operated.shopper.send('/api/newsletter', { email: to, source: 'page' });
  const [asked] = (await exported('--email', to)).subscriptions;
  await confirmSubscription(openShop().context, asked?.id ?? '');
  return asked?.id ?? '';
};

const askAbout = async (of: string, to = 'Ada@example.com') => {
  const response = await operated.shopper.send('/api/restock', {
    sku: of,
    country: home.countries[0].code,
    email: to,
  });
  expect(response.status).toBe(202);
};

beforeEach(async () => {
  number = await buy();
});

describe('export', () => {
  test('product 7.53: has the carts, orders, payments, and withdrawals of a person, and nobody else’s', async () => {
    const open = await operated.readyCart();
    await declare('W-1-1', number, 'matched');
    await declare('W-1-2', number, 'unknown', 'eve@example.com');
    await run('resend', number, '--yes');
    await askAbout(sku);
    await askAbout(sku, 'eve@example.com');
    const subscription = await subscribe();
    await subscribe('eve@example.com');
    await register('P-1-1');
    await register('P-1-2', home, 'eve@example.com');
    const {
      carts,
      orders,
      payments,
      withdrawals,
      registrations,
      subscriptions,
      restockRequests,
      mails,
      elsewhere,
    } = await exported();
    expect(registrations.map(({ id }) => id)).toEqual(['P-1-1']);
    expect(subscriptions.map(({ id }) => id)).toEqual([subscription]);
    expect(restockRequests).toEqual([
      expect.objectContaining({ email: 'ada@example.com', sku, store: home.id }),
    ]);
    expect(carts.map(({ id }) => id)).toContain(open.id);
    expect(orders.map(({ orderNumber }) => orderNumber)).toContain(number);
    expect(payments.length).toBeGreaterThan(0);
    expect(withdrawals.map(({ id }) => id)).toEqual(['W-1-1']);
    expect(Object.keys(mails)).toContain(number);
    expect(elsewhere.join()).toContain('Adyen');
    const nobody = await exported('--email', 'nobody@example.com');
    expect(nobody).toMatchObject({
      ...{ carts: [], orders: [], payments: [], withdrawals: [], restockRequests: [], mails: {} },
      ...{ registrations: [], subscriptions: [] },
    });
  });

  test.each([
    ['own.er@example.com', 'ＯＷＮ.er＠example.com'],
    ['own.er@xn--mller-kva.example', 'Own.Er@MÜLLER.example'],
  ])('product 7.53: finds what %s did by %s, and not by what is only alike', async (typed, asked) => {
    const { shopper } = operated;
    const cart = await shopper.createCart(home.countries[0].code, sku);
    await shopper.change(cart, { action: 'setCustomerEmail', email: typed });
    await askAbout(sku, typed);
    const { carts, restockRequests } = await exported('--email', asked);
    expect([carts.map(({ id }) => id), restockRequests.length]).toEqual([[cart.id], 1]);
    expect((await exported('--email', asked.replace(/^(...)./, '$1'))).carts).toEqual([]);
    await run('erase', '--email', asked, '--yes');
  });

  test('product 7.53: finds what was stored in another spelling after `addresses`, which leaves alone what is being paid', async () => {
    const { records } = openShop();
    const paying = await operated.readyCart();
    await operated.shopper.pay(paying, card('4212345678910006'));
    const frozen = await records.getCart(paying.id);
    const order = await operated.shop.storedOrder(number);
    await records.setEmail('orders', order, 'Other@Example.com');
    if (frozen) await records.setEmail('carts', frozen, 'Other@Example.com');
    const other = () => exported('--email', 'other@example.com');
    expect((await other()).orders).toEqual([]);
    expect((await run('addresses')).text).toMatch(
      /carts: 0 to change, 1 later\norders: 1 to change, 0 later\nNothing/,
    );
    expect(await run('addresses', '--yes')).toMatchObject({ code: 1 });
    const { orders, carts } = await other();
    expect(orders.map(({ orderNumber }) => orderNumber)).toEqual([number]);
    expect(carts.map(({ id }) => id)).toEqual([order.cart?.id]);
    expect((await records.getCart(paying.id))?.customerEmail).toBe('Other@Example.com');
  });

  test('writes a file that nobody else can read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'export-'));
    const file = join(folder, 'ada.json');
    const { text } = await run('export', ...email, '--out', file);
    expect(text).toContain(`Written to ${file}. It is confidential`);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ email: 'ada@example.com' });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await rm(folder, { recursive: true });
  });

  test.each([[[]], [['--email', 'ada']]])('%j is a mistake', async (args) => {
    await expect(run('export', ...args)).rejects.toThrow('Name the address: --email ada@example.com');
  });
});

test('product 4.708: export has the reviews of a person’s orders, and erase withdraws them', async () => {
  const { context } = openShop();
  const { lineItems } = await operated.shop.storedOrder(number);
  const { productKey = '' } = lineItems[0] ?? {};
  const key = reviewKeyOf(home.id, number, productKey);
  await context.commerce.createReview({ ...review, key, productKey });
  expect((await exported()).reviews).toMatchObject([{ key, text: 'Soft' }]);
  expect((await run('erase', ...email, '--yes')).text).toContain(`of ${productKey}`);
  expect([await context.commerce.findReviews([key]), (await exported()).reviews]).toEqual([[], []]);
});

test('product 4.747: export tells which invitations to review are to come; erase ends them, also of orders that are under way, and keeps only that somebody wants none', async () => {
  const commerce = operated.shop.commerce(home.id);
  await commerce.putObject(invitationsOf(home), number, { arrived: true });
  const mayBeAsked = { action: 'setCustomField', name: 'mayBeAskedForReview', value: true } as const;
  const underWay = await buy();
  for (const each of [number, underWay]) await operated.shop.updateStoredOrder(each, [mayBeAsked]);
  const told = async () => invitationsSchema.parse(JSON.parse((await run('export', ...email)).text));
  expect(await told()).toEqual({ reviewInvitations: [number], declinedInvitations: [] });
  await run('erase', ...email, '--yes');
  expect(await told()).toEqual({ reviewInvitations: [], declinedInvitations: [] });
  for (const each of [number, underWay])
    expect((await commerce.findOrder(each))?.cart.mayBeAskedForReview).toBe(false);
  await operated.shopper.send(`/api/orders/${number}/review-invitation/removal`, {});
  const { text } = await run('erase', ...email, '--yes');
  expect(text.replaceAll(/\s+/g, ' ')).toContain(`that ${home.id} never asks for reviews`);
  expect(await told()).toEqual({ reviewInvitations: [], declinedInvitations: [home.id] });
});

describe('erase', () => {
  test('product 7.54: without --yes, it lists what it would do', async () => {
    const open = await operated.readyCart();
    const before = await exported();
    const { text, code } = await run('erase', ...email);
    expect(code).toBe(0);
    expect(text).toContain(`cart ${open.id} (Active`);
    expect(text.replaceAll(/\s+/g, ' ')).toContain(`order ${number}: kept for bookkeeping`);
    expect(text).toContain('Nothing has been changed.');
    const after = await exported();
    expect(after.carts).toEqual(before.carts);
  });

  test('product 7.54: removes carts, and keeps what the law has it keep', async () => {
    await operated.readyCart();
    await declare('W-1-3', number, 'matched');
    await askAbout(sku);
    await subscribe();
    for (const store of brand.storefronts) await register(`P-1-${store.id}`, store);
    const { text } = await run('erase', ...email, '--yes');
    expect(text.replaceAll(/\s+/g, ' ')).toContain(`to be told when ${sku} is back in stock`);
    expect(text).toContain('withdrawal W-1-3: kept as evidence');
    const { carts, orders, payments, withdrawals, registrations, subscriptions, restockRequests } =
      await exported();
    expect(subscriptions.every(({ leftAt }) => leftAt !== undefined)).toBe(true);
    const kept = brand.storefronts.filter((store) => registrationLawOf(store) !== null);
    const ended = registrations.filter(({ endedAt }) => endedAt !== undefined).map(({ id }) => id);
    expect(ended).toEqual(expect.arrayContaining(kept.map(({ id }) => `P-1-${id}`)));
    expect(registrations).toHaveLength(ended.length);
    expect(carts).toEqual([]);
    expect(restockRequests).toEqual([]);
    expect(orders.map(({ orderNumber }) => orderNumber)).toContain(number);
    expect(payments.every(({ anonymousId }) => anonymousId === undefined)).toBe(true);
    expect(withdrawals.map(({ id }) => id)).toContain('W-1-3');
    expect((await run('show', number)).text).toContain(`Order ${number}`);
    expect(await run('refund', number, '--amount', '1', '--yes')).toMatchObject({ code: 0 });
  });

  test('product 7.54: leaves a cart alone that is being paid for, and says so', async () => {
    const cart = await operated.readyCart();
    await operated.shopper.pay(cart, card('4212345678910006'));
    const { code, text } = await run('erase', ...email, '--yes');
    expect(code).toBe(1);
    expect(text).toContain(`cart ${cart.id}: it is being paid for`);
    expect((await exported()).carts.map(({ id }) => id)).toEqual([cart.id]);
  });
});
