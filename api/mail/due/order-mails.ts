import { offeredLanguage } from '../../../stores/languages.ts';
import { newMessageId } from './send-now.ts';
import type { Delivery, Order, PaymentInstructions, Refund } from '../../../contract/order.ts';
import { type RenderedMail, renderMail } from '../templates/render-mail.ts';
import type { Language } from '../../../stores/types.ts';
import { urlOf } from '../../../stores/urls.ts';
import { storeIdOf, tokenQuery } from '../../context/identifiers.ts';
import { noteOpenMails, removeOpenMails } from '../../context/open-mails.ts';
import type { RequestContext } from '../../context/request-context.ts';
import { readOrder } from '../../payments/cancel-order.ts';
import { orderViewOf } from '../../payments/order-view.ts';
import { legalTextsFor } from './legal-texts.ts';
import { isSettled, ledgers, type MailLedger, mailLedgerSchema, readLedger, sendDue } from './send-due.ts';
import { changeShared } from '../../context/shared-values.ts';

/**
 * Sends every e-mail that is due about an order, to the address and in the language that it was placed with. An order that
 * was not placed by this shop gets none, and one of another storefront is left to that one. Never throws for mail's sake;
 * the sweeper sends what could not be sent.
 * @returns whether nothing is left to send for now.
 */
export async function sendOrderMails(context: RequestContext, orderNumber: string): Promise<boolean> {
  if (storeIdOf(orderNumber) !== context.store.id) return true;
  try {
    const found = await readForMails(context, orderNumber);
    if (!found?.wantsMails) return true;
    const { language, to, view } = found;
    const due = mailsDue(view, await readLedger(context, orderNumber));
    if (due.length === 0) return true;
    const version = await noteOpenMails(context, orderNumber);
    const mails = due.map((mail) => ({
      id: mail.id,
      to,
      language,
      ...(mail.kind === 'confirmation' && { saysPending: mail.saysPending }),
      render: () => rendered(context, language, view, mail),
    }));
    if (!(await sendDue(context, orderNumber, mails))) return false;
    await removeOpenMails(context, orderNumber, version);
    return true;
  } catch (error) {
    context.log.warn('E-mails about an order wait', { order: orderNumber, error });
    return false;
  }
}

/** What e-mails about an order are made from, and for whom; null if there is none, or nobody to write to. */
async function readForMails(context: RequestContext, orderNumber: string) {
  const found = await readOrder(context, orderNumber);
  if (!found?.order.cart.email) return null;
  const language = offeredLanguage(context.store, found.order.language);
  // The names of goods are in the language of whoever asks.
  const named =
    language === context.language ? null : await context.commerceIn(language).findOrder(orderNumber);
  const view = orderViewOf(named ?? found.order, found.payments);
  return { language, to: found.order.cart.email, wantsMails: found.order.wantsMails, view };
}

async function rendered(
  { store, environment }: RequestContext,
  language: Language,
  order: Order,
  mail: OrderMail,
): Promise<RenderedMail> {
  const where = { store, language, country: order.cart.country };
  const query = tokenQuery('order', order.orderNumber, environment.sessionSecrets);
  const data = { order, orderUrl: `${urlOf(store, language, 'order-confirmation')}?${query}` };
  switch (mail.kind) {
    case 'confirmation': {
      const legalTexts = await legalTextsFor(store, language);
      return renderMail('confirmation', { ...data, legalTexts }, where);
    }
    case 'how-to-pay':
      return renderMail('how-to-pay', { ...data, instructions: mail.instructions }, where);
    case 'shipped':
      return renderMail('shipped', { ...data, delivery: mail.delivery }, where);
    case 'refunded':
      return renderMail('refunded', { ...data, refund: mail.refund }, where);
    case 'payment-arrived':
    case 'canceled':
      return renderMail(mail.kind, data, where);
  }
}

/** One e-mail about an order; `id` is unique within the order. */
export type OrderMail =
  | { readonly id: string; readonly kind: 'confirmation'; readonly saysPending: boolean }
  | { readonly id: string; readonly kind: 'how-to-pay'; readonly instructions: PaymentInstructions }
  | { readonly id: string; readonly kind: 'payment-arrived' | 'canceled' }
  | { readonly id: string; readonly kind: 'shipped'; readonly delivery: Delivery }
  | { readonly id: string; readonly kind: 'refunded'; readonly refund: Refund };

/**
 * The e-mails that an order still owes its customer, in the order in which they make sense: a confirmation whatever has
 * become of the order since, how to pay as long as there is something to pay, that the money has arrived if something
 * said that it was awaited, that it is canceled, each delivery, and each refund that is done. What has left, or never
 * will, is not due again, whatever happens in which order.
 */
export function mailsDue(order: Order, ledger: MailLedger): OrderMail[] {
  const { status, paymentState, instructions, deliveries, refunds } = order;
  const isCanceled = status === 'canceled';
  const { confirmation, 'how-to-pay': howToPay } = ledger;
  const wasAwaited = (confirmation?.saysPending === true && isSettled(confirmation)) || isSettled(howToPay);
  const all: OrderMail[] = [
    { id: 'confirmation', kind: 'confirmation', saysPending: paymentState === 'pending' },
    ...(instructions && !isCanceled ? [{ id: 'how-to-pay', kind: 'how-to-pay', instructions } as const] : []),
    ...(paymentState === 'paid' && wasAwaited && !isCanceled
      ? [{ id: 'payment-arrived', kind: 'payment-arrived' } as const]
      : []),
    ...(isCanceled ? [{ id: 'canceled', kind: 'canceled' } as const] : []),
    ...deliveries.map((delivery) => ({ id: `shipped-${delivery.id}`, kind: 'shipped', delivery }) as const),
    ...refunds
      .filter(({ state }) => state === 'done')
      .map((refund) => ({ id: `refunded-${refund.id}`, kind: 'refunded', refund }) as const),
  ];
  return all.filter(({ id }) => !isSettled(ledger[id]));
}

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
  const { store, mailer } = context;
  const found = await readForMails(context, orderNumber);
  if (!found) return [];
  const { language, to, view } = found;
  return mailsDue(view, {}).map((mail) => ({
    mail,
    to,
    async send() {
      const messageId = newMessageId(context);
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
