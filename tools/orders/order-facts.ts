import { orderNumberFrom } from '../../api/context/identifiers.ts';
import { readOrderLedger } from '../../api/mail/due/order-mails.ts';
import type { MailLedger } from '../../api/mail/due/send-due.ts';
import { type Dispute, openDisputes } from '../../api/payments/disputes.ts';
import { inboxOf, storedEventSchema } from '../../api/payments/inbox.ts';
import { listRequests, registrationKind, withdrawalKind } from '../../commerce/customer-requests.ts';
import type { Withdrawal } from '../../contract/customer-service.ts';
import { isSameEmail } from '../../contract/email-address.ts';
import type { Registration } from '../../contract/registration.ts';
import type { Purchase } from './find-order.ts';

/** Everything that is kept about a purchase besides the purchase itself. */
export type OrderFacts = Awaited<ReturnType<typeof factsOf>>;

const noMails: MailLedger = {};

/** @throws ShopError as `Commerce` does. */
export async function factsOf(purchase: Purchase) {
  const { shop, order, cart, cartId } = purchase;
  const { context, records } = shop;
  const { language } = context;
  const [document, waiting, mails, withdrawals, registrations, disputes, stock, lines] = await Promise.all([
    cartId === null ? null : records.getCart(cartId),
    waitingFor(purchase),
    order ? readOrderLedger(context, order) : noMails,
    withdrawalsOf(purchase),
    registrationsOf(purchase),
    disputesOf(purchase),
    stockOf(purchase),
    order ? records.invoiceOf(order.orderNumber, language) : (cart?.invoiceLines ?? []),
  ]);
  // The cart's time is ISO 8601, and null once it has been deleted; lines are what was or is to be paid for.
  return {
    ...{ purchase, lines, waiting, mails, withdrawals, registrations, disputes, stock },
    cartCreatedAt: document?.createdAt ?? null,
  };
}

/** Notifications of the payment service that have not been processed yet, of as many as can be listed: more only wait during an outage. */
async function waitingFor({ shop, attempts }: Purchase) {
  const { commerce, store } = shop.context;
  const keys = attempts.map(({ key }) => key);
  const references = attempts.flatMap(({ interfaceId }) => interfaceId ?? []);
  const stored = await commerce.listObjects(inboxOf(store));
  return stored.flatMap(({ value }) => {
    const parsed = storedEventSchema.safeParse(value);
    if (!parsed.success) return [];
    const { event, receivedAt } = parsed.data;
    const isOurs =
      keys.includes(event.key) || references.includes(event.originalReference ?? event.pspReference);
    return isOurs ? [{ ...event, receivedAt }] : [];
  });
}

/** Customers type the number as they like. */
async function withdrawalsOf({ shop, orderNumber }: Purchase): Promise<Withdrawal[]> {
  if (orderNumber === null) return [];
  const all = await listRequests(shop.context.commerce, shop.context.store, withdrawalKind);
  return all.filter((withdrawal) => orderNumberFrom(withdrawal.orderNumber) === orderNumber);
}

/** What whoever ordered has registered, of this order or another. */
async function registrationsOf({ shop, order }: Purchase): Promise<Registration[]> {
  const email = order?.cart.email;
  if (!email) return [];
  const all = await listRequests(shop.context.commerce, shop.context.store, registrationKind);
  return all.filter((registration) => isSameEmail(registration.email, email));
}

/** Disputes in which the shop can still do something. */
async function disputesOf({ shop, attempts }: Purchase): Promise<Dispute[]> {
  const open = await openDisputes(shop.context);
  return open.filter(({ payment }) => attempts.some(({ id }) => id === payment));
}

/** What the order took from stock, and how much is for sale now; null if stock is not tracked. */
async function stockOf({ shop, order }: Purchase) {
  if (!order) return [];
  const { country, currency } = order.cart;
  const skus = [...new Set(order.taken.map(({ sku }) => sku))];
  const offers = await shop.context.commerce.findOffers(skus, { country, currency });
  return skus.map((sku) => ({
    sku,
    quantity: order.taken.reduce((sum, line) => sum + (line.sku === sku ? line.quantity : 0), 0),
    forSale: offers.get(sku)?.availableQuantity ?? null,
  }));
}
