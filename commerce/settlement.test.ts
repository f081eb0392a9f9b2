import { beforeAll, expect, test } from 'vitest';
import { card, home, readyCart } from '../api/testing/sandboxed-shop.ts';
import { brand } from '../brands/build.ts';
import type { Language } from '../stores/types.ts';
import type { ShopBrowser } from '../api/testing/shop-browser.ts';
import { useSandboxedShop } from '../api/testing/use-sandboxed-shop.ts';
import type { Commerce } from './commerce.ts';

const sandboxed = useSandboxedShop();
let commerce: Commerce;
let browser: ShopBrowser;
beforeAll(() => {
  commerce = sandboxed.shop.commerce(home.id);
  browser = sandboxed.shop.browser(home.id);
});

const later = () => Date.now() + 60_000;
const ordered = async () => {
  const { order, payment } = await browser.pay(await readyCart(browser), card());
  const record = await commerce.findOrder(order?.orderNumber ?? '');
  const paid = await commerce.getPayment(payment.id);
  if (!record || !paid) throw new Error('There is no order');
  return { order: record, payment: paid };
};
test('a payment is found by Adyen’s reference, and its order by its cart', async () => {
  const { order, payment } = await ordered();
  expect(payment).toMatchObject({ settlement: 'closed', resultCode: 'Authorised', needsPerson: null });
  expect((await commerce.findPaymentByPspReference(payment.interfaceId ?? ''))?.id).toBe(payment.id);
  expect(await commerce.findPaymentByPspReference('A") or (id = "B')).toBeNull();
  expect((await commerce.findOrderOfCart(order.cartId ?? ''))?.id).toBe(order.id);
});

test('an order is read with its payments in one call, its goods named in the language of who asks, or else its own', async () => {
  const { order, payment } = await ordered();
  const { lineItems } = await sandboxed.shop.storedOrder(order.orderNumber);
  const names: Readonly<Record<string, string>> = lineItems[0]?.name ?? {};
  const nameIn = async (language?: Language) => {
    const whole = await commerce.findWholeOrder(order.orderNumber, language);
    expect(whole?.payments.map(({ id }) => id)).toEqual([payment.id]);
    return whole?.order.cart.lineItems[0]?.name;
  };
  for (const language of brand.storefronts.flatMap(({ languages }) => languages))
    expect(await nameIn(language)).toBe(names[language]);
  expect(await nameIn()).toBe(names[home.languages[0]]);
});

test('payments that are open, and payments with something to send, are listed for their account', async () => {
  const { payment } = await ordered();
  const merchantAccount = payment.merchantAccount ?? '';
  const ids = async (
    having: 'open' | 'wanted' | 'authorized' | 'trouble',
    of = merchantAccount,
    unchangedSince = later(),
  ) => (await commerce.listPayments({ merchantAccount: of, having, unchangedSince })).map(({ id }) => id);
  expect(await ids('open')).not.toContain(payment.id);
  expect(await ids('wanted')).not.toContain(payment.id);
  const transaction = {
    type: 'Refund',
    state: 'Initial',
    interactionId: null,
    amount: payment.amount,
  } as const;
  await commerce.updatePayment(payment, [
    { change: 'addTransaction', transaction },
    { change: 'setFields', settlement: 'open' },
  ]);
  expect(await ids('open')).toContain(payment.id);
  expect(await ids('wanted')).toContain(payment.id);
  expect(await ids('authorized')).toContain(payment.id);
  expect(await ids('trouble')).not.toContain(payment.id);
  const marked = await commerce.getPayment(payment.id);
  if (marked) await commerce.updatePayment(marked, [{ change: 'setFields', needsPerson: 'why' }]);
  expect(await ids('trouble')).toContain(payment.id);
  expect(await ids('open', 'another')).toEqual([]);
  expect(await ids('wanted', merchantAccount, Date.now() - 60_000)).toEqual([]);
  const query = { merchantAccount, having: 'open', unchangedSince: later(), after: payment } as const;
  expect((await commerce.listPayments(query)).map(({ id }) => id)).not.toContain(payment.id);
});

test('a payment that has changed since is not changed', async () => {
  const { payment } = await ordered();
  await commerce.updatePayment(payment, [{ change: 'setFields', needsPerson: 'why' }]);
  const again = commerce.updatePayment(payment, [{ change: 'setFields', needsPerson: 'other' }]);
  await expect(again).rejects.toMatchObject({ code: 'VersionConflict' });
  const marked = await commerce.getPayment(payment.id);
  const cleared =
    marked && (await commerce.updatePayment(marked, [{ change: 'setFields', needsPerson: null }]));
  expect([marked?.needsPerson, cleared?.needsPerson]).toEqual(['why', null]);
});

test('a visitor’s payments are listed, those included that left their cart', async () => {
  const { payment } = await ordered();
  const cart = await commerce.getCart(payment.key.replace(/-\d+$/, ''));
  const listed = await commerce.listPaymentsOf(cart?.anonymousId ?? '');
  expect(listed.map(({ id }) => id)).toContain(payment.id);
  expect(listed.map(({ createdAt }) => createdAt)).toEqual(
    listed.map(({ createdAt }) => createdAt).toSorted((one, other) => other - one),
  );
  expect(await commerce.listPaymentsOf('A" or id != "B')).toEqual([]);
});
