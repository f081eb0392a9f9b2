import { Hono } from 'hono';
import type { Context } from 'hono';
import { z } from 'zod';
import type { AdyenFaults } from './faults.ts';
import { adyenFaultSchema } from './faults.ts';
import type { LedgerEntry } from './ledger.ts';
import type { Dispute, Modifications } from './modifications.ts';
import type { Payment } from './payment.ts';
import { bankChoices } from './payment.ts';
import type { Payments } from './payments.ts';
import { authorisationOf } from './payments.ts';
import { newPspReference } from './psp-reference.ts';
import { amountSchema } from './requests.ts';
import { disputeCodes } from './webhook-notification.ts';
import type { WebhookSender } from './webhooks.ts';

interface ControlParts {
  readonly payments: Payments;
  readonly modifications: Modifications;
  readonly webhooks: WebhookSender;
  readonly faults: AdyenFaults;
  /** The latest payment with the merchant's `reference`. */
  readonly find: (reference: string) => Payment | undefined;
  readonly ledger: (reference?: string) => readonly LedgerEntry[];
}

/** As Adyen writes times: with an offset. */
const inTwoWeeks = () =>
  new Date(Date.now() + 14 * 24 * 60 * 60 * 1000).toISOString().replace(/\.\d+Z$/, '+00:00');

const reference = z.string();
const decisionSchema = z.strictObject({ reference, choice: z.enum([...bankChoices, 'expire']) });
const noticeSchema = z.strictObject({
  merchantAccount: z.string(),
  /** Of `REPORT_AVAILABLE`, where they differ. */
  fields: z.record(z.string(), z.unknown()).default({}),
});
const eventSchema = z.discriminatedUnion('eventCode', [
  z.strictObject({
    reference,
    eventCode: z.literal('AUTHORISATION'),
    /** Both as recorded if omitted. They change the webhook only, not the books. */
    success: z.boolean().optional(),
    amount: amountSchema.optional(),
  }),
  z.strictObject({
    reference,
    eventCode: z.enum(['CHARGEBACK', ...disputeCodes]),
    value: z.int().min(1).optional(),
    /** The dispute that goes on; a new one if omitted. */
    dispute: z
      .string()
      .regex(/^[0-9A-Z]{16}$/)
      .default(newPspReference),
    /** In two weeks if omitted. */
    defensePeriodEndsAt: z.iso.datetime({ offset: true }).default(inTwoWeeks),
  }),
  /** Adyen, the scheme, or somebody in the Customer Area returns money that the merchant did not ask to return. */
  z.strictObject({
    reference,
    eventCode: z.enum(['CANCELLATION', 'CANCEL_OR_REFUND', 'TECHNICAL_CANCEL', 'EXPIRE', 'REFUND']),
    /** Of a refund, in minor units; everything if omitted. */
    value: z.int().min(1).optional(),
  }),
  z.strictObject({ reference, eventCode: z.enum(['CAPTURE_FAILED', 'REFUND_FAILED', 'OFFER_CLOSED']) }),
]);
type ControlledEvent = z.infer<typeof eventSchema>;

async function bodyOf<T>(context: Context, schema: z.ZodType<T>): Promise<z.ZodSafeParseResult<T>> {
  return schema.safeParse(await context.req.json().catch(() => null));
}

/** What tests need of Adyen: faults, decisions, events that start at a bank, and a look into the books. */
export function adyenControl(parts: ControlParts): Hono {
  const { payments, webhooks, faults, find, ledger } = parts;
  const app = new Hono();
  const unknown = (context: Context) => context.json({ message: 'There is no such payment' }, 404);

  app.get('/books', (context) =>
    context.json({ payments: ledger(context.req.query('reference')), undeliveredWebhooks: webhooks.waiting }),
  );

  app.post('/faults', async (context) => {
    const body = await bodyOf(context, adyenFaultSchema);
    if (!body.success) return context.json({ message: z.prettifyError(body.error) }, 400);
    faults.add(body.data);
    return context.json(body.data);
  });

  app.post('/faults/lift', (context) => {
    faults.lift();
    return context.json({ lifted: true });
  });

  app.post('/webhooks/deliver', (context) => {
    webhooks.flush();
    return context.json({ undeliveredWebhooks: webhooks.waiting });
  });

  app.post('/notices', async (context) => {
    const body = await bodyOf(context, noticeSchema);
    if (!body.success) return context.json({ message: z.prettifyError(body.error) }, 400);
    webhooks.notice(body.data.merchantAccount, body.data.fields);
    return context.json({ undeliveredWebhooks: webhooks.waiting });
  });

  app.post('/decisions', async (context) => {
    const body = await bodyOf(context, decisionSchema);
    if (!body.success) return context.json({ message: z.prettifyError(body.error) }, 400);
    const payment = find(body.data.reference);
    if (!payment) return unknown(context);
    const decided = payments.decide(payment, body.data.choice);
    if (!decided) return context.json({ message: 'The payment is already completed' }, 409);
    return context.json({ pspReference: decided.pspReference, resultCode: decided.resultCode });
  });

  app.post('/events', async (context) => {
    const body = await bodyOf(context, eventSchema);
    if (!body.success) return context.json({ message: z.prettifyError(body.error) }, 400);
    const payment = find(body.data.reference);
    if (!payment) return unknown(context);
    if (!happen(parts, payment, body.data)) {
      return context.json({ message: 'The payment is not in a state in which this can happen' }, 409);
    }
    const { pspReference } = payment;
    return context.json(
      'dispute' in body.data ? { pspReference, dispute: body.data.dispute } : { pspReference },
    );
  });

  return app;
}

/** @returns whether it could happen to the payment */
function happen(
  { payments, modifications, webhooks }: ControlParts,
  payment: Payment,
  event: ControlledEvent,
): boolean {
  switch (event.eventCode) {
    case 'AUTHORISATION': {
      const recorded = authorisationOf(payment);
      const { success = recorded.success, amount = recorded.amount } = event;
      webhooks.notify({ ...recorded, success, amount });
      return true;
    }
    case 'CHARGEBACK':
      return modifications.chargeBack(payment, disputeOf(payment, event));
    case 'REQUEST_FOR_INFORMATION':
    case 'NOTIFICATION_OF_CHARGEBACK':
    case 'INFORMATION_SUPPLIED':
    case 'DISPUTE_DEFENSE_PERIOD_ENDED':
      return modifications.dispute(payment, event.eventCode, disputeOf(payment, event));
    case 'CANCELLATION':
    case 'CANCEL_OR_REFUND':
    case 'TECHNICAL_CANCEL':
    case 'EXPIRE':
    case 'REFUND':
      return modifications.returnUnasked(payment, event.eventCode, event.value);
    case 'OFFER_CLOSED':
      return payments.decide(payment, 'expire') !== undefined;
    case 'CAPTURE_FAILED':
      return modifications.failLatest(payment, ['capture']);
    case 'REFUND_FAILED':
      return modifications.failLatest(payment, ['refund', 'reversal']);
  }
}

const disputeOf = (
  { authorised }: Payment,
  { dispute, value, defensePeriodEndsAt: endsAt }: Extract<ControlledEvent, { dispute: string }>,
): Dispute => ({ dispute, value: value ?? authorised ?? 0, endsAt });
