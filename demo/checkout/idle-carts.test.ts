import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cart } from '../../contract/cart.ts';
import { paymentResultSchema } from '../../contract/payment.ts';
import { atTheBank, card, readyCart, sku } from '../../api/testing/sandboxed-shop.ts';
import { useSandboxedShop } from '../../api/testing/use-sandboxed-shop.ts';

const bib = 'BABY-BIB-SAGE-GREEN';
const minute = 60_000;
const sandboxed = useSandboxedShop();
const pass = (minutes: number) => void vi.setSystemTime(Date.now() + minutes * minute);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(async () => {
  await sandboxed.shop.setPrice(priceOf.carrier);
  await sandboxed.shop.setPrice(priceOf.bib, bib);
  vi.useRealTimers();
});

/** What the demo sells these for in euros, in cents. */
const priceOf = { carrier: 9_900, bib: 1_495 };

const unitPrices = ({ lineItems }: Cart) => lineItems.map(({ unitPrice }) => unitPrice.centAmount);
const eur = (centAmount: number) => ({ centAmount, currencyCode: 'EUR', fractionDigits: 2 });

describe('product 4.89: a cart that nobody changed for 15 minutes', () => {
  it('is priced anew when it is read, once, and says what changed per line', async () => {
    const { browser, shop } = sandboxed;
    const cart = await browser.createCart('de', sku, 2);
    const [line] = cart.lineItems;
    const before = line?.unitPrice.centAmount ?? 0;
    await shop.setPrice(before + 500);
    pass(14);
    expect(await browser.read(cart)).toEqual(cart);
    pass(1);
    const fresh = await browser.read(cart);
    expect(unitPrices(fresh)).toEqual([before + 500]);
    expect(fresh.total.centAmount).toBe(2 * (before + 500));
    const about = { lineItemId: line?.id, name: line?.name };
    expect(fresh.notices).toEqual([
      { kind: 'priceChanged', ...about, from: eur(before), to: eur(before + 500) },
    ]);
    expect(await browser.read(cart)).toEqual({ ...fresh, notices: [] });
  });

  it('keeps what is no longer sold, marked, until the shopper removes it; several such lines leave together', async () => {
    const { browser, shop } = sandboxed;
    const carrier = await browser.createCart('de', sku, 2);
    const cart = await browser.change(
      carrier,
      { action: 'addLineItem', sku: bib, quantity: 1 },
      { action: 'addLineItem', sku: 'GIFT-BOX-SAND', quantity: 1 },
    );
    await shop.setPrice(null);
    await shop.setPrice(null, bib);
    pass(20);
    const fresh = await browser.read(cart);
    expect(fresh.version).toBe(cart.version);
    expect(fresh.lineItems.map(({ availableQuantity }) => availableQuantity)).toEqual([
      0,
      0,
      cart.lineItems[2]?.availableQuantity,
    ]);
    expect(fresh.notices.map(({ kind }) => kind)).toEqual(['notSold', 'notSold']);
    const [gone, other] = fresh.lineItems;
    const left = await browser.change(fresh, { action: 'removeLineItem', lineItemId: gone?.id ?? '' });
    expect(left.lineItems.map((line) => line.sku)).toEqual(['GIFT-BOX-SAND']);
    expect(left.notices).toEqual([{ kind: 'lineRemoved', lineItemId: other?.id, name: other?.name }]);
  });

  it('is not priced anew while it is paid for', async () => {
    const { browser, shop } = sandboxed;
    const cart = await readyCart(browser);
    const begun = await browser.pay(cart, card('4212345678910006'));
    const [price = 0] = unitPrices(cart);
    await shop.setPrice(price + 500);
    pass(20);
    const paying = await browser.read(cart);
    expect(unitPrices(paying)).toEqual([price]);
    expect(paying.notices).toEqual([]);
    expect(paying.total).toEqual(cart.total);
    const redirectResult = await atTheBank(begun, 'authorise');
    const details = { details: { redirectResult } };
    const path = `/api/payments/${begun.payment.id}/details`;
    expect((await browser.ask(paymentResultSchema, path, details)).order).not.toBeNull();
  });
});

describe('a code that idles', () => {
  it('product 4.91: does not block the payment, and is not part of the order', async () => {
    const { browser } = sandboxed;
    const cart = await readyCart(browser, undefined, 2);
    const coded = await browser.change(cart, { action: 'addDiscountCode', code: 'CRADLE15' });
    const lineItemId = coded.lineItems[0]?.id ?? '';
    const idle = await browser.change(coded, { action: 'changeLineItemQuantity', lineItemId, quantity: 1 });
    expect(idle.discountCodes).toMatchObject([{ code: 'CRADLE15', applied: false }]);
    expect(idle.notices).toContainEqual({ kind: 'codeIdle', code: 'CRADLE15' });
    const { order } = await browser.pay(idle, card());
    const placed = await browser.order(order?.orderNumber ?? '');
    expect(placed.cart.discountCodes).toEqual([]);
    expect(placed.cart.total).toEqual(idle.total);
  });
});
