import {
  closeRequest,
  type CustomerRequest,
  findRequest,
  listDueRequests,
  noteDueRequest,
  type RequestKind,
} from '../../commerce/customer-requests.ts';
import { isShopError } from '../../contract/shop-error.ts';
import type { RequestContext } from '../context/request-context.ts';
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

/** After so many in a run that could not be acknowledged, the mail server is down, and the others wait. */
const maxFailures = 3;

/** How old a note has to be before the sweeper takes over from the request that works on it, in milliseconds. */
const grace = 60_000;

/**
 * Sends e-mails about requests of a kind that have not left yet, because the mail server was down or the process ended after the
 * answer. A failure is logged, never thrown.
 * @param minAge overrides the waiting time, in milliseconds; for tests.
 * @param until when to begin no further acknowledgment, in milliseconds since 1970.
 */
export async function sweepRequests<Kept extends CustomerRequest>(
  context: RequestContext,
  kind: AnsweredKind<Kept>,
  minAge = grace,
  until = Infinity,
): Promise<void> {
  const { commerce, store, log } = context;
  try {
    let failures = 0;
    for (const id of await listDueRequests(commerce, store, kind, Date.now() - minAge)) {
      if (failures >= maxFailures || Date.now() >= until) break;
      const request = await findRequest(commerce, store, kind, id);
      // A call noted it and then failed, of which its customer was told; or it has been deleted.
      if (request === null) await closeRequest(commerce, store, kind, id);
      else if (!(await acknowledge(context, kind, request))) {
        failures += 1;
        await noteDueRequest(commerce, store, kind, id);
      }
    }
  } catch (error) {
    if (!isShopError(error)) throw error;
    log.warn('customers’ requests could not be acknowledged yet', { kind: kind.container, error });
  }
}
