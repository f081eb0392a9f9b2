import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { z } from 'zod';
import { inTransaction } from '../database.ts';
import { AdyenApiError, alreadyProcessed, invalid } from './api-error.ts';
import { actionOf } from './method-actions.ts';
import type { AskedKind, Modifications } from './modifications.ts';
import type { Payment } from './payment.ts';
import type { AdyenParts } from './parts.ts';
import { paymentMethodsFor } from './payment-methods.ts';
import { updateOrderSchema } from './paypal.ts';
import type { Payments } from './payments.ts';
import {
  detailsSchema,
  modificationSchema,
  paymentMethodsSchema,
  paymentSchema,
  readRequest,
} from './requests.ts';

interface Answer {
  readonly status: 200 | 201 | AdyenApiError['status'];
  readonly body: object;
  readonly isTransient?: boolean;
}

const answerOf = ({ status, body, isTransient }: AdyenApiError): Answer => ({ status, body, isTransient });

function attempt(status: 200 | 201, execute: () => object): Answer {
  try {
    return { status, body: execute() };
  } catch (error) {
    if (error instanceof AdyenApiError) return answerOf(error);
    throw error;
  }
}

const table = `
  CREATE TABLE IF NOT EXISTS adyen_answers (
    key TEXT PRIMARY KEY,
    request TEXT NOT NULL,
    answer TEXT NOT NULL,
    stored_at INTEGER NOT NULL
  ) STRICT;
`;

/** How long Adyen keeps an idempotency key at least, in milliseconds: 7 days. The stand-in does not keep it any longer. */
const keyLifetime = 7 * 24 * 60 * 60 * 1000;

/**
 * The first answer to a request with an `Idempotency-Key`, without executing it again. The same key with another path or
 * body is rejected with 704. A transient error is not stored. Keys belong to the company account; the stand-in has one.
 */
function answerOnce(database: DatabaseSync, key: string, request: string, execute: () => Answer): Answer {
  if (key.length > 64) return answerOf(invalid('702', 'Idempotency-Key is longer than 64 characters'));
  database.prepare('DELETE FROM adyen_answers WHERE stored_at < ?').run(Date.now() - keyLifetime);
  const found = database.prepare('SELECT request, answer FROM adyen_answers WHERE key = ?').get(key);
  if (found)
    return found['request'] === request
      ? (JSON.parse(String(found['answer'])) as Answer)
      : answerOf(alreadyProcessed());
  const answer = execute();
  if (!answer.isTransient)
    database
      .prepare('INSERT INTO adyen_answers VALUES (?, ?, ?, ?)')
      .run(key, request, JSON.stringify(answer), Date.now());
  return answer;
}

/** Adyen's Checkout API, version 72, to the extent a web shop's server uses it. */
export function checkoutApi(
  { database, publicUrl, seed }: AdyenParts,
  payments: Payments,
  modifications: Modifications,
): Hono {
  const { paymentMethods, merchantAccounts, credentials } = seed;
  database.exec(table);
  const api = new Hono();

  /** A request and its stored answer are executed and stored in one transaction, which leaves either both or nothing. */
  const on = <T>(
    path: string,
    schema: z.ZodType<T>,
    execute: (request: T, pspReference: string) => object,
    status: 200 | 201 = 200,
  ) =>
    api.post(path, async (c) => {
      const text = await c.req.text();
      const pspReference = c.req.param('pspReference') ?? '';
      const once = () =>
        attempt(status, () => {
          const request = parsed(text);
          const account = accountSchema.safeParse(request).data?.merchantAccount;
          if (account !== undefined && merchantAccounts?.includes(account) === false)
            throw new AdyenApiError(403, '901', 'Invalid Merchant Account');
          return execute(readRequest(schema, request), pspReference);
        });
      const key = c.req.header('idempotency-key');
      const answer = inTransaction(database, () =>
        c.req.header('x-api-key') !== credentials.apiKey
          ? answerOf(new AdyenApiError(401, '000', 'HTTP Status Response - Unauthorized'))
          : key === undefined
            ? once()
            : answerOnce(database, key, `${c.req.path}\n${text}`, once),
      );
      return c.json(answer.body, answer.status);
    });

  on('/paymentMethods', paymentMethodsSchema, (request) => ({
    paymentMethods: paymentMethodsFor(request, paymentMethods),
  }));
  on('/payments', paymentSchema, (request) => paymentAnswer(payments.create(request), publicUrl));
  on('/payments/details', detailsSchema, (request) => paymentAnswer(payments.details(request), publicUrl));
  on('/paypal/updateOrder', updateOrderSchema, (request) => payments.updateOrder(request));
  const kinds: Readonly<Record<AskedKind, string>> = {
    capture: 'captures',
    refund: 'refunds',
    reversal: 'reversals',
  };
  for (const kind of Object.keys(kinds) as AskedKind[])
    on(
      `/payments/:pspReference/${kinds[kind]}`,
      modificationSchema,
      (request, pspReference) => modifications.request(kind, pspReference, request),
      201,
    );
  return api;
}

const accountSchema = z.looseObject({ merchantAccount: z.string() });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Response of /payments and /payments/details. As with Adyen, a payment for which the shopper is still on the way has
 * neither a pspReference nor the merchant's reference yet, except for a pspReference with which an order at PayPal can be
 * changed; a voucher and a bank transfer are final as far as the shop is concerned.
 */
function paymentAnswer(payment: Payment, publicUrl: string): object {
  const { pspReference, reference: merchantReference, amount, authorised: value = amount.value } = payment;
  const { resultCode, refusalReason, method: type, brand } = payment;
  const action = actionOf(payment, publicUrl);
  const isFinal = !action || resultCode === 'PresentToShopper' || resultCode === 'Received';
  return {
    ...((isFinal || payment.paypal) && { pspReference }),
    ...(isFinal && {
      merchantReference,
      amount: { ...amount, value },
      paymentMethod: { type, ...(brand && { brand }) },
    }),
    resultCode,
    ...(refusalReason && { refusalReason }),
    ...(action && { action }),
  };
}
