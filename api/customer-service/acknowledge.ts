import {
  closeRequest,
  type CustomerRequest,
  findRequest,
  listDueRequests,
  noteDueRequest,
  type RequestKind,
} from '../../commerce/customer-requests.ts';
import type { RequestContext } from '../context/request-context.ts';
import { sweepEach } from '../context/sweep-each.ts';
import { type DueMail, sendDue } from '../mail/due/send-due.ts';

/** A kind of request, and how it is answered. */
export interface AnsweredKind<Kept extends CustomerRequest> extends RequestKind<Kept> {
  /** Every e-mail that is due about a request as it is now, those included that have been sent: none leaves twice. */
  readonly mailsAbout: (context: RequestContext, request: Kept) => Promise<readonly DueMail[]>;
}

/**
 * Sends what is due about a request and has not been sent. Whatever cannot be sent now is sent by the sweeper.
 * @returns whether nothing is left to send.
 * @throws ShopError as `CustomObjects` does; the sweeper then goes on.
 */
export async function acknowledge<Kept extends CustomerRequest>(
  context: RequestContext,
  kind: AnsweredKind<Kept>,
  request: Kept,
): Promise<boolean> {
  const isDone = await sendDue(context, request.id, await kind.mailsAbout(context, request));
  if (isDone) await closeRequest(context.commerce, context.store, kind, request.id);
  return isDone;
}

/**
 * Sends e-mails about requests of a kind that have not left yet, because the mail server was down or the process ended after the
 * answer.
 * @param minAge how old a note has to be, so that the request is not still working on it, in milliseconds.
 * @param until when to begin no further acknowledgment, in milliseconds since 1970.
 * @throws ShopError as `CustomObjects` does.
 */
export async function sweepRequests<Kept extends CustomerRequest>(
  context: RequestContext,
  kind: AnsweredKind<Kept>,
  minAge: number,
  until: number,
): Promise<void> {
  const { commerce, store } = context;
  const due = await listDueRequests(commerce, store, kind, Date.now() - minAge);
  await sweepEach(due, until, async (id) => {
    const request = await findRequest(commerce, store, kind, id);
    // A call noted it and then failed, of which its customer was told; or it has been deleted.
    if (request === null) await closeRequest(commerce, store, kind, id);
    const isDone = request === null || (await acknowledge(context, kind, request));
    if (!isDone) await noteDueRequest(commerce, store, kind, id);
    return isDone;
  });
}
