import { randomUUID } from 'node:crypto';
import { changeShared } from '../../context/shared-values.ts';
import type { RequestContext } from '../../context/request-context.ts';
import { readOrder } from '../../payments/cancel-order.ts';
import { orderViewOf } from '../../payments/order-view.ts';
import { type MailLedger, mailLedgerSchema } from './mail-ledger.ts';
import { mailsDue, type OrderMail } from './mails-due.ts';
import { rendered } from './order-mails.ts';
import { ledgers } from './send-due.ts';

/** An e-mail that can be sent again, and to whom. */
export interface Resendable {
  readonly mail: OrderMail;
  readonly to: string;
  readonly send: () => Promise<{ readonly outcome: 'accepted' | 'refused'; readonly messageId: string }>;
}

/**
 * The e-mails about an order as they would be written now, the latest of a kind last: a person who has none may have lost
 * it, or given a wrong address. Each is sent with a `Message-ID` of its own, because mail programs hide one that they have
 * seen, and noted in the order's ledger.
 * @throws ShopError as `Commerce` does, and when sending also `MailUnavailable`.
 */
export async function resendableMails(context: RequestContext, orderNumber: string): Promise<Resendable[]> {
  const found = await readOrder(context, orderNumber);
  if (!found) return [];
  const { store, commerceIn, mailer, environment } = context;
  const language = store.languages.find((offered) => offered === found.order.language) ?? store.languages[0];
  const order = (await commerceIn(language).findOrder(orderNumber)) ?? found.order;
  const view = orderViewOf(order, found.payments);
  const to = view.cart.email;
  if (to === null) return [];
  return mailsDue(view, {}).map((mail) => ({
    mail,
    to,
    async send() {
      const messageId = `<${randomUUID()}@${environment.mail.from.split('@').at(-1) ?? ''}>`;
      const replyTo = store.contact.email;
      const content = await rendered(context, language, view, mail);
      const outcome = await mailer.send({ ...content, to, replyTo, language, messageId });
      await note(context, orderNumber, mail.id, messageId, outcome);
      return { outcome, messageId };
    },
  }));
}

async function note(
  { commerce }: Pick<RequestContext, 'commerce'>,
  orderNumber: string,
  id: string,
  messageId: string,
  outcome: 'accepted' | 'refused',
): Promise<void> {
  const now = Date.now();
  const end = outcome === 'accepted' ? { sentAt: now } : { refusedAt: now };
  const entry = { messageId, firstTriedAt: now, nextTryAt: now, failures: 0, ...end };
  const withEntry = (before: MailLedger | null): MailLedger => ({ ...before, [`${id}-again-${now}`]: entry });
  const place = { container: ledgers, key: orderNumber };
  await changeShared(commerce, place, mailLedgerSchema, withEntry);
}
