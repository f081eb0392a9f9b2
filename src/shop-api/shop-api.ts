import type * as z from 'zod/mini';
import { type CartAction, cartSchema, type CreateCart } from '../../contract/cart.ts';
import {
  acceptedSchema,
  type OrderLinkRequest,
  type SupportMessage,
  withdrawalReceiptSchema,
  type RestockRequest,
  type CreateWithdrawal,
  orderLinkSchema,
} from '../../contract/customer-service.ts';
import { type QuoteRequest, quoteSchema, shippingMethodsSchema } from '../../contract/delivery.ts';
import { claimReceiptSchema, type CreateClaim } from '../../contract/claim.ts';
import { filePlaceSchema } from '../../contract/files.ts';
import type { photoTypes } from '../../contract/limits.ts';
import { errorSchema } from '../../contract/errors.ts';
import { type NewsletterRequest, subscriptionSchema } from '../../contract/newsletter.ts';
import { orderSchema } from '../../contract/order.ts';
import {
  type CreatePayment,
  type OrderUpdate,
  type PaymentDetails,
  paymentMethodsSchema,
  paymentResultSchema,
  type ProvisionalPayment,
  updatedOrderSchema,
} from '../../contract/payment.ts';
import type { CreateQuestion } from '../../contract/question.ts';
import {
  type CreateRegistration,
  registrationEndSchema,
  registrationReceiptSchema,
  registrationSchema,
  type RegistrationStatement,
} from '../../contract/registration.ts';
import { type CreateReturn, giftSchema, returnOptionsSchema } from '../../contract/return.ts';
import { ownReviewSchema, type PutReview, reviewableSchema } from '../../contract/written-review.ts';
import { ShopApiError, type ShopErrorCode } from './shop-api-error.ts';

/** In milliseconds. A payment may have to wait for a bank, an e-mail for the mail server. */
const timeouts = { usual: 15_000, mail: 30_000, payment: 60_000, upload: 120_000 };

/** The shop API as seen from the browser. Every call throws only `ShopApiError`. */
export const shopApi = {
  createCart: (cart: CreateCart) => call(cartSchema, ['carts'], cart),

  loadCart: (id: string) => call(cartSchema, ['carts', id]),

  /** The same items in a new cart of another country; the old cart stays. */
  moveCart: (id: string, version: number, country: string) =>
    call(cartSchema, ['carts', id, 'country'], { version, country }),

  updateCart: (id: string, version: number, actions: readonly CartAction[]) =>
    call(cartSchema, ['carts', id], { version, actions }),

  listShippingMethods: async (cartId: string) =>
    (await call(shippingMethodsSchema, ['carts', cartId, 'shipping-methods'])).shippingMethods,

  listPaymentMethods: (cartId: string) => call(paymentMethodsSchema, ['carts', cartId, 'payment-methods']),

  createPayment: (payment: CreatePayment) =>
    call(paymentResultSchema, ['payments'], payment, timeouts.payment),

  sendPaymentDetails: (paymentId: string, details: PaymentDetails) =>
    call(paymentResultSchema, ['payments', paymentId, 'details'], details, timeouts.payment),

  /** What a cart would cost if it were delivered to a place; it stays as it is. */
  quoteCart: (cartId: string, request: QuoteRequest) =>
    call(quoteSchema, ['carts', cartId, 'quote'], request),

  /** Begins a payment before its address is known. */
  startProvisional: (payment: ProvisionalPayment) =>
    call(paymentResultSchema, ['payments', 'provisional'], payment, timeouts.payment),

  /** Has the order of such a payment follow PayPal's sheet. */
  updateOrder: (paymentId: string, update: OrderUpdate) =>
    call(updatedOrderSchema, ['payments', paymentId, 'order'], update),

  loadOrder: (orderNumber: string) => call(orderSchema, ['orders', orderNumber]),

  /** The same, also for the order of the link that opened the page. */
  openOrder: async (orderNumber: string) => {
    await shopApi.openLink();
    return shopApi.loadOrder(orderNumber);
  },

  /** Cancels an order that is not packed yet; doing so twice is harmless. */
  cancelOrder: (orderNumber: string) =>
    call(orderSchema, ['orders', orderNumber, 'cancellation'], {}, timeouts.payment),

  /** Announces that something of an order is sent back. Sending the same again changes nothing. */
  announceReturn: (orderNumber: string, request: CreateReturn) =>
    call(orderSchema, ['orders', orderNumber, 'returns'], request),

  /** For what the lines of an order can be exchanged, and whether the shop has labels. */
  loadReturnOptions: async (orderNumber: string) => {
    await shopApi.openLink();
    return call(returnOptionsSchema, ['orders', orderNumber, 'returns']);
  },

  /** Path and query of a link with which whoever the order is a gift for can send it back. */
  linkToGift: async (orderNumber: string) =>
    (await call(orderLinkSchema, ['orders', orderNumber, 'gift-link'], {})).path,

  /** The gift of the link that opened the page, also after a reload. */
  loadGift: async (orderNumber: string) => {
    await shopApi.openLink();
    return call(giftSchema, ['gifts', orderNumber]);
  },

  /** The same as `announceReturn`, by whoever it was a gift for. */
  announceGiftReturn: (orderNumber: string, request: CreateReturn) =>
    call(giftSchema, ['gifts', orderNumber, 'returns'], request),

  /** The products of an order that can be reviewed, with what was written about them; also for the order of the link that opened the page. */
  loadReviews: async (orderNumber: string) => {
    await shopApi.openLink();
    return (await call(reviewableSchema, ['orders', orderNumber, 'reviews'])).products;
  },

  /** Writes or changes the review of a product of an order. Sending the same again changes nothing. */
  writeReview: (orderNumber: string, productKey: string, review: PutReview) =>
    call(ownReviewSchema, ['orders', orderNumber, 'reviews', productKey], review, timeouts.usual, 'PUT'),

  /** Deletes it, wherever it is shown. */
  removeReview: (orderNumber: string, productKey: string) =>
    call(acceptedSchema, ['orders', orderNumber, 'reviews', productKey], undefined, timeouts.usual, 'DELETE'),

  /** Says that a review helped. The shop counts it once. */
  findHelpful: (reviewId: string) => call(acceptedSchema, ['reviews', reviewId, 'helpful'], {}),

  /** Has nobody ask the order's customer what they think of what they bought. Doing so again changes nothing. */
  declineReviewInvitation: (orderNumber: string) =>
    call(acceptedSchema, ['orders', orderNumber, 'review-invitation', 'removal'], {}),

  /** Path and query of a link that opens an order in any browser. */
  linkToOrder: async (orderNumber: string) =>
    (await call(orderLinkSchema, ['orders', orderNumber, 'link'], {})).path,

  /** Asks for a link to an order by e-mail. The answer never says whether there is one. */
  requestOrderLink: (request: OrderLinkRequest) => call(acceptedSchema, ['orders', 'links'], request),

  sendSupportMessage: (message: SupportMessage) => call(acceptedSchema, ['messages'], message, timeouts.mail),

  /**
   * Sends a photograph to where the shop keeps them.
   * @returns what a request names it by (`fileIdsSchema`).
   */
  sendPhoto: async (photo: Blob, type: (typeof photoTypes)[number]): Promise<string> => {
    const { id, url, method, headers } = await call(filePlaceSchema, ['files'], { type, size: photo.size });
    const signal = AbortSignal.timeout(timeouts.upload);
    const sent = await fetch(url, { method, headers, body: photo, signal }).catch((cause: unknown) => {
      throw new ShopApiError('network', `The photograph was not sent: ${String(cause)}`);
    });
    if (!sent.ok) throw new ShopApiError('FilesUnavailable', `The photograph was answered ${sent.status}`);
    return id;
  },

  /** Withdraws from a contract. Sending the same again changes nothing. */
  declareWithdrawal: (withdrawal: CreateWithdrawal) =>
    call(withdrawalReceiptSchema, ['withdrawals'], withdrawal),

  /** Says what is wrong with something. Sending the same again changes nothing. */
  sendClaim: (claim: CreateClaim) => call(claimReceiptSchema, ['claims'], claim),

  /** Asks about a product. Sending the same again changes nothing. */
  askQuestion: (question: CreateQuestion) => call(acceptedSchema, ['questions'], question),

  /** Asks to be told when something is back. The answer is the same for every address. */
  askAboutRestock: (request: RestockRequest) => call(acceptedSchema, ['restock'], request, timeouts.mail),

  /** Confirms or deletes the request of the link that opened the page, also after a reload. */
  answerRestockLink: async (answer: 'confirmation' | 'removal', request: string) => {
    await shopApi.openLink();
    return call(acceptedSchema, ['restock', request, answer], {});
  },

  /** Asks for the newsletter, which its owner then confirms by e-mail. The answer is the same for every address. */
  askForNewsletter: (request: NewsletterRequest) =>
    call(acceptedSchema, ['newsletter'], request, timeouts.mail),

  /** The subscription of the link that opened the page, also after a reload. */
  loadSubscription: async (id: string) => {
    await shopApi.openLink();
    return call(subscriptionSchema, ['newsletter', id]);
  },

  /** Confirms or ends it; doing so twice is harmless. */
  answerNewsletterLink: (answer: 'confirmation' | 'removal', id: string) =>
    call(acceptedSchema, ['newsletter', id, answer], {}),

  /** Registers a product, so that its owner can be told of a recall. Sending the same again changes nothing. */
  registerProduct: (registration: CreateRegistration) =>
    call(registrationReceiptSchema, ['registrations'], registration),

  /** The registration of the link that opened the page, also after a reload. */
  loadRegistration: async (id: string) => {
    await shopApi.openLink();
    return call(registrationSchema, ['registrations', id]);
  },

  changeRegistration: (id: string, statement: RegistrationStatement) =>
    call(registrationSchema, ['registrations', id], statement),

  /** Deletes it. The answer says whether, and until when, the law has it kept for recalls alone. */
  removeRegistration: (id: string) => call(registrationEndSchema, ['registrations', id, 'removal'], {}),

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

/**
 * Each call has a random ID of its own, by which the shop's staff find it even if its answer is lost.
 * @param parts of the path
 * @param body sent as JSON
 * @param method if omitted, POST with a body and GET without one.
 * @throws ShopApiError
 */
async function call<Answer>(
  schema: z.ZodMiniType<Answer>,
  parts: readonly string[],
  body?: object,
  timeout = timeouts.usual,
  method?: 'PUT' | 'DELETE',
): Promise<Answer> {
  const path = `/api/${parts.map((part) => encodeURIComponent(part)).join('/')}`;
  // Browsers offer none on a page without https.
  const reference = 'randomUUID' in crypto ? crypto.randomUUID() : null;
  const signal = AbortSignal.timeout(timeout);
  const request = { ...requestOf(body, reference), ...(method && { method }), signal };
  const { ok, body: answered } = await received(path, fetch(path, request), reference);
  if (!ok) throw refusalOf(answered, path);
  const answer = schema.safeParse(answered);
  if (!answer.success) throw new ShopApiError('Internal', `${path}: ${answer.error.message}`);
  return answer.data;
}

/** The response's status and JSON; a body that is not JSON, e.g. from a gateway in between, is undefined, and no content an empty object. */
async function received(path: string, answer: Promise<Response>, reference: string | null = null) {
  try {
    // The answer about a link may be read more than once.
    const response = (await answer).clone();
    const body: unknown = response.status === 204 ? {} : parseJson(await response.text());
    return { ok: response.ok, body };
  } catch (cause) {
    throw new ShopApiError('network', `${path}: ${String(cause)}`, {}, reference);
  }
}

const requestOf = (body: object | undefined, reference: string | null): RequestInit => ({
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
