import type { Page } from '@playwright/test';
import { z } from 'zod';
import { merchantAccountFor } from '../../api/testing/shop-browser.ts';
import type { Address } from '../../contract/address.ts';
import { type Cart, cartSchema, type CartAction } from '../../contract/cart.ts';
import { shippingMethodsSchema } from '../../contract/delivery.ts';
import { paymentResultSchema } from '../../contract/payment.ts';
import { pathOf } from '../../stores/urls.ts';
import { home } from '../browser/samples.ts';
import { open } from '../browser/shopper.ts';
import { originOf, storeOf } from './storefronts.ts';

/* What a journey begins with and is not about, made through the shop API with the browser's cookies. */

const port = process.env['PORT'] ?? '8000';

/** Where somebody shops: at plain `localhost`, the first storefront, by default. */
interface Place {
  readonly store?: string;
  /** Instead of the store's: of a host in front of it. */
  readonly origin?: string;
  readonly country?: string;
}

/** Where parcels go, by country. */
const addresses: Readonly<Record<string, Pick<Address, 'streetName' | 'city' | 'state' | 'postalCode'>>> = {
  us: { streetName: '12 Mill Lane', city: 'Albany', state: 'NY', postalCode: '12207' },
  pt: { streetName: 'Rua Augusta 12', city: 'Lisboa', postalCode: '1100-148' },
  se: { streetName: 'Drottninggatan 5', city: 'Stockholm', postalCode: '111 51' },
  at: { streetName: 'Lange Gasse 10', city: 'Wien', postalCode: '1080' },
  be: { streetName: 'Langestraat 5', city: 'Gent', postalCode: '9000' },
  jp: { streetName: 'Jingumae 1-2-3', city: 'Shibuya', state: '13', postalCode: '150-0001' },
  pl: { streetName: 'ul. Piotrkowska 20', city: 'Łódź', postalCode: '90-269' },
};

const originIn = ({
  store,
  origin = store ? originOf(storeOf(store).id) : `http://localhost:${port}`,
}: Place): string => origin;

/** Asks the shop API as the shop's pages do: only the browser knows the host names of storefronts on this machine. */
async function ask<Schema extends z.core.$ZodType>(
  page: Page,
  place: Place,
  path: string,
  schema: Schema,
  data?: object,
): Promise<z.output<Schema>> {
  const origin = originIn(place);
  if (!page.url().startsWith(origin)) {
    const body = '<!doctype html><link rel="icon" href="data:,">';
    await page.route(`${origin}/`, (route) => route.fulfill({ contentType: 'text/html', body }), {
      times: 1,
    });
    await page.goto(`${origin}/`);
  }
  const { ok, text } = await page.evaluate(
    async ([to, body]) => {
      const headers = { 'accept-language': 'en', 'content-type': 'application/json' };
      const answer = await fetch(to, body === null ? { headers } : { method: 'POST', headers, body });
      return { ok: answer.ok, text: await answer.text() };
    },
    [`/api${path}`, data ? JSON.stringify(data) : null] as const,
  );
  if (!ok) throw new Error(`${path}: ${text}`);
  return z.parse(schema, JSON.parse(text));
}

/** Gives the browser a cart with one of each of these variants. */
export async function cartWith(page: Page, skus: readonly string[], place: Place = {}): Promise<Cart> {
  const { country = home.countries[0].code } = place;
  const lineItems = skus.map((sku) => ({ sku, quantity: 1 }));
  const cart = await ask(page, place, '/carts', cartSchema, { country, lineItems });
  await page.context().addCookies([{ name: 'CT_CART_ID', value: cart.id, url: originIn(place) }]);
  return cart;
}

/** Opens the checkout with a filled cart, address, and standard delivery: what is left to do is to pay. */
export async function readyToPay(page: Page, skus: readonly string[], place: Place = {}): Promise<Cart> {
  const cart = await deliverable(page, skus, place);
  await open(page, originIn(place) + pathOf(place.store ? storeOf(place.store) : home, 'en', 'checkout'));
  return cart;
}

/** Has a card pay for an order. @returns the number of the order. */
export async function orderOf(page: Page, skus: readonly string[], place: Place = {}): Promise<string> {
  const cart = await deliverable(page, skus, place);
  const { order } = await ask(page, place, '/payments', paymentResultSchema, {
    cartId: cart.id,
    cartVersion: cart.version,
    expectedTotal: cart.total,
    merchantAccount: merchantAccountFor(cart),
    data: card,
  });
  if (!order) throw new Error('The payment made no order.');
  await page.context().clearCookies({ name: 'CT_CART_ID' });
  return order.orderNumber;
}

/** A card as the payment form sends it. */
const card = {
  paymentMethod: {
    type: 'scheme',
    holderName: 'Alex Berg',
    encryptedCardNumber: 'test_4111111111111111',
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
  },
  browserInfo: { userAgent: 'Chromium', acceptHeader: '*/*', language: 'en', colorDepth: 24 },
};

async function deliverable(page: Page, skus: readonly string[], place: Place): Promise<Cart> {
  const { country = home.countries[0].code } = place;
  const { id, version } = await cartWith(page, skus, place);
  const address = addresses[country];
  if (!address) throw new Error(`Add an address in ${country}.`);
  const change = (from: number, ...actions: CartAction[]) =>
    ask(page, place, `/carts/${id}`, cartSchema, { version: from, actions });
  const addressed = await change(
    version,
    { action: 'setCustomerEmail', email: 'alex@example.com' },
    {
      action: 'setShippingAddress',
      address: { firstName: 'Alex', lastName: 'Berg', country, ...address },
    },
  );
  const { shippingMethods } = await ask(page, place, `/carts/${id}/shipping-methods`, shippingMethodsSchema);
  const standard = shippingMethods.find(({ name }) => name.startsWith('Standard'));
  if (!standard) throw new Error('There is no standard delivery.');
  return change(addressed.version, { action: 'setShippingMethod', shippingMethodId: standard.id });
}
