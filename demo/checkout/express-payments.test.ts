import { describe, expect, test } from 'vitest';
import type { Cart } from '../../contract/cart.ts';
import { paymentMethodsSchema } from '../../contract/payment.ts';
import { card, readyCart, sku } from '../../api/testing/sandboxed-shop.ts';
import { merchantAccountFor, type ShopBrowser } from '../../api/testing/shop-browser.ts';
import { useSandboxedShop } from '../../api/testing/use-sandboxed-shop.ts';
import { googlePay, payPalPayment, PayPalSheet } from '../../api/testing/wallets.ts';

/*
 * Express payments on the real adapters: what wallets' sheets ask, and what becomes of the money.
 */

const sandbox = useSandboxedShop();
const place = { country: 'de', postalCode: '10115', city: 'Berlin' };

const open = (browser: ShopBrowser, cart: Cart) => PayPalSheet.open(sandbox.shop.sandboxUrl, browser, cart);

describe('product 5.230: the wallets of a country', () => {
  test('are apart from the methods of the list, each as Adyen describes it', async () => {
    const { browser } = sandbox;
    const cart = await browser.createCart('de', sku);
    const methods = await browser.ask(paymentMethodsSchema, `/api/carts/${cart.id}/payment-methods`);
    expect(methods.express).toMatchObject([
      { type: 'applepay', configuration: { merchantId: expect.any(String) as string } },
      { type: 'googlepay', configuration: { gatewayMerchantId: methods.merchantAccount } },
      { type: 'paypal', configuration: { merchantId: expect.any(String) as string, intent: 'authorize' } },
    ]);
    expect(methods.paymentMethods.paymentMethods.map(({ type }) => type)).not.toContain('googlepay');
  });
});

describe('PayPal’s sheet', () => {
  test('product 4.231, 4.232: that is closed, or a card that is declined in one, takes nothing, changes nothing, and hinders no other payment', async () => {
    const { browser } = sandbox;
    const ready = await readyCart(browser);
    const sheet = await open(browser, ready);
    await sheet.choose(place);
    expect(await browser.read(ready)).toEqual(ready);
    const wallet = { shown: ready.total, merchantAccount: merchantAccountFor(ready) };
    const declined = googlePay({ ...wallet, holderName: 'DECLINED' });
    expect(await browser.pay(ready, declined)).toMatchObject({ resultCode: 'Refused', money: 'none' });
    const paid = await browser.pay(await browser.read(ready), googlePay(wallet));
    expect(paid.order).not.toBeNull();
    expect(await sandbox.shop.keptOf(ready)).toBe(ready.total.centAmount);
  });

  test('product 4.233: without an approval, or with another total, nothing is sent', async () => {
    const { browser, shop } = sandbox;
    const cart = await browser.createCart('de', sku);
    const sheet = await open(browser, cart);
    const { quote } = await sheet.choose(place);
    const details = await sheet.approve();
    const path = `${sheet.path}/details`;
    const body = { details, paymentData: sheet.paymentData };
    expect(await browser.refusal(path, body)).toMatchObject({
      code: 'InvalidInput',
      details: { money: 'none' },
    });
    const incomplete = sheet.approval(cart, details);
    expect((await browser.refusal(path, incomplete)).code).toBe('CheckoutIncomplete');
    // The cart costs something else than the sheet has shown, and says so.
    const express = quote.shippingMethods[1]?.id ?? '';
    const dearer = await browser.fillIn(cart, express);
    for (const total of [dearer.total, quote.shippingMethods[0]?.total ?? dearer.total])
      expect(await browser.refusal(path, sheet.approval(dearer, details, total))).toMatchObject({
        code: 'TotalChanged',
        details: { money: 'none' },
      });
    const outdated = { ...dearer, version: dearer.version - 1 };
    expect((await browser.refusal(path, sheet.approval(outdated, details))).code).toBe('VersionConflict');
    expect(await shop.keptOf(cart)).toBe(0);
    const latest = await browser.read(cart);
    expect((await browser.pay(latest, card())).order).not.toBeNull();
  });

  test('product 4.234: of which a price moves cannot be paid any more', async () => {
    const { browser, shop } = sandbox;
    const cart = await browser.createCart('de', sku);
    const before = cart.lineItems[0]?.unitPrice.centAmount ?? 0;
    const sheet = await open(browser, cart);
    const chosen = await sheet.choose(place);
    await shop.setPrice(before + 100);
    try {
      const update = { place, paymentData: sheet.paymentData };
      expect((await browser.refusal(`${sheet.path}/order`, update)).code).toBe('TotalChanged');
      const details = await sheet.approve();
      const full = await browser.fillIn(cart, chosen.shippingMethodId);
      const stale = sheet.approval(full, details, chosen.total);
      expect((await browser.refusal(`${sheet.path}/details`, stale)).code).toBe('TotalChanged');
      expect(await shop.keptOf(cart)).toBe(0);
      // A new sheet begins at today's price.
      const again = await open(browser, await browser.read(full));
      expect((await again.choose(place)).total.centAmount).toBe(chosen.total.centAmount + 100);
    } finally {
      await shop.setPrice(before);
    }
  });

  test('is for the visitor’s own cart, for PayPal, and for what the sheet was last told', async () => {
    const { browser, shop } = sandbox;
    const cart = await browser.createCart('de', sku);
    const start = '/api/payments/provisional';
    expect((await shop.browser('de').refusal(start, payPalPayment(cart))).code).toBe('CartNotFound');
    const google = { ...payPalPayment(cart), data: { paymentMethod: { type: 'googlepay' } } };
    expect((await browser.refusal(start, google)).code).toBe('InvalidInput');
    const elsewhere = { ...payPalPayment(cart), merchantAccount: 'another' };
    expect((await browser.refusal(start, elsewhere)).code).toBe('MerchantAccountChanged');
    const outdated = { ...payPalPayment(cart), cartVersion: cart.version + 1 };
    expect((await browser.refusal(start, outdated)).code).toBe('VersionConflict');
    const japanese = shop.browser('jp');
    const abroad = await japanese.createCart('jp', sku);
    expect((await japanese.refusal(start, payPalPayment(abroad))).code).toBe('InvalidInput');

    const sheet = await open(browser, cart);
    const old = sheet.paymentData;
    await sheet.choose(place);
    const order = `${sheet.path}/order`;
    expect((await browser.refusal(order, { place, paymentData: old })).code).toBe('InvalidInput');
    const { paymentData } = sheet;
    const oslo = { country: 'no', postalCode: '0001' };
    expect((await browser.refusal(order, { place: oslo, paymentData })).code).toBe('CannotShipTo');
    const pigeon = { place, shippingMethodId: 'pigeon', paymentData };
    expect((await browser.refusal(order, pigeon)).code).toBe('ShippingMethodUnavailable');
    const stranger = shop.browser('de');
    expect((await stranger.refusal(order, { place, paymentData })).code).toBe('PaymentNotFound');
    const approval = sheet.approval(cart, await sheet.approve());
    expect((await stranger.refusal(`${sheet.path}/details`, approval)).code).toBe('PaymentNotFound');
  });

  test('is not opened for a cart that could not be ordered', async () => {
    const { browser, shop } = sandbox;
    const cart = await browser.createCart('de', sku, 2);
    const start = '/api/payments/provisional';
    await shop.setStock(1);
    expect((await browser.refusal(start, payPalPayment(cart))).code).toBe('OutOfStock');
    const lineItemId = cart.lineItems[0]?.id ?? '';
    const empty = await browser.change(cart, { action: 'removeLineItem', lineItemId });
    expect((await browser.refusal(start, payPalPayment(empty))).code).toBe('CheckoutIncomplete');
  });
});
