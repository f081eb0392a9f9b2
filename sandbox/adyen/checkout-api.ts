import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { AdyenApiError, invalid, isTransient } from './api-error.ts';
import { idempotency } from './idempotency.ts';
import type { Modifications } from './modifications.ts';
import { paymentAnswer } from './payment-answer.ts';
import { paymentMethodsFor } from './payment-methods.ts';
import type { Payments } from './payments.ts';
import {
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
export function checkoutApi(parts: CheckoutApiParts): Hono {
  const { database, payments, modifications, apiKey, paymentMethods, now } = parts;
  const api = new Hono();

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

  api.post('/payments', async (c) => {
    const payment = payments.create(readRequest(paymentSchema, await jsonBody(c)));
    return c.json(paymentAnswer(payment, parts));
  });

  api.post('/payments/details', async (c) => {
    const payment = payments.details(readRequest(detailsSchema, await jsonBody(c)));
    return c.json(paymentAnswer(payment, parts));
  });

  for (const [path, kind] of [
    ['cancels', 'cancel'],
    ['captures', 'capture'],
    ['refunds', 'refund'],
    ['reversals', 'reversal'],
  ] as const) {
    api.post(`/payments/:pspReference/${path}`, async (c) => {
      const request = readRequest(modificationSchema, await jsonBody(c));
      return c.json(modifications.request(kind, c.req.param('pspReference'), request), 201);
    });
  }

  api.notFound((c) => c.json(new AdyenApiError(404, '000', 'Not found', 'internal').body, 404));
  return api;
}
