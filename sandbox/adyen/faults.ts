import { z } from 'zod';
import type { Modification } from './balance.ts';
import { modificationKinds } from './balance.ts';
import type { Payment } from './payment.ts';
import type { WebhookEvent } from './webhook-notification.ts';
import { eventCodes } from './webhook-notification.ts';

/** Which payments it concerns: the one with this merchant's reference; if omitted, every payment. */
const reference = z.string().optional();
/** For how many payments, modifications, or webhooks. */
const times = z.int().min(1).default(1);

const paymentFaultSchema = z.discriminatedUnion('fault', [
  z.strictObject({ on: z.literal('payment'), fault: z.literal('unavailable'), reference, times }),
  z.strictObject({
    on: z.literal('payment'),
    fault: z.literal('other-amount'),
    /** What the issuer approves, in minor units: less is a partial authorization. */
    value: z.int().min(1),
    reference,
    times,
  }),
]);

/** Of an order at PayPal. */
const orderUpdateFaultSchema = z.strictObject({
  on: z.literal('order-update'),
  fault: z.literal('unavailable'),
  reference,
  times,
});

const modificationFaultSchema = z.strictObject({
  on: z.literal('modification'),
  fault: z.enum(['unavailable', 'refused', 'failed', 'failed-later']),
  kinds: z.array(z.enum(modificationKinds)).optional(),
  reference,
  times,
});

const webhookFaultSchema = z.strictObject({
  on: z.literal('webhook'),
  fault: z.enum(['late', 'twice', 'never', 'held', 'overtaken']),
  /** The delay of a webhook with the fault `late`. */
  milliseconds: z.int().min(1).max(600_000).default(1000),
  eventCodes: z.array(z.enum(eventCodes)).optional(),
  reference,
  times,
});

/**
 * What the stand-in does differently for the next `times` cases. Payments, updates of an order at PayPal, and modifications: `unavailable` answers 500
 * without doing anything, `other-amount` lets the issuer approve another amount, `refused` answers 422, `failed`
 * accepts and reports a failure, `failed-later` reports a success and then a failure (`CAPTURE_FAILED`,
 * `REFUND_FAILED`). Webhooks: `late`, `twice`, `never`, `held` until everything is delivered by a test, `overtaken` by
 * the next one.
 */
export const adyenFaultSchema = z.union([
  paymentFaultSchema,
  orderUpdateFaultSchema,
  modificationFaultSchema,
  webhookFaultSchema,
]);
type PaymentFault = z.infer<typeof paymentFaultSchema>;
type ModificationFault = z.infer<typeof modificationFaultSchema>;
export type WebhookFault = z.infer<typeof webhookFaultSchema>;
type OrderUpdateFault = z.infer<typeof orderUpdateFaultSchema>;
type Fault = PaymentFault | OrderUpdateFault | ModificationFault | WebhookFault;

const concerns = (fault: Fault, payment: Pick<Payment, 'reference'>) =>
  fault.reference === undefined || fault.reference === payment.reference;

/** The faults that tests have asked for and that have not occurred yet. Kept in memory only. */
export class AdyenFaults {
  #faults: readonly Fault[] = [];

  add(fault: Fault): void {
    this.#faults = [...this.#faults, fault];
  }

  lift(): void {
    this.#faults = [];
  }

  /** The fault of a new payment, which has thereby occurred. */
  ofPayment(payment: Pick<Payment, 'reference'>): PaymentFault | undefined {
    return this.#take((fault): fault is PaymentFault => fault.on === 'payment' && concerns(fault, payment));
  }

  /** The fault of an update of the payment's order at PayPal. */
  ofOrderUpdate(payment: Pick<Payment, 'reference'>): OrderUpdateFault | undefined {
    return this.#take(
      (fault): fault is OrderUpdateFault => fault.on === 'order-update' && concerns(fault, payment),
    );
  }

  ofModification(payment: Payment, kind: Modification['kind']): ModificationFault['fault'] | undefined {
    const found = this.#take(
      (fault): fault is ModificationFault =>
        fault.on === 'modification' &&
        concerns(fault, payment) &&
        (fault.kinds === undefined || fault.kinds.includes(kind)),
    );
    return found?.fault;
  }

  ofWebhook({ payment, eventCode }: WebhookEvent): WebhookFault | undefined {
    return this.#take(
      (fault): fault is WebhookFault =>
        fault.on === 'webhook' &&
        concerns(fault, payment) &&
        (fault.eventCodes === undefined || fault.eventCodes.includes(eventCode)),
    );
  }

  /** The first fault that applies; it applies once less from now on. */
  #take<Kind extends Fault>(applies: (fault: Fault) => fault is Kind): Kind | undefined {
    const found = this.#faults.find(applies);
    if (!found) return undefined;
    this.#faults = this.#faults.flatMap((fault) => {
      if (fault !== found) return [fault];
      return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
    });
    return found;
  }
}
