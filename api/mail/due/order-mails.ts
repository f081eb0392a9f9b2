import type { Order } from '../../../contract/order.ts';
import { renderMail, type RenderedMail } from '../templates/render-mail.ts';
import type { Language } from '../../../stores/types.ts';
import { urlOf } from '../../../stores/urls.ts';
import { storeIdOf, tokenQuery } from '../../context/identifiers.ts';
import { noteOpenMails, removeOpenMails } from '../../context/open-mails.ts';
import type { RequestContext } from '../../context/request-context.ts';
import { readOrder } from '../../payments/cancel-order.ts';
import { orderViewOf } from '../../payments/order-view.ts';
import { legalTextsFor } from './legal-texts.ts';
import { mailsDue, type OrderMail } from './mails-due.ts';
import { readLedger, sendDue } from './send-due.ts';

/**
 * Sends every e-mail that is due about an order, to the address and in the language that it was placed with. An order that
 * was not placed by this shop gets none, and one of another storefront is left to that one. Never throws for mail's sake;
 * the sweeper sends what could not be sent.
 * @returns whether nothing is left to send for now.
 */
export async function sendOrderMails(context: RequestContext, orderNumber: string): Promise<boolean> {
  if (storeIdOf(orderNumber) !== context.store.id) return true;
  try {
    const found = await readOrder(context, orderNumber);
    if (!found?.order.wantsMails) return true;
    const language = languageOf(context, found.order.language);
    // The names of goods are in the language of whoever asks.
    const order =
      language === context.language ? found.order : await inLanguage(context, language, found.order);
    const view = orderViewOf(order, found.payments);
    const { email } = view.cart;
    if (email === null) return true;
    const due = mailsDue(view, await readLedger(context, orderNumber));
    if (due.length === 0) return true;
    const version = await noteOpenMails(context, orderNumber);
    const mails = due.map((mail) => ({
      id: mail.id,
      to: email,
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

/** A language of this storefront; its first one if the order has none of them. */
const languageOf = ({ store }: RequestContext, language: string | null): Language =>
  store.languages.find((offered) => offered === language) ?? store.languages[0];

async function inLanguage<Record extends { readonly orderNumber: string }>(
  { commerceIn }: RequestContext,
  language: Language,
  order: Record,
) {
  return (await commerceIn(language).findOrder(order.orderNumber)) ?? order;
}

/** An e-mail about an order, with a link to its page. */
export async function rendered(
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
