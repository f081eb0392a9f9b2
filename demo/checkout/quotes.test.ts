import { beforeEach, describe, expect, test } from 'vitest';
import {
  type Quote,
  type QuoteRequest,
  quoteSchema,
  shippingMethodsSchema,
} from '../../contract/delivery.ts';
import { useSandboxedShop } from '../../api/testing/use-sandboxed-shop.ts';
import type { ShopBrowser } from '../../api/testing/shop-browser.ts';
import type { Cart } from '../../contract/cart.ts';

const sandbox = useSandboxedShop();
const bib = 'BABY-BIB-SAGE-GREEN';

const quoteOf = (browser: ShopBrowser, cart: Cart, request: QuoteRequest): Promise<Quote> =>
  browser.ask(quoteSchema, `/api/carts/${cart.id}/quote`, request);

let browser: ShopBrowser;
let cart: Cart;
beforeEach(async () => {
  browser = sandbox.shop.browser('us');
  cart = await browser.createCart('us', bib, 3);
});

describe('product 7.22: a quote', () => {
  test('tells what each way of delivery costs at a ZIP code, with its tax, and leaves the cart as it is', async () => {
    const { shippingMethods } = await quoteOf(browser, cart, { country: 'us', postalCode: '10118' });
    expect(shippingMethods).toMatchObject([
      {
        name: 'Standard',
        price: { centAmount: 695 },
        addedTax: { centAmount: 460 },
        total: { centAmount: 5640 },
      },
      { name: 'Express', price: { centAmount: 1895 } },
    ]);
    expect(await browser.read(cart)).toEqual(cart);
  });

  test('without a ZIP code tells the price of delivery, and no total', async () => {
    const { shippingMethods } = await quoteOf(browser, cart, { country: 'us' });
    expect(shippingMethods).toMatchObject([
      { price: { centAmount: 695 }, freeAbove: { centAmount: 7500 }, addedTax: null, total: null },
      { price: { centAmount: 1895 }, addedTax: null, total: null },
    ]);
  });

  test.each([
    [{ country: 'us', postalCode: '00000' }, 'InvalidPostalCode'],
    [{ country: 'us', state: 'XX' }, 'CannotShipTo'],
    [{ country: 'de' }, 'CannotShipTo'],
  ])('for %j is refused: %s', async (place, code) => {
    expect((await browser.refusal(`/api/carts/${cart.id}/quote`, place)).code).toBe(code);
  });

  test.each([
    [{ postalCode: '96910' }, 'Guam'],
    [{ postalCode: '09012' }, 'Armed Forces Europe'],
    [{ state: 'PR', postalCode: '00901' }, 'Puerto Rico'],
  ])('product 5.54: for %j is refused with the name of the place, which is %s', async (place, name) => {
    const refusal = await browser.refusal(`/api/carts/${cart.id}/quote`, { country: 'us', ...place });
    expect(refusal).toMatchObject({ code: 'CannotShipTo', details: { place: name } });
  });
});

test.each([
  ['ca', 'K1A', { country: 'ca', postalCode: 'K1A' }],
  ['gb', 'SW1A', { country: 'gb', postalCode: 'SW1A' }],
])('product 7.23: in %s, the beginning of a postal code suffices: %s', async (store, _, place) => {
  const shopper = sandbox.shop.browser(store);
  const { shippingMethods } = await quoteOf(shopper, await shopper.createCart(place.country, bib), place);
  expect(shippingMethods[0]?.total).not.toBeNull();
});

test('product 7.230: a code that is entered in a wallet’s sheet counts in the quote, in whatever case, and not in the cart', async () => {
  const place = { country: 'us', state: 'OR', postalCode: '97201' };
  const plain = await quoteOf(browser, cart, place);
  expect(plain).toMatchObject({ subtotal: cart.goods, discountCode: null });
  const quote = await quoteOf(browser, cart, { ...place, discountCode: ' welcome10 ' });
  expect(quote.discountCode).toEqual({ code: 'WELCOME10', applied: true });
  expect(quote.subtotal.centAmount).toBeLessThan(cart.goods.centAmount);
  expect(quote.shippingMethods[0]?.total?.centAmount).toBe(quote.subtotal.centAmount + 695);
  expect(await browser.read(cart)).toEqual(cart);
  const coded = await browser.change(cart, { action: 'addDiscountCode', code: 'WELCOME10' });
  expect(await quoteOf(browser, coded, { ...place, discountCode: 'welcome10' })).toEqual(quote);
  expect(coded.subtotal).toEqual(quote.subtotal);
});

test('product 7.25: how something is delivered to a country is the same for everybody and may be kept', async () => {
  const shopper = sandbox.shop.browser('eu');
  const { shippingMethods } = await shopper.ask(shippingMethodsSchema, '/api/delivery?country=pl');
  expect(shippingMethods).toMatchObject([
    { price: { centAmount: 1990, currencyCode: 'PLN' }, freeAbove: { centAmount: 25_000 } },
    { price: { centAmount: 4990 }, freeAbove: null },
  ]);
  for (const { arrival } of shippingMethods) expect(arrival && arrival.from <= arrival.to).toBe(true);
  expect((await shopper.refusal('/api/delivery?country=us')).code).toBe('UnknownCountry');
  expect((await shopper.refusal('/api/delivery')).code).toBe('InvalidInput');
});
