import type { Cart, ShippingMethod } from '../../contract/cart.ts';
import type { CartAction, CreateCart } from '../../contract/cart-requests.ts';
import type { ApiError } from '../../contract/errors.ts';
import * as answers from '../../contract/evaluated/answers.ts';
import { mismatchOf, type SchemaOf } from '../../contract/json-schema.ts';
import type { Order } from '../../contract/order.ts';
import type { CreatePayment, PaymentDetails, PaymentMethods, PaymentResult } from '../../contract/payment.ts';
import { ShopApiError } from './shop-api-error.ts';

/** Timeout in milliseconds. A payment may have to wait for a bank. */
const timeouts = { usual: 15_000, payment: 60_000 };

const base = '/api';

/** The shop API as seen from the browser. Every call throws only `ShopApiError`. */
export const shopApi = {
  createCart: (cart: CreateCart): Promise<Cart> => call(answers.cartAnswer, '/carts', { body: cart }),

  loadCart: (id: string): Promise<Cart> => call(answers.cartAnswer, `/carts/${segment(id)}`),

  /** The same items in a new cart of another country; the old cart stays. */
  moveCart: (id: string, version: number, country: string): Promise<Cart> =>
    call(answers.cartAnswer, `/carts/${segment(id)}/country`, { body: { version, country } }),

  updateCart: (id: string, version: number, actions: readonly CartAction[]): Promise<Cart> =>
    call(answers.cartAnswer, `/carts/${segment(id)}`, { body: { version, actions } }),

  listShippingMethods: async (cartId: string): Promise<readonly ShippingMethod[]> =>
    (await call(answers.shippingMethodsAnswer, `/carts/${segment(cartId)}/shipping-methods`)).shippingMethods,

  listPaymentMethods: (cartId: string): Promise<PaymentMethods> =>
    call(answers.paymentMethodsAnswer, `/carts/${segment(cartId)}/payment-methods`),

  createPayment: (payment: CreatePayment): Promise<PaymentResult> =>
    call(answers.paymentResultAnswer, '/payments', { body: payment, timeout: timeouts.payment }),

  sendPaymentDetails: (paymentId: string, details: PaymentDetails): Promise<PaymentResult> =>
    call(answers.paymentResultAnswer, `/payments/${segment(paymentId)}/details`, {
      body: details,
      timeout: timeouts.payment,
    }),

  loadOrder: (orderNumber: string, token: string): Promise<Order> =>
    call(answers.orderAnswer, `/orders/${segment(orderNumber)}?${new URLSearchParams({ token })}`),
};

interface CallOptions {
  /** Sent as JSON with POST; if omitted, the call is a GET. */
  readonly body?: unknown;
  /** In milliseconds. */
  readonly timeout?: number;
}

async function call<Answer>(
  schema: SchemaOf<Answer>,
  path: string,
  options: CallOptions = {},
): Promise<Answer> {
  const { ok, body } = await answerOf(path, options);
  if (!ok) throw refusalOf(body, path);
  const mismatch = mismatchOf(schema, body);
  if (mismatch !== null) throw new ShopApiError('Internal', `${path}: unexpected ${mismatch}`);
  return body as Answer;
}

/**
 * The response's status and JSON; a body that is not JSON, e.g. from a gateway in between, is undefined. Each call has a
 * random ID of its own, by which the shop's staff find it even if its answer is lost.
 */
async function answerOf(path: string, { body, timeout = timeouts.usual }: CallOptions) {
  const reference = newReference();
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeout);
  try {
    const response = await fetch(`${base}${path}`, {
      ...requestOf(body, reference),
      signal: stop.signal,
    });
    const text = await response.text();
    return { ok: response.ok, body: parseJson(text) };
  } catch (cause) {
    throw new ShopApiError('network', `${path}: ${String(cause)}`, {}, reference);
  } finally {
    clearTimeout(timer);
  }
}

/** A random UUID; null on a page without https, where browsers offer none. */
const newReference = (): string | null => ('randomUUID' in crypto ? crypto.randomUUID() : null);

function requestOf(body: unknown, reference: string | null): RequestInit {
  const common = { credentials: 'same-origin', cache: 'no-store' } as const;
  // The names of products and shipping methods are in the language of the page.
  const headers = {
    Accept: 'application/json',
    'Accept-Language': document.documentElement.lang || '*',
    ...(reference === null ? {} : { 'X-Correlation-ID': reference }),
  };
  if (body === undefined) return { ...common, headers };
  return {
    ...common,
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusalOf(body: unknown, path: string): ShopApiError {
  if (mismatchOf(answers.errorAnswer, body) !== null)
    return new ShopApiError('Internal', `${path}: the response violates the contract`);
  const { code, message, details, reference } = (body as { readonly error: ApiError }).error;
  return new ShopApiError(code, message, details, reference);
}

function segment(value: string): string {
  return encodeURIComponent(value);
}
