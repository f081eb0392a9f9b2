import type { ExecutionContext, Hono } from 'hono';
import { z } from 'zod';
import { brand } from '../../brands/api.ts';
import type { Address } from '../../contract/address.ts';
import { type Cart, cartSchema, type CartAction } from '../../contract/cart.ts';
import { errorSchema } from '../../contract/errors.ts';
import { type Order, orderSchema } from '../../contract/order.ts';
import { type PaymentResult, paymentResultSchema } from '../../contract/payment.ts';
import { countryOf } from '../../stores/countries.ts';
import type { Store } from '../../stores/types.ts';
import { CookieJar } from './cookie-jar.ts';

const origin = 'http://localhost';

export const address: Address = {
  firstName: 'Ada',
  lastName: 'Berg',
  streetName: 'Lindenstraße 1',
  postalCode: '10115',
  city: 'Berlin',
  country: 'de',
};

/** In a storefront that speaks English, in which every brand has written what confirmations contain. */
export const irishAddress: Address = {
  ...address,
  ...{ postalCode: 'D02 X285', city: 'Dublin', state: 'Dublin', country: 'ie' },
};

/** The account that a page names when a cart is paid for: that of the storefront that sells to the cart's country. */
export function merchantAccountFor(
  { country }: Pick<Cart, 'country'>,
  storefronts: readonly Store[] = brand.storefronts,
): string {
  const store = storefronts.find((candidate) => countryOf(candidate, country));
  if (!store) throw new Error(`No storefront sells to ${country}`);
  return store.merchantAccount;
}

const cardData = { paymentMethod: { type: 'scheme' }, browserInfo: { userAgent: 'test' } };

/**
 * A browser that uses the shop API: like a real one, it keeps cookies and sends the origin. It waits for what the API
 * does after its answer.
 */
export class ShopBrowser {
  readonly jar = new CookieJar();
  /** The value of `Accept-Language`; empty means that it is not sent. */
  languages = '';
  readonly #api: Hono;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #storefronts: readonly Store[];

  /**
   * @param headers what is sent with every request, e.g. by a proxy that names the browser's address.
   * @param storefronts one of which is visited: the brand's, if not said otherwise.
   */
  constructor(
    api: Hono,
    headers: Readonly<Record<string, string>> = {},
    storefronts: readonly Store[] = brand.storefronts,
  ) {
    this.#api = api;
    this.#headers = headers;
    this.#storefronts = storefronts;
  }

  /** @param method if it is not `GET`, or `POST` with a body. */
  async send(
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    method: string = body === undefined ? 'GET' : 'POST',
  ): Promise<Response> {
    const init: RequestInit = {
      method,
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    };
    const afterwards: Promise<unknown>[] = [];
    const host: ExecutionContext = {
      waitUntil: (work) => void afterwards.push(work),
      passThroughOnException: () => undefined,
      props: {},
    };
    const request = {
      ...init,
      headers: {
        origin,
        'content-type': 'application/json',
        cookie: this.jar.sentTo(path),
        ...(this.languages === '' ? {} : { 'accept-language': this.languages }),
        ...this.#headers,
        ...headers,
      },
    };
    const response = await this.#api.request(`${origin}${path}`, request, {}, host);
    await Promise.all(afterwards);
    this.jar.keep(response);
    return response;
  }

  /** The visitor's cookie: name and value. */
  get cookie(): string {
    return this.jar.sentTo('/api/carts');
  }

  set cookie(pair: string) {
    this.jar.put(pair, '/api');
  }

  /** The response of a call that succeeds. */
  async ask<Schema extends z.core.$ZodType>(
    schema: Schema,
    path: string,
    body?: unknown,
  ): Promise<z.output<Schema>> {
    const response = await this.send(path, body);
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    return z.parse(schema, JSON.parse(text));
  }

  /** Status, code, and details of a call that is rejected. */
  async refusal(path: string, body?: unknown, headers?: Record<string, string>, method?: string) {
    const response = await this.send(path, body, headers, method);
    const { error } = errorSchema.parse(await response.json());
    return { status: response.status, code: error.code, details: error.details };
  }

  createCart(country: string, sku: string, quantity = 1): Promise<Cart> {
    return this.ask(cartSchema, '/api/carts', { country, lineItems: [{ sku, quantity }] });
  }

  change(cart: Cart, ...actions: CartAction[]): Promise<Cart> {
    return this.ask(cartSchema, `/api/carts/${cart.id}`, { version: cart.version, actions });
  }

  /** The new cart that replaces this one in another country. */
  move({ id, version }: Cart, country: string): Promise<Cart> {
    return this.ask(cartSchema, `/api/carts/${id}/country`, { version, country });
  }

  /** The cart with everything a payment needs, shipped by `shippingMethodId`. */
  async fillIn(cart: Cart, shippingMethodId: string, to: Address = address): Promise<Cart> {
    const addressed = await this.change(
      cart,
      { action: 'setCustomerEmail', email: 'ada@example.com' },
      { action: 'setShippingAddress', address: to },
    );
    return this.change(addressed, { action: 'setShippingMethod', shippingMethodId });
  }

  read = (cart: Cart): Promise<Cart> => this.ask(cartSchema, `/api/carts/${cart.id}`);

  payment = (cart: Cart, data: object = cardData) => ({
    cartId: cart.id,
    cartVersion: cart.version,
    expectedTotal: cart.total,
    merchantAccount: merchantAccountFor(cart, this.#storefronts),
    data,
  });

  pay(cart: Cart, data?: object): Promise<PaymentResult> {
    return this.ask(paymentResultSchema, '/api/payments', this.payment(cart, data));
  }

  order = (orderNumber: string): Promise<Order> => this.ask(orderSchema, `/api/orders/${orderNumber}`);

  cancel = (orderNumber: string): Promise<Order> =>
    this.ask(orderSchema, `/api/orders/${orderNumber}/cancellation`, {});

  sendDetails(paymentId: string, details: Record<string, string>): Promise<PaymentResult> {
    return this.ask(paymentResultSchema, `/api/payments/${paymentId}/details`, { details });
  }
}
