import type * as z from 'zod/mini';
import { orderLinkSchema } from '../../contract/access.ts';
import { type Cart, cartSchema, type CartAction, type CreateCart } from '../../contract/cart.ts';
import {
  type OrderLinkRequest,
  type SupportMessage,
  acceptedSchema,
  withdrawalReceiptSchema,
} from '../../contract/customer-service.ts';
import {
  type Quote,
  type QuoteRequest,
  quoteSchema,
  type ShippingMethod,
  shippingMethodsSchema,
} from '../../contract/delivery.ts';
import { errorSchema } from '../../contract/errors.ts';
import { type Order, orderSchema } from '../../contract/order.ts';
import {
  type PaymentMethods,
  paymentMethodsSchema,
  type PaymentResult,
  paymentResultSchema,
  type UpdatedOrder,
  updatedOrderSchema,
  type CreatePayment,
  type OrderUpdate,
  type PaymentDetails,
  type ProvisionalPayment,
} from '../../contract/payment.ts';
import type { RestockRequest } from '../../contract/restock.ts';
import type { CreateWithdrawal } from '../../contract/withdrawal.ts';
import { ShopApiError, type ShopErrorCode } from './shop-api-error.ts';

/** Timeout in milliseconds. A payment may have to wait for a bank, an e-mail for the mail server. */
export const timeouts = { usual: 15_000, mail: 30_000, payment: 60_000 };

const base = '/api';

/** The shop API as seen from the browser. Every call throws only `ShopApiError`. */
export const shopApi = {
  createCart: (cart: CreateCart): Promise<Cart> => call(cartSchema, '/carts', { body: cart }),

  loadCart: (id: string): Promise<Cart> => call(cartSchema, `/carts/${segment(id)}`),

  /** The same items in a new cart of another country; the old cart stays. */
  moveCart: (id: string, version: number, country: string): Promise<Cart> =>
    call(cartSchema, `/carts/${segment(id)}/country`, { body: { version, country } }),

  updateCart: (id: string, version: number, actions: readonly CartAction[]): Promise<Cart> =>
    call(cartSchema, `/carts/${segment(id)}`, { body: { version, actions } }),

  listShippingMethods: async (cartId: string): Promise<readonly ShippingMethod[]> =>
    (await call(shippingMethodsSchema, `/carts/${segment(cartId)}/shipping-methods`)).shippingMethods,

  listPaymentMethods: (cartId: string): Promise<PaymentMethods> =>
    call(paymentMethodsSchema, `/carts/${segment(cartId)}/payment-methods`),

  createPayment: (payment: CreatePayment): Promise<PaymentResult> =>
    call(paymentResultSchema, '/payments', { body: payment, timeout: timeouts.payment }),

  sendPaymentDetails: (paymentId: string, details: PaymentDetails): Promise<PaymentResult> =>
    call(paymentResultSchema, `/payments/${segment(paymentId)}/details`, {
      body: details,
      timeout: timeouts.payment,
    }),

  /** What a cart would cost if it were delivered to a place; it stays as it is. */
  quoteCart: (cartId: string, request: QuoteRequest): Promise<Quote> =>
    call(quoteSchema, `/carts/${segment(cartId)}/quote`, { body: request }),

  /** Begins a payment before its address is known. */
  startProvisional: (payment: ProvisionalPayment): Promise<PaymentResult> =>
    call(paymentResultSchema, '/payments/provisional', { body: payment, timeout: timeouts.payment }),

  /** Has the order of such a payment follow PayPal's sheet. */
  updateOrder: (paymentId: string, update: OrderUpdate): Promise<UpdatedOrder> =>
    call(updatedOrderSchema, `/payments/${segment(paymentId)}/order`, { body: update }),

  loadOrder: (orderNumber: string): Promise<Order> => call(orderSchema, `/orders/${segment(orderNumber)}`),

  /** Cancels an order that is not packed yet; doing so twice is harmless. */
  cancelOrder: (orderNumber: string): Promise<Order> =>
    call(orderSchema, `/orders/${segment(orderNumber)}/cancellation`, {
      body: {},
      timeout: timeouts.payment,
    }),

  /** Path and query of a link that opens an order in any browser. */
  linkToOrder: async (orderNumber: string): Promise<string> =>
    (await call(orderLinkSchema, `/orders/${segment(orderNumber)}/link`, { body: {} })).path,

  /** Asks for a link to an order by e-mail. The answer never says whether there is one. */
  requestOrderLink: (request: OrderLinkRequest) => call(acceptedSchema, '/orders/links', { body: request }),

  sendSupportMessage: (message: SupportMessage) =>
    call(acceptedSchema, '/messages', { body: message, timeout: timeouts.mail }),

  /** Withdraws from a contract. Sending the same again changes nothing. */
  declareWithdrawal: (withdrawal: CreateWithdrawal) =>
    call(withdrawalReceiptSchema, '/withdrawals', { body: withdrawal }),

  /** Asks to be told when something is back. The answer is the same for every address. */
  askAboutRestock: (request: RestockRequest) =>
    call(acceptedSchema, '/restock', { body: request, timeout: timeouts.mail }),

  /** Confirms or deletes the request of the link that opened the page, also after a reload. */
  answerRestockLink: async (answer: 'confirmation' | 'removal', request: string) => {
    await shopApi.openLink();
    return call(acceptedSchema, `/restock/${segment(request)}/${answer}`, { body: {} });
  },

  /**
   * Waits until the link that opened the page has been exchanged (`src/navigation/link-script.ts`), if one did. A
   * wrong one changes nothing: this browser may have another right.
   */
  openLink: async (): Promise<void> => {
    if (!window.openLink) return;
    const { ok, body } = await received('the link', window.openLink());
    if (ok && navigator.cookieEnabled) return;
    if (ok)
      throw new ShopApiError('cookiesBlocked', 'The browser does not keep what the link was exchanged for');
    const error = refusalOf(body, 'the link');
    if (!wrongLink.includes(error.code)) throw error;
  },
};

const wrongLink: readonly ShopErrorCode[] = ['OrderNotFound', 'PaymentNotFound', 'NotFound', 'InvalidInput'];

interface CallOptions {
  /** Sent as JSON with POST; if omitted, the call is a GET. */
  readonly body?: unknown;
  /** In milliseconds. */
  readonly timeout?: number;
}

/** @throws ShopApiError */
export async function call<Answer>(
  schema: z.ZodMiniType<Answer>,
  path: string,
  options: CallOptions = {},
): Promise<Answer> {
  const { ok, body } = await answerOf(path, options);
  if (!ok) throw refusalOf(body, path);
  const answer = schema.safeParse(body);
  if (!answer.success) throw new ShopApiError('Internal', `${path}: ${answer.error.message}`);
  return answer.data;
}

/** Each call has a random ID of its own, by which the shop's staff find it even if its answer is lost. */
function answerOf(path: string, { body, timeout = timeouts.usual }: CallOptions) {
  const reference = newReference();
  const request = { ...requestOf(body, reference), signal: AbortSignal.timeout(timeout) };
  return received(path, fetch(`${base}${path}`, request), reference);
}

/** The response's status and JSON; a body that is not JSON, e.g. from a gateway in between, is undefined. */
async function received(path: string, answer: Promise<Response>, reference: string | null = null) {
  try {
    // The answer about a link may be read more than once.
    const response = (await answer).clone();
    return { ok: response.ok, body: parseJson(await response.text()) };
  } catch (cause) {
    throw new ShopApiError('network', `${path}: ${String(cause)}`, {}, reference);
  }
}

/** A random UUID; null on a page without https, where browsers offer none. */
const newReference = (): string | null => ('randomUUID' in crypto ? crypto.randomUUID() : null);

const requestOf = (body: unknown, reference: string | null): RequestInit => ({
  credentials: 'same-origin',
  cache: 'no-store',
  headers: {
    Accept: 'application/json',
    // The names of products and shipping methods are in the language of the page.
    'Accept-Language': document.documentElement.lang || '*',
    ...(reference === null ? {} : { 'X-Correlation-ID': reference }),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  },
  ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusalOf(body: unknown, path: string): ShopApiError {
  const refusal = errorSchema.safeParse(body);
  if (!refusal.success) return new ShopApiError('Internal', `${path}: the response violates the contract`);
  const { code, message, details, reference } = refusal.data.error;
  return new ShopApiError(code, message, details, reference);
}

export function segment(value: string): string {
  return encodeURIComponent(value);
}
