import { createHash } from 'node:crypto';
import { isShopError } from '../../../contract/shop-error.ts';
import type { Language } from '../../../stores/types.ts';
import { requestsKept } from '../../../commerce/customer-requests.ts';
import type { RenderedMail } from '../templates/render-mail.ts';
import type { RequestContext } from '../../context/request-context.ts';
import { changeShared, type Expiring, type Place, readShared } from '../../context/shared-values.ts';
import { isDeferral } from '../send/mailer.ts';
import { z } from 'zod';

/** One e-mail that is due about a subject: an order, a withdrawal, a message. */
export interface DueMail {
  /** Unique within the subject, e.g. `confirmation`, `refund-<transaction id>`. */
  readonly id: string;
  readonly to: string;
  /** Who gets the answer, if not customer service. */
  readonly replyTo?: string;
  readonly unsubscribeUrl?: string;
  readonly language: Language;
  readonly saysPending?: boolean;
  /** Whether nobody needs to be called if the address does not exist: its owner has only asked for this, or who sends it is told. */
  readonly isOptional?: boolean;
  readonly render: () => Promise<RenderedMail>;
}

/** What sending needs of a request or of the sweeper. */
type MailContext = Pick<RequestContext, 'commerce' | 'environment' | 'log' | 'mailer' | 'store'>;

/** Where it is noted which e-mails about a subject were sent, for all instances of the shop API. */
export interface KeptLedger {
  read(): Promise<MailLedger>;
  /**
   * @param change makes the new ledger from the one that was read; called again whenever somebody else was faster.
   * @returns the new one; if others kept being faster, as they have left it, and `isChanged` is false.
   */
  change(
    change: (before: MailLedger) => MailLedger,
  ): Promise<{ readonly value: MailLedger; readonly isChanged: boolean }>;
}

/** Where the ledgers of all subjects but orders are: as long as withdrawals, whose acknowledgment they prove. */
export const mailLedgers: Expiring = { container: 'mail-ledgers', age: requestsKept };

/** The ledger of what has no record of its own that could keep it, e.g. of a withdrawal. */
export function ledgerObject({ commerce }: Pick<MailContext, 'commerce'>, subject: string): KeptLedger {
  const place: Place = { container: mailLedgers.container, key: subject };
  return {
    read: async () => (await readShared(commerce, place, mailLedgerSchema)).value ?? {},
    async change(change) {
      const { value, isChanged } = await changeShared(commerce, place, mailLedgerSchema, (before) =>
        change(before ?? {}),
      );
      return { value: value ?? {}, isChanged };
    },
  };
}

/**
 * Claims, sends, and marks each e-mail that the subject's ledger does not have yet. An e-mail is sent twice only if the
 * first time nobody could note that it was, and then with the same `Message-ID`. Never throws for mail's sake: whoever asks
 * has noted where the sweeper finds what could not be sent, and a refused address or a day of failure is logged as an error that calls
 * a person.
 * @param subject 1 to 256 letters, digits, `-`, `_`, `.` or `~`, e.g. an order number.
 * @returns whether nothing is left to do: each e-mail was taken or refused for good.
 */
export async function sendDue(
  context: MailContext,
  subject: string,
  due: readonly DueMail[],
  kept = ledgerObject(context, subject),
): Promise<boolean> {
  try {
    const ledger = await kept.read();
    let isDone = true;
    for (const mail of due.filter(({ id }) => !isSettled(ledger[id])))
      isDone = (await sendOne(context, subject, mail, kept)) && isDone;
    return isDone;
  } catch (error) {
    context.log.warn('E-mails wait: their ledger cannot be written', { subject, error });
    return false;
  }
}

async function sendOne(
  context: MailContext,
  subject: string,
  mail: DueMail,
  kept: KeptLedger,
): Promise<boolean> {
  const { log } = context;
  const { id } = mail;
  const messageId = messageIdOf(context, subject, id);
  let entry: MailEntry | null = null;
  const { value, isChanged } = await kept.change((before) => {
    const claim = claimed(before, mail, messageId, Date.now());
    entry = claim?.entry ?? null;
    return claim?.ledger ?? before;
  });
  const own = entry as MailEntry | null;
  if (own === null || !isChanged) return isSettled(value[id]);
  const result = await attempt(context, subject, mail, own.messageId);
  await kept.change((before) => noted(before, id, own, result, Date.now()));
  if (result === 'accepted') log.info('mail sent', { subject, mail: id, messageId: own.messageId });
  if (result === 'refused' && mail.isOptional === true) log.info('mail refused', { subject, mail: id });
  else if (result === 'refused') log.error('mail needs a person', { subject, mail: id, reason: 'refused' });
  if (result === 'failed' && hasFailedForADay(own, Date.now()) && own.calledPerson !== true)
    log.outage('mail needs a person', { subject, mail: id, reason: 'not sent for a day' });
  return result !== 'failed';
}

async function attempt(
  { mailer, log }: MailContext,
  subject: string,
  { id, to, replyTo, unsubscribeUrl, language, render }: DueMail,
  messageId: string,
): Promise<'accepted' | 'refused' | 'failed'> {
  try {
    const rendered = await render();
    return await mailer.send({
      ...rendered,
      to,
      ...(replyTo !== undefined && { replyTo }),
      ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
      language,
      messageId,
    });
  } catch (error) {
    const about = { subject, mail: id };
    if (!isShopError(error, 'MailUnavailable')) log.outage('mail cannot be written', { ...about, error });
    else if (isDeferral(error.cause)) log.warn('mail not sent', { ...about, error: error.cause });
    else log.outage('the mail server takes no e-mails', { ...about, error: error.cause });
    return 'failed';
  }
}

/** The same for the same e-mail, whoever sends it and however often. */
function messageIdOf({ environment }: MailContext, subject: string, id: string): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([subject, id]))
    .digest('hex')
    .slice(0, 32);
  return `<${digest}@${environment.mail.from.split('@').at(-1) ?? ''}>`;
}

const mailEntrySchema = z.object({
  messageId: z.string(),
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
  calledPerson: z.boolean().optional(),
});
type MailEntry = z.infer<typeof mailEntrySchema>;

/** The e-mails about one subject, by their IDs. */
export const mailLedgerSchema = z.record(z.string(), mailEntrySchema);
export type MailLedger = z.infer<typeof mailLedgerSchema>;

/** Whether nothing is left to do about an e-mail. */
export const isSettled = (entry: MailEntry | undefined): boolean =>
  entry?.sentAt !== undefined || entry?.refusedAt !== undefined;

const minute = 60_000;
/** How long an e-mail that could not be sent waits. Whatever tries again has waits of its own, which grow. */
const pause = minute;
/** Longer than an e-mail may take, so that two processes never send the same one at the same time. */
const claim = 2 * minute;
const day = 24 * 60 * minute;

/**
 * Takes an e-mail to send it now.
 * @returns null if it is settled, or belongs to somebody else until later.
 */
export function claimed(
  ledger: MailLedger,
  { id, saysPending }: Pick<DueMail, 'id' | 'saysPending'>,
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
  const after: MailEntry = {
    accepted: { ...known, sentAt: now },
    refused: { ...known, refusedAt: now },
    failed: {
      ...known,
      failures: known.failures + 1,
      nextTryAt: now + pause,
      ...(hasFailedForADay(known, now) && { calledPerson: true }),
    },
  }[result];
  return { ...ledger, [id]: after };
}

const hasFailedForADay = ({ firstTriedAt }: MailEntry, now: number): boolean => now - firstTriedAt >= day;
