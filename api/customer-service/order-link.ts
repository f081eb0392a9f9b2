import { setTimeout as pause } from 'node:timers/promises';
import type { OrderRecord } from '../../commerce/commerce.ts';
import type { OrderLinkRequest } from '../../contract/customer-service.ts';
import { isSameEmail } from '../../contract/email-address.ts';
import { isShopError } from '../../contract/shop-error.ts';
import { countryOf } from '../../stores/countries.ts';
import { pathOf } from '../../stores/urls.ts';
import { orderNumberFrom, orderTokenDays, tokenQuery } from '../context/identifiers.ts';
import type { RequestContext } from '../context/request-context.ts';
import { mayLeave, newMessageId, sendNow } from '../mail/due/send-now.ts';

/** Before each attempt, in milliseconds. Nobody is told that an attempt failed, so a short outage must not be the end. */
const pauses = [0, 1_000, 3_000] as const;

/**
 * Sends a link to an order to the order's own email address, if the order has this number and this address, and was placed
 * in this storefront. To be called after the answer, which must not depend on any of this, nor take longer because of it.
 * @param origin of the page that asks, which is the storefront's.
 */
export async function sendOrderLink(
  context: RequestContext,
  request: OrderLinkRequest,
  origin: string,
): Promise<void> {
  const messageId = newMessageId(context);
  let outage: unknown;
  for (const milliseconds of pauses) {
    await pause(milliseconds);
    try {
      await attempt(context, request, { origin, messageId });
      return;
    } catch (error) {
      if (!isShopError(error, 'CommerceUnavailable', 'MailUnavailable')) throw error;
      outage = error;
    }
  }
  context.log.warn('order link not sent', { error: outage });
}

async function attempt(
  context: RequestContext,
  request: OrderLinkRequest,
  { origin, messageId }: { readonly origin: string; readonly messageId: string },
): Promise<void> {
  const { environment, language, log, store } = context;
  const order = await requestedOrder(context, request);
  if (!order?.cart.email) {
    log.info('order link not sent', { reason: 'no such order' });
    return;
  }
  const { orderNumber } = order;
  if (!(await mayLeave(context, 'order-link', { address: order.cart.email, id: messageId }))) return;
  const query = tokenQuery('order', orderNumber, environment.sessionSecrets);
  const orderUrl = `${origin}${pathOf(store, language, 'order-confirmation')}?${query}`;
  const data = { orderNumber, orderUrl, days: orderTokenDays };
  const outcome = await sendNow(context, 'order-link', data, { to: order.cart.email, messageId });
  if (outcome === 'accepted') log.info('order link sent', { order: orderNumber });
  else log.error('mail needs a person', { subject: orderNumber, mail: 'order-link', reason: 'refused' });
}

/** What an order number may consist of; others would mean something in an address. */
const orderNumberForm = /^[\w-]{1,80}$/;

async function requestedOrder(
  { commerce, store }: RequestContext,
  request: OrderLinkRequest,
): Promise<OrderRecord | null> {
  const orderNumber = orderNumberFrom(request.orderNumber);
  const order = orderNumberForm.test(orderNumber) ? await commerce.findOrder(orderNumber) : null;
  if (!order) return null;
  const { country, currency, email } = order.cart;
  // Storefronts may share a commercetools project, and each has tokens of its own.
  const isOwn = countryOf(store, country)?.currency === currency;
  return isOwn && email !== null && isSameEmail(email, request.email) ? order : null;
}
