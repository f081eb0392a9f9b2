import { z } from 'zod';

/** What has become of one e-mail. */
const mailEntrySchema = z.object({
  messageId: z.string(),
  /** Milliseconds since 1970. */
  firstTriedAt: z.number(),
  /** Until then, it belongs to whoever claimed it; afterwards, anybody may try (again). */
  nextTryAt: z.number(),
  failures: z.int(),
  /** Whether it said that money is awaited; then another one says that it has arrived. */
  saysPending: z.boolean().optional(),
  /** When the server took it. */
  sentAt: z.number().optional(),
  /** When the server said that it never will. */
  refusedAt: z.number().optional(),
  /** A person has been called because it did not leave for a day. */
  calledPerson: z.boolean().optional(),
});
export type MailEntry = z.infer<typeof mailEntrySchema>;

/** The e-mails about one subject, by their IDs. */
export const mailLedgerSchema = z.record(z.string(), mailEntrySchema);
export type MailLedger = z.infer<typeof mailLedgerSchema>;

/** Whether nothing is left to do about an e-mail. */
export const isSettled = (entry: MailEntry | undefined): boolean =>
  entry?.sentAt !== undefined || entry?.refusedAt !== undefined;

/** In milliseconds. */
const minute = 60_000;
/** Longer than an e-mail may take, so that two processes never send the same one at the same time. */
const claim = 2 * minute;
const day = 24 * 60 * minute;

/** What a ledger needs to know of an e-mail. */
interface Claimant {
  readonly id: string;
  readonly saysPending?: boolean;
}

/**
 * Takes an e-mail to send it now.
 * @returns null if it is settled, or belongs to somebody else until later.
 */
export function claimed(
  ledger: MailLedger,
  { id, saysPending }: Claimant,
  messageId: string,
  now: number,
): { readonly ledger: MailLedger; readonly entry: MailEntry } | null {
  const known = ledger[id];
  if (isSettled(known) || (known && known.nextTryAt > now)) return null;
  const entry: MailEntry = {
    ...(known ?? { messageId, firstTriedAt: now, failures: 0 }),
    nextTryAt: now + claim,
    ...(saysPending !== undefined && { saysPending }),
  };
  return { ledger: { ...ledger, [id]: entry }, entry };
}

/** Notes how an attempt ended. What is settled stays as it is: a slower attempt of another process changes nothing. */
export function noted(
  ledger: MailLedger,
  id: string,
  entry: MailEntry,
  result: 'accepted' | 'refused' | 'failed',
  now: number,
): MailLedger {
  const known = ledger[id] ?? entry;
  if (isSettled(known)) return ledger;
  const failures = known.failures + 1;
  const after: MailEntry = {
    accepted: { ...known, sentAt: now },
    refused: { ...known, refusedAt: now },
    failed: {
      ...known,
      failures,
      nextTryAt: now + Math.min(60, 2 ** (failures - 1)) * minute,
      ...(hasFailedForADay(known, now) && { calledPerson: true }),
    },
  }[result];
  return { ...ledger, [id]: after };
}

export const hasFailedForADay = ({ firstTriedAt }: MailEntry, now: number): boolean =>
  now - firstTriedAt >= day;
