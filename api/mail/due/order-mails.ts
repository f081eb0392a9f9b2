import { offeredLanguage } from '../../../stores/languages.ts';
import { newMessageId } from './send-now.ts';
import type { LineItem } from '../../../contract/cart.ts';
import type { Delivery, Order, PaymentInstructions, Refund } from '../../../contract/order.ts';
import type { ReturnedLine } from '../../../contract/return.ts';
import { type RenderedMail, renderMail } from '../templates/render-mail.ts';
import type { Language } from '../../../stores/types.ts';
import { declineId } from '../../../contract/secret-links.ts';
import { urlOf } from '../../../stores/urls.ts';
import type { OrderRecord, OrderWithPayments } from '../../../commerce/commerce.ts';
import { tokenQuery } from '../../context/identifiers.ts';
import type { RequestContext } from '../../context/request-context.ts';
import { orderViewOf } from '../../payments/order-view.ts';
import { writeOrder } from '../../payments/record.ts';
import { legalTextsFor } from './legal-texts.ts';
import {
  isSettled,
  type KeptLedger,
  ledgerObject,
  type MailLedger,
  mailLedgerSchema,
  sendDue,
} from './send-due.ts';

/**
 * Sends every e-mail that is due about an order, to the address and in the language that it was placed with. An order that
 * was not placed by this shop gets none. What could not be sent is noted on the order, so that the sweeper finds it.
 * @param hasMore whether something else is left to do about the order, so that it stays unfinished.
 * @returns whether nothing is left to send for now.
 * @throws ShopError as `Commerce` does.
 */
export async function sendOrderMails(
  context: RequestContext,
  whole: OrderWithPayments,
  hasMore = false,
): Promise<boolean> {
  const { order } = whole;
  const { orderNumber, wantsMails, unfinished } = order;
  const { language, to, view } = forMails(context, whole);
  const known = await readOrderLedger(context, order);
  const due = wantsMails && to !== '' ? mailsDue(view, known) : [];
  if (due.length === 0) {
    if (unfinished !== hasMore)
      await context.commerce.updateOrder(order, [{ change: 'setMails', unfinished: hasMore }]);
    return true;
  }
  const mails = due.map((mail) => ({
    id: mail.id,
    to,
    language,
    ...(mail.kind === 'confirmation' && { saysPending: mail.saysPending }),
    render: () => rendered(context, language, view, mail),
  }));
  const isLeft = (ledger: MailLedger) => hasMore || due.some(({ id }) => !isSettled(ledger[id]));
  return sendDue(context, orderNumber, mails, ledgerOn(context, order, known, isLeft));
}

const invitation = 'review-invitation';

/** Whether the customer of an order has been asked what they think of it. */
export const isInvited = (order: Pick<OrderRecord, 'mails'>): boolean =>
  isSettled(ledgerIn(order)?.[invitation]);

/**
 * Asks the customer of an order, once, what they think of products that were in it. What cannot be sent now has to be tried again.
 * @returns whether nothing is left to send.
 * @throws ShopError as `Commerce` does.
 */
export async function sendReviewInvitation(
  context: RequestContext,
  whole: OrderWithPayments,
  products: readonly Pick<LineItem, 'productKey' | 'name' | 'imageUrl'>[],
): Promise<boolean> {
  const { store, environment } = context;
  const { order } = whole;
  const { orderNumber, cart } = order;
  const { language, to } = forMails(context, whole);
  const query = tokenQuery('order', orderNumber, environment.sessionSecrets);
  const reviewUrl = `${urlOf(store, language, 'review')}?${query}`;
  const data = {
    orderNumber,
    products: products.map(({ productKey, name, imageUrl }) => ({
      name,
      imageUrl,
      reviewUrl: `${reviewUrl}&${new URLSearchParams({ product: productKey })}`,
    })),
    declineUrl: `${urlOf(store, language, 'order-confirmation')}?${query}#${declineId}`,
  };
  const mail = {
    id: invitation,
    to,
    language,
    unsubscribeUrl: `${store.origin}/api/review-invitations/unsubscribe?${query}`,
    isOptional: true,
    render: () => renderMail(invitation, data, { store, language, country: cart.country }),
  };
  const known = await readOrderLedger(context, order);
  const kept = ledgerOn(context, order, known, (_ledger, { unfinished }) => unfinished);
  return sendDue(context, orderNumber, [mail], kept);
}

/** The e-mails about an order that were sent. Those of orders from before they had a field are in an object of their own. */
export const readOrderLedger = async (
  context: Pick<RequestContext, 'commerce'>,
  { orderNumber, mails }: Pick<OrderRecord, 'orderNumber' | 'mails'>,
): Promise<MailLedger> => ledgerIn({ mails }) ?? ledgerObject(context, orderNumber).read();

/** Null for orders from before they had a field for it. */
const ledgerIn = ({ mails }: Pick<OrderRecord, 'mails'>): MailLedger | null =>
  mails === null ? null : mailLedgerSchema.parse(JSON.parse(mails));

/** Since when an order's e-mails have been tried in vain, in milliseconds since 1970; null if none was, or nobody can read it. */
export function mailsWaitSince(order: Pick<OrderRecord, 'mails'>): number | null {
  try {
    const waiting = Object.values(ledgerIn(order) ?? {}).filter((entry) => !isSettled(entry));
    return waiting.length === 0 ? null : Math.min(...waiting.map(({ firstTriedAt }) => firstTriedAt));
  } catch {
    return null;
  }
}

/**
 * The ledger on the order itself: its version decides who is faster, and the same write says whether something is left to do.
 * @param known what it says as long as the order has no field for it.
 */
function ledgerOn(
  context: RequestContext,
  order: OrderRecord,
  known: MailLedger,
  isLeft: (ledger: MailLedger, latest: OrderRecord) => boolean,
): KeptLedger {
  let current = order;
  return {
    read: () => Promise.resolve(ledgerIn(current) ?? known),
    async change(change) {
      let value = known;
      let isChanged = false;
      current = await writeOrder(context, current, (latest) => {
        const before = ledgerIn(latest) ?? known;
        value = change(before);
        isChanged = value !== before;
        return isChanged
          ? [{ change: 'setMails', mails: JSON.stringify(value), unfinished: isLeft(value, latest) }]
          : [];
      });
      return { value, isChanged };
    },
  };
}

/** What e-mails about an order are made from, and for whom; nobody if `to` is empty. */
function forMails({ store }: RequestContext, { order, payments }: OrderWithPayments) {
  const language = offeredLanguage(store, order.language);
  return { language, to: order.cart.email ?? '', view: orderViewOf(order, payments) };
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
    case 'return-announced':
    case 'return-received':
      return renderMail(mail.kind, { ...data, returned: mail.returned }, where);
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
  | { readonly id: string; readonly kind: 'refunded'; readonly refund: Refund }
  | {
      readonly id: string;
      readonly kind: 'return-announced' | 'return-received';
      readonly returned: readonly ReturnedLine[];
    };

/**
 * The e-mails that an order still owes its customer, in the order in which they make sense: a confirmation whatever has
 * become of the order since, how to pay as long as there is something to pay, that the money has arrived if something
 * said that it was awaited, that it is canceled, each delivery, each return that was announced in the shop, and that it has arrived,
 * and each refund that is done. What has left, or never
 * will, is not due again, whatever happens in which order.
 */
export function mailsDue(order: Order, ledger: MailLedger): OrderMail[] {
  const { status, paymentState, instructions, deliveries, returns, refunds } = order;
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
    ...returnMails(returns),
    ...refunds
      .filter(({ state }) => state === 'done')
      .map((refund) => ({ id: `refunded-${refund.id}`, kind: 'refunded', refund }) as const),
  ];
  return all.filter(({ id }) => !isSettled(ledger[id]));
}

/** What nobody announced in the shop, such as what staff note by themselves, is not told; nor is what a gift's recipient does. */
function returnMails(returns: readonly ReturnedLine[]): OrderMail[] {
  const told = returns.filter(({ number, isByRecipient }) => number !== null && !isByRecipient);
  return [...Map.groupBy(told, ({ returnId }) => returnId)].flatMap(([returnId, returned]) =>
    (['announced', 'received'] as const).flatMap((state) => {
      const lines = returned.filter((line) => line.state === state);
      const kind = `return-${state}` as const;
      return lines.length === 0 ? [] : [{ id: `${kind}-${returnId}`, kind, returned: lines }];
    }),
  );
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
  const { commerce, store, mailer } = context;
  const whole = await commerce.findWholeOrder(orderNumber);
  if (!whole?.order.cart.email) return [];
  const { language, to, view } = forMails(context, whole);
  return mailsDue(view, {}).map((mail) => ({
    mail,
    to,
    async send() {
      const messageId = newMessageId(context);
      const replyTo = store.contact.email;
      const content = await rendered(context, language, view, mail);
      const outcome = await mailer.send({ ...content, to, replyTo, language, messageId });
      const now = Date.now();
      const end = outcome === 'accepted' ? { sentAt: now } : { refusedAt: now };
      const entry = { messageId, firstTriedAt: now, nextTryAt: now, failures: 0, ...end };
      const { order } = whole;
      const known = await readOrderLedger(context, order);
      const kept = ledgerOn(context, order, known, (_ledger, { unfinished }) => unfinished);
      await kept.change((before) => ({ ...before, [`${mail.id}-again-${now}`]: entry }));
      return { outcome, messageId };
    },
  }));
}
