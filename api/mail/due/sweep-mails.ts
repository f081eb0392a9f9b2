import { z } from 'zod';
import { storeIdOf } from '../../context/identifiers.ts';
import { noteOpenMails, openMailsOf, removeOpenMails } from '../../context/open-mails.ts';
import type { RequestContext } from '../../context/request-context.ts';
import { readShared } from '../../context/shared-values.ts';
import { sendOrderMails } from './order-mails.ts';

/** How long something has to have been left alone before the sweeper takes over, in milliseconds. */
const grace = 60_000;
/** Subjects in one run; the rest follows in the next one. */
const atMost = 100;
/** After so many subjects whose e-mails could not be sent, the mail server is down, and the next run tries again. */
const maxFailures = 3;

/** Where the list of changed orders goes on, for each storefront. */
const cursors = 'mail-cursors';
const cursorSchema = z.object({ id: z.string(), modifiedAt: z.number() });

/**
 * Sends the e-mails that requests left behind: about whatever was noted as open, and about every order that has changed,
 * also by staff and by the warehouse. A failure is logged, never thrown, and left to the next run.
 * @param minAge overrides the waiting time, in milliseconds; for tests.
 * @param until when to stop, in milliseconds since 1970.
 */
export async function sweepMails(context: RequestContext, minAge = grace, until = Infinity): Promise<void> {
  const { commerce, store, log } = context;
  const before = Date.now() - minAge;
  let failures = 0;
  const isOver = () => failures >= maxFailures || Date.now() >= until;
  const send = async (orderNumber: string) => {
    const isDone = await sendOrderMails(context, orderNumber);
    if (!isDone) failures += 1;
    return isDone;
  };
  try {
    const query = { unchangedSince: before, limit: atMost };
    for (const { key, version } of await commerce.listObjects(openMailsOf(store.id), query)) {
      if (isOver()) return;
      if (await send(key)) await removeOpenMails(context, key, version);
    }
    const place = { container: cursors, key: store.id };
    const start = (await readShared(commerce, place, cursorSchema)).value ?? { id: '', modifiedAt: 0 };
    let after = start;
    for (const { id, orderNumber, modifiedAt } of await commerce.listChangedOrders({ after, before })) {
      if (isOver()) break;
      // All storefronts share one list.
      const isOwn = storeIdOf(orderNumber) === store.id;
      // Whatever keeps it from being sent, the note brings it back.
      if (isOwn && !(await send(orderNumber))) await noteOpenMails(context, orderNumber);
      after = { id, modifiedAt };
    }
    if (after !== start) await commerce.putObject(cursors, store.id, after);
  } catch (error) {
    log.warn('e-mails could not be swept', { error });
  }
}
