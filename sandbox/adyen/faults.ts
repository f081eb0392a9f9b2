import { z } from 'zod';

/**
 * What the stand-in does differently once. Payments: `unavailable` answers 500 without doing anything, `other-amount` lets
 * the issuer approve another amount, in minor units. Modifications: `refused` answers 422, `failed` accepts and reports a failure, `failed-later`
 * reports a success and then a failure (`CAPTURE_FAILED`, `REFUND_FAILED`).
 */
export const adyenFaultSchema = z.strictObject({
  on: z.enum(['payment', 'modification']),
  fault: z.enum(['unavailable', 'other-amount', 'refused', 'failed', 'failed-later']),
  /** What the issuer approves instead. */
  value: z.int().min(1).optional(),
  /** The merchant's reference of the payment; if omitted, of any. */
  reference: z.string().optional(),
});
type Fault = z.infer<typeof adyenFaultSchema>;

/** The faults that tests have asked for and that have not occurred yet. Kept in memory only. */
export class AdyenFaults {
  #faults: readonly Fault[] = [];

  add(fault: Fault): void {
    this.#faults = [...this.#faults, fault];
  }

  lift(): void {
    this.#faults = [];
  }

  /** The fault of what is done with a payment, which has thereby occurred. @param reference the merchant's */
  take(on: Fault['on'], reference: string): Fault | undefined {
    const found = this.#faults.find(
      (fault) => fault.on === on && [undefined, reference].includes(fault.reference),
    );
    this.#faults = this.#faults.filter((fault) => fault !== found);
    return found;
  }
}
