import { z } from 'zod';

/**
 * What the mail server does differently for the next `times` e-mails, or until it is lifted: it refuses the recipient for
 * good (`refused`, 550) or for now (`refused-for-now`, 451), says nothing at all when an e-mail begins (`stalled`), or
 * takes the e-mail and ends the connection without saying so (`answer-lost`).
 */
export const mailFaultSchema = z.strictObject({
  fault: z.enum(['refused', 'refused-for-now', 'stalled', 'answer-lost']),
  /** Only e-mails to this address; any, if it is omitted. */
  address: z.string().optional(),
  times: z.int().min(1).optional(),
});
type MailFault = z.infer<typeof mailFaultSchema>;

/** The faults that are switched on. Kept in memory only. */
export class MailFaults {
  #faults: readonly MailFault[] = [];

  add(fault: MailFault): void {
    this.#faults = [...this.#faults, fault];
  }

  lift(): void {
    this.#faults = [];
  }

  /** The first fault of an e-mail to this address; it applies once less from now on. */
  take(address: string, ...kinds: readonly MailFault['fault'][]): MailFault['fault'] | undefined {
    const found = this.#faults.find(
      (fault) => kinds.includes(fault.fault) && [undefined, address].includes(fault.address),
    );
    if (!found) return undefined;
    this.#faults = this.#faults.flatMap((fault) => {
      if (fault !== found || fault.times === undefined) return [fault];
      return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
    });
    return found.fault;
  }
}
