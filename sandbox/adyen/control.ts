import { Hono } from 'hono';
import { z } from 'zod';
import { postsTo } from '../posts-to.ts';
import { balanceOf } from './balance.ts';
import { adyenFaultSchema } from './faults.ts';
import { type Modifications, unaskedCodes } from './modifications.ts';
import { bankChoices, type Payment } from './payment.ts';
import type { AdyenParts } from './parts.ts';
import type { Payments } from './payments.ts';

/** The merchant's, of a payment. */
const reference = z.string();
const decisionSchema = z.strictObject({ reference, choice: z.enum([...bankChoices, 'expire']) });
const eventSchema = z.union([
  z.strictObject({ reference, eventCode: z.literal('CHARGEBACK') }),
  /** Adyen, the scheme, or somebody in the Customer Area returns money that the merchant did not ask to return. */
  z.strictObject({
    reference,
    eventCode: z.enum(unaskedCodes),
    /** Of a refund, in minor units; everything if omitted. */
    value: z.int().min(1).optional(),
  }),
]);

/** What tests need of Adyen: faults, decisions, events that start at a bank, and a look into the books. */
export function adyenControl(
  { store, webhooks, faults }: AdyenParts,
  payments: Payments,
  modifications: Modifications,
): Hono {
  const app = new Hono();
  const on = postsTo(app);
  const latest = (body: { readonly reference: string }, act: (payment: Payment) => boolean) => {
    const payment = store.latest(body.reference);
    return payment !== undefined && act(payment);
  };

  app.get('/books', (context) =>
    context.json({
      payments: store.list().map((payment) => ({ ...payment, ...balanceOf(payment) })),
      undeliveredWebhooks: webhooks.queue.waiting,
    }),
  );
  on('/faults', adyenFaultSchema, (fault) => faults.add(fault));
  on('/faults/lift', z.unknown(), () => faults.lift());
  on('/decisions', decisionSchema, (body) =>
    latest(body, (payment) => payments.decide(payment, body.choice) !== undefined),
  );
  on('/events', eventSchema, (body) =>
    latest(body, (payment) =>
      body.eventCode === 'CHARGEBACK'
        ? modifications.chargeBack(payment)
        : modifications.returnUnasked(payment, body.eventCode, body.value),
    ),
  );
  return app;
}
