import { beforeEach, describe, expect, it } from 'vitest';
import { paymentResultSchema } from '../../contract/payment.ts';
import { currentOffersSchema } from '../../contract/offers.ts';
import {
  card,
  home,
  homeAddress,
  madeReady,
  orderOf,
  readyCart,
  type SandboxedShop,
  sku,
} from '../../api/testing/sandboxed-shop.ts';
import { address, ShopBrowser } from '../../api/testing/shop-browser.ts';
import { useSandboxedShop } from '../../api/testing/use-sandboxed-shop.ts';

/* What commercetools keeps of an order, for staff, the warehouse, and the pages that show it. */

const payer = { ...address, firstName: 'Robin', lastName: 'Payer', city: 'Hamburg', postalCode: '20095' };
const stockholm = { ...address, country: 'se', postalCode: '111 22', city: 'Stockholm' };
const lisbon = { ...address, postalCode: '1100-148', city: 'Lisboa', country: 'pt' };
const bristol = { ...address, postalCode: 'BS1 0AA', city: 'Bristol', country: 'gb' };
/** What an order says of its e-mails before any has left. */
const told = { wantsMails: true, mails: '{}', unfinished: true };
const affiliates = { awinId: '1_2_abc', cjEventId: 'cj-1' };

const sandboxed = useSandboxedShop();
let shop: SandboxedShop;
let browser: ShopBrowser;
beforeEach(() => {
  ({ shop, browser } = sandboxed);
});

const [{ code: country }] = home.countries;
const fieldsOf = async (orderNumber: string) => (await shop.storedOrder(orderNumber)).custom?.fields;

it('product 4.107: a cart and its order name the Store of their storefront', async () => {
  const { orderNumber } = await orderOf(browser, await browser.pay(await readyCart(browser), card()));
  expect((await shop.storedOrder(orderNumber)).store).toEqual({ typeId: 'store', key: home.id });
});

describe('product 4.102: an order for somebody else', () => {
  const chosen = { action: 'setForSomebodyElse', isForSomebodyElse: true } as const;

  it('says so to the warehouse, and keeps both addresses', async () => {
    const cart = await browser.change(
      await readyCart(browser),
      { action: 'setBillingAddress', address: payer },
      chosen,
    );
    const whose = { isForSomebodyElse: true, shippingAddress: homeAddress, billingAddress: payer };
    expect(cart).toMatchObject(whose);
    const order = await orderOf(browser, await browser.pay(cart, card()));
    expect(order.cart).toMatchObject(whose);
    const { orderNumber } = order;
    expect(await fieldsOf(orderNumber)).toEqual({ ...told, orderNumber, isGift: true });
  });

  it('keeps its number and the choice when a payment was refused and the choice is made then', async () => {
    const ready = await readyCart(browser);
    await browser.pay(ready, card(undefined, 'DECLINED'));
    const cart = await browser.change(await browser.read(ready), chosen);
    const { orderNumber } = await orderOf(browser, await browser.pay(cart, card()));
    expect(await fieldsOf(orderNumber)).toEqual({ ...told, orderNumber, isGift: true });
  });
});

it.each([
  ['gb', undefined, true],
  ['gb', false, false],
  ['de', undefined, undefined],
  ['de', true, true],
] as const)(
  'product 4.740: whether a customer of %s who has answered %s may be asked is stored with the order: %s',
  async (storeId, answer, stored) => {
    const shopper = shop.browser(storeId);
    const ready = await readyCart(shopper, storeId === 'gb' ? bristol : address);
    const cart =
      answer === undefined
        ? ready
        : await shopper.change(ready, { action: 'setMayBeAskedForReview', mayBeAskedForReview: answer });
    const { orderNumber } = await orderOf(shopper, await shopper.pay(cart, card()));
    expect((await fieldsOf(orderNumber))?.['mayBeAskedForReview']).toBe(stored);
  },
);

it('the clicks of affiliates are stored with the order', async () => {
  const body = { ...browser.payment(await readyCart(browser), card()), affiliates };
  const { orderNumber } = await orderOf(
    browser,
    await browser.ask(paymentResultSchema, '/api/payments', body),
  );
  expect(await fieldsOf(orderNumber)).toEqual({ ...told, orderNumber, ...affiliates });
});

describe('the language', () => {
  it('of a cart’s lines is the shopper’s, and so is that of the order’s', async () => {
    const swedish = { name: 'Bärsele Mini', path: '/produkter/barselar/barsele-mini/' };
    const english = { name: 'Baby Carrier Mini', path: '/en/products/baby-carriers/baby-carrier-mini/' };
    const shopper = shop.browser('se');
    const cart = await readyCart(shopper, stockholm);
    shopper.languages = 'en';
    expect((await shopper.read(cart)).lineItems[0]).toMatchObject(english);
    const result = await shopper.pay(cart, card());
    expect((await orderOf(shopper, result)).cart.lineItems[0]).toMatchObject(english);
    shopper.languages = 'sv';
    expect((await orderOf(shopper, result)).cart.lineItems[0]).toMatchObject(swedish);
  });

  it('product 4.62: of what is written to a customer is that in which the order was paid, not that of the cart’s first page', async () => {
    const shopper = shop.browser('se');
    const cart = await readyCart(shopper, stockholm);
    shopper.languages = 'en';
    expect((await shopper.pay(cart, card(undefined, 'DECLINED'))).order).toBeNull();
    shopper.languages = 'sv';
    const { order } = await shopper.pay(await shopper.read(cart), card());
    expect((await shop.storedOrder(order?.orderNumber ?? '')).locale).toBe('sv');
  });
});

describe('payments that the shopper makes later', () => {
  it.each([
    ['multibanco', 'PresentToShopper', { kind: 'voucher', entity: '12101' }],
    ['bankTransfer_IBAN', 'Received', { kind: 'bankTransfer', iban: 'NL13TEST0123456789' }],
  ])('by %s are orders at once, which say how to pay them', async (type, resultCode, instructions) => {
    const shopper = shop.browser('eu');
    const result = await shopper.pay(await readyCart(shopper, lisbon), { paymentMethod: { type } });
    expect(result).toMatchObject({ resultCode, order: { mayOpen: true } });
    expect(await orderOf(shopper, result)).toMatchObject({
      paymentState: 'pending',
      paymentMethod: type,
      money: null,
      instructions: { ...instructions, reference: expect.stringMatching(/^\d{9}$/) as string },
    });
  });

  it('product 4.41: a direct debit is an order that waits for its money, without instructions', async () => {
    const cart = await readyCart(browser);
    const iban = 'DE87 1234 5678 1234 5678 90';
    const paymentMethod = { type: 'sepadirectdebit', iban, ownerName: 'Ada Berg' };
    const result = await browser.pay(cart, { paymentMethod });
    expect(result).toMatchObject({ resultCode: 'Received', action: null, order: { mayOpen: true } });
    expect(await orderOf(browser, result)).toMatchObject({ paymentState: 'pending', instructions: null });
  });
});

describe('product 4.60: an order of bundles', () => {
  /** Contains `sku` and these two; has no stock of its own. */
  const kit = 'STARTER-KIT-COTTON-BLACK';
  const [bib, muslin] = ['CARRIER-BIB-WHITE', 'MUSLIN-SWADDLE-WOVEN-CREAM'];
  const stocked = [sku, bib, muslin];
  beforeEach(async () => {
    for (const part of stocked) await shop.setStock(100, part);
  });
  const stock = async () => {
    const query = stocked.map((part) => `sku=${part}`).join('&');
    const response = await browser.send(`/api/offers?country=${country}&${query}`);
    const offers = currentOffersSchema.parse(await response.json());
    return stocked.map((part) => offers[part]?.availableQuantity);
  };
  const add = (part: string, quantity: number) => ({ action: 'addLineItem', sku: part, quantity }) as const;

  it('takes the components of its bundles together with those bought on their own', async () => {
    const cart = await madeReady(
      browser,
      await browser.change(await browser.createCart('de', kit, 2), add(sku, 1)),
      address,
    );
    const result = await browser.pay(cart, card());
    expect(await stock()).toEqual([97, 98, 98]);
    const order = await orderOf(browser, result);
    expect(order.cart.lineItems.map((line) => [line.sku, line.quantity])).toEqual([
      [kit, 2],
      [sku, 1],
    ]);
    expect(order.cart.total).toEqual(cart.total);
    const { lineItems } = await shop.storedOrder(order.orderNumber);
    const parts = lineItems.filter(({ custom }) => custom !== undefined);
    expect(parts.map((line) => [line.variant.sku, line.quantity, line.totalPrice.centAmount])).toEqual(
      stocked.map((part) => [part, 2, 0]),
    );
    expect(parts.every(({ custom }) => custom?.fields['bundle'] === kit)).toBe(true);
  });

  it('is told to a payment service without its parts', async () => {
    const commerce = shop.commerce('de');
    const cart = await madeReady(browser, await browser.createCart('de', kit), address);
    await browser.pay(cart, { paymentMethod: { type: 'klarna' } });
    const claimed = await commerce.getCart(cart.id);
    expect(claimed?.partLineIds).toHaveLength(3);
    expect(claimed?.invoiceLines.map(({ id }) => id)).toEqual([kit, 'shipping']);
    expect(claimed?.view.lineItems.map((line) => line.sku)).toEqual([kit]);
  });
});

it('product 4.114: what the warehouse writes is told by the sweeper of the storefront, in the order’s language', async () => {
  const { api, mailer, logged, sweep } = shop.api('de');
  const shopper = new ShopBrowser(api);
  shopper.languages = 'en';
  const { orderNumber = '' } = (await shopper.pay(await readyCart(shopper), card())).order ?? {};
  await shop.staff(orderNumber, 'ship', { carrier: 'DHL', trackingId: '123' });
  await shop.api('se').sweep(0);
  await sweep(0);
  await sweep(0);
  const mails = mailer.sent.filter(({ subject }) => subject.includes(orderNumber));
  expect(mails.map(({ subject }) => subject.replace(orderNumber, '#'))).toEqual([
    'We confirm your order #',
    'Something from your order # is on its way',
  ]);
  expect(mails[1]?.text).toMatch(/Baby Carrier Mini.*DHL 123/s);
  expect(logged.filter(([level]) => level !== 'info')).toEqual([]);
});
