import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { inTransaction } from '../database.ts';
import { AdyenApiError, invalid, isTransient } from './api-error.ts';
import { giftCardBalance } from './gift-card.ts';
import type { IdempotencyEnv } from './idempotency.ts';
import { idempotency } from './idempotency.ts';
import type { Modifications } from './modifications.ts';
import { paymentAnswer } from './payment-answer.ts';
import { paymentMethodsFor } from './payment-methods.ts';
import { updateOrderSchema } from './paypal/update-order.ts';
import type { Payments } from './payments.ts';
import { newPspReference } from './psp-reference.ts';
import {
  balanceSchema,
  detailsSchema,
  modificationSchema,
  paymentMethodsSchema,
  paymentSchema,
  readRequest,
} from './requests.ts';
import type { PaymentMethodOffer } from './seed.ts';

interface CheckoutApiParts {
  readonly database: DatabaseSync;
  readonly payments: Payments;
  readonly modifications: Modifications;
  /** Origin at which a browser reaches the stand-in. */
  readonly publicUrl: string;
  readonly apiKey: string;
  readonly paymentMethods: readonly PaymentMethodOffer[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

async function jsonBody(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    throw invalid('702', 'The request body is not JSON');
  }
}

/** Adyen's Checkout API, version 72, to the extent a web shop's server uses it. */
export function checkoutApi(parts: CheckoutApiParts): Hono<IdempotencyEnv> {
  const { database, payments, modifications, apiKey, paymentMethods, now } = parts;
  const api = new Hono<IdempotencyEnv>();

  /** Executes a request and stores the response with its key, both or neither. */
  const answer = (c: Context<IdempotencyEnv>, status: 200 | 201, execute: () => object) =>
    inTransaction(database, () => {
      const body = JSON.stringify(execute());
      c.get('remember')?.(status, body);
      return c.body(body, status, { 'content-type': 'application/json' });
    });

  api.onError((error, c) => {
    if (!(error instanceof AdyenApiError)) throw error;
    if (isTransient(error)) c.header('transient-error', 'true');
    return c.json(error.body, error.status);
  });

  api.use(async (c, next) => {
    if (c.req.header('x-api-key') !== apiKey) {
      throw new AdyenApiError(401, '000', 'HTTP Status Response - Unauthorized', 'security');
    }
    await next();
  });
  api.use(idempotency(database, now));

  api.post('/paymentMethods', async (c) => {
    const request = readRequest(paymentMethodsSchema, await jsonBody(c));
    return c.json({ paymentMethods: paymentMethodsFor(request, paymentMethods) });
  });

  api.post('/paymentMethods/balance', async (c) => {
    const { amount, paymentMethod } = readRequest(balanceSchema, await jsonBody(c));
    const value = giftCardBalance(paymentMethod);
    const resultCode = value < amount.value ? 'NotEnoughBalance' : 'Success';
    const balance = { value, currency: amount.currency };
    return c.json({ pspReference: newPspReference(), resultCode, balance });
  });

  api.post('/payments', async (c) => {
    const request = readRequest(paymentSchema, await jsonBody(c));
    return answer(c, 200, () => paymentAnswer(payments.create(request), parts));
  });

  api.post('/payments/details', async (c) => {
    const request = readRequest(detailsSchema, await jsonBody(c));
    return answer(c, 200, () => paymentAnswer(payments.details(request), parts));
  });

  api.post('/paypal/updateOrder', async (c) => {
    const request = readRequest(updateOrderSchema, await jsonBody(c));
    return answer(c, 200, () => payments.updateOrder(request));
  });

  for (const [path, kind] of [
    ['cancels', 'cancel'],
    ['captures', 'capture'],
    ['refunds', 'refund'],
    ['reversals', 'reversal'],
  ] as const) {
    api.post(`/payments/:pspReference/${path}`, async (c) => {
      const request = readRequest(modificationSchema, await jsonBody(c));
      return answer(c, 201, () => modifications.request(kind, c.req.param('pspReference'), request));
    });
  }

  api.notFound((c) => c.json(new AdyenApiError(404, '000', 'Not found', 'internal').body, 404));
  return api;
}
