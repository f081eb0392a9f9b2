import { beforeEach, expect, test, vi } from 'vitest';
import {
  claimKind,
  keepRequest,
  listDueRequests,
  listRequests,
  registrationKind,
} from '../commerce/customer-requests.ts';
import { claimReceiptSchema } from '../contract/claim.ts';
import { filePlaceSchema } from '../contract/files.ts';
import { stores } from '../stores/testing/storefronts.ts';
import { fakeShopApi } from './testing/fake-shop-api.ts';

const path = '/api/claims';
const store = stores.de;
const claimWith = (changes: object = {}) => ({
  ...{ key: crypto.randomUUID(), name: 'Ada Berg', email: 'ada@example.com', number: '', sku: '' },
  ...{ product: 'Carrier', batch: 'HF24031', boughtOn: '2026-03-01', boughtAt: 'A shop' },
  ...{ problem: 'worn', message: 'A buckle broke: see evil.example', wish: 'part' },
  ...changes,
});

let shop: ReturnType<typeof fakeShopApi>;
beforeEach(() => {
  shop = fakeShopApi();
});
const kept = () => listRequests(shop.commerce, store, claimKind);
/** The number of an order that ada@example.com has placed, of something with three years of warranty. */
const placedOrder = async () => {
  const { browser, commerce } = shop;
  const cart = await browser.fillIn(await browser.createCart('de', 'CARRIER'), 'standard');
  const number = (await browser.pay(cart)).order?.orderNumber ?? '';
  const order = commerce.orders.get(number);
  if (!order) throw new Error('There is no such order.');
  const lineItems = order.cart.lineItems.map((line) => ({ ...line, warrantyYears: 3 }));
  commerce.orders.set(number, {
    ...order,
    createdAt: '2026-11-29T12:00:00.000Z',
    cart: { ...order.cart, lineItems },
  });
  shop.mailer.sent.length = 0;
  return number;
};

test('product 4.623: a claim is stored once, with the end of the guarantee of what was ordered, and acknowledged to both sides', async () => {
  const { browser, mailer } = shop;
  const number = await placedOrder();
  const claim = claimWith({ number: ` ${number.toLowerCase()}`, sku: 'CARRIER' });
  const answers = await Promise.all([1, 2].map(() => browser.send(path, claim)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const receipts = await Promise.all(
    answers.map(async (answer) => claimReceiptSchema.parse(await answer.json())),
  );
  const [id] = new Set(receipts.map((receipt) => receipt.id));
  expect(id).toMatch(/^C-DE(-[0-9A-Z]{4}){3}$/);
  const guarantee = { years: 3, until: '2029-11-29' };
  expect(await kept()).toMatchObject([{ id, order: 'matched', guarantee, wish: 'part' }]);
  const [received, report, ...others] = mailer.sent;
  expect(others).toEqual([]);
  expect(received).toMatchObject({ to: 'ada@example.com', replyTo: store.contact.email });
  // What somebody has typed becomes no link.
  expect(received?.text).toContain('evil. example');
  expect(report).toMatchObject({ to: store.contact.email, replyTo: 'ada@example.com' });
  expect(report?.text).toContain('see evil.example');
  expect(await listDueRequests(shop.commerce, store, claimKind, Date.now() + 60_000)).toEqual([]);
});

test('product 4.624: whether an order is somebody else’s, unknown, or not named, the answer is the same, and the words go only to staff', async () => {
  const { browser, mailer } = shop;
  const number = await placedOrder();
  const numbers = [number, 'DE-0000-0000-0000', ''];
  for (const typed of numbers) {
    const claim = claimWith({ number: typed, sku: 'CARRIER', email: 'eve@example.com' });
    const response = await browser.send(path, claim);
    expect([response.status, Object.keys((await response.json()) as object)]).toEqual([
      201,
      ['id', 'receivedAt'],
    ]);
  }
  expect((await kept()).map(({ order }) => order).toSorted()).toEqual(['other-email', 'unknown', 'unknown']);
  const toEve = mailer.sent.filter(({ to }) => to === 'eve@example.com');
  expect(toEve).toHaveLength(3);
  for (const { text } of toEve) expect(text).not.toMatch(/buckle|Carrier|Ada|2029/);
});

test('product 4.625: what could not be stored is refused, and what could not be acknowledged is by the sweeper', async () => {
  shop.commerce.down = true;
  expect(await shop.browser.refusal(path, claimWith())).toMatchObject({ code: 'CommerceUnavailable' });
  shop.commerce.down = false;
  shop.mailer.down = true;
  expect((await shop.browser.send(path, claimWith())).status).toBe(201);
  shop.mailer.down = false;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 });
  await shop.sweep();
  vi.useRealTimers();
  expect(shop.mailer.sent.map(({ kind }) => kind)).toEqual(['claim-received', 'claim-report']);
});

test('product 4.631: staff see that a claim is about a registered product, but its words go to nobody who only has the address', async () => {
  const registered = {
    ...{ product: '', model: 'Carrier', batch: 'HF24031', bought: { on: '', at: '' }, name: 'Ada' },
    ...{ address: '', country: 'de', email: 'ada@example.com', phone: '' },
  };
  const id = 'P-DE-7K3M-9QF2-HT5V';
  const request = { id, receivedAt: new Date().toISOString(), language: 'de', ...registered };
  await keepRequest(shop.commerce, store, registrationKind, request);
  for (const email of ['ada@example.com', 'eve@example.com'])
    await shop.browser.send(path, claimWith({ number: ' p-de-7k3m-9qf2-ht5v', batch: '', email }));
  const found = (await kept()).map(({ isRegistered, batch, order }) => [isRegistered, batch, order]);
  expect(found.toSorted()).toEqual([
    [false, '', 'unknown'],
    [true, 'HF24031', 'unknown'],
  ]);
  const received = shop.mailer.sent.filter(({ kind }) => kind === 'claim-received');
  for (const { text } of received) expect(text).not.toMatch(/buckle|Carrier/);
});

test('product 4.630: a claim has links to its photographs for staff alone, and names only those of its own visitor', async () => {
  const { browser, files, mailer } = shop;
  const place = await browser.ask(filePlaceSchema, '/api/files', { type: 'image/jpeg', size: 1 });
  await files.upload(place.url, new Uint8Array(1));
  const claim = claimWith({ files: [place.id] });
  expect(await shop.newBrowser().refusal(path, claim)).toMatchObject({ code: 'InvalidInput' });
  expect((await browser.send(path, claim)).status).toBe(201);
  const [id = ''] = place.id.split('.');
  expect(await kept()).toMatchObject([{ files: [id] }]);
  const linked = mailer.sent.filter(({ html }) => html.includes(`/api/files/${id}?`));
  expect(linked.map(({ kind }) => kind)).toEqual(['claim-report']);
});

test.each([
  ['a day that is none', { boughtOn: '2026-02-30' }],
  ['no words', { message: ' ' }],
  ['another problem', { problem: 'stolen' }],
])('product 4.626: a claim with %s is refused', async (_what, changes) => {
  expect(await shop.browser.refusal(path, claimWith(changes))).toMatchObject({ code: 'InvalidInput' });
});
